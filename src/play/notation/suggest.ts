// What could be typed next: line keys, cards, keywords, verbs, players. For completion while a text is written.
import { KEYWORDS } from '../../swtcg/cards/keyword-names.ts';
import { TURN_POINTS } from '../../swtcg/model/state.ts';
import type { CardNames } from './cards.ts';
import { placedIn } from '../../core/notation/json.ts';
import { VERBS } from '../../core/notation/kinds.ts';
import { KEYS } from './line-keys.ts';
import { readNotation } from './read.ts';
import { SENTENCES } from './sentence.ts';

export interface Suggestions {
  /** Where the word begins that would be replaced. */
  readonly from: number;
  readonly words: readonly string[];
}

const MOST = 8;
const LINE_KEYS = KEYS.map((key) => `${key}: `);
/** The words after the first value of each sentence: "attacks", "does not attack". */
const DEEDS = [
  ...new Set(
    Object.values(SENTENCES)
      .flat()
      .flatMap((form) => /^\{[^}]*\} ([a-z][\w|’' ]*)/.exec(form)?.[1]?.trim().replace(/\|\S+/g, '') ?? []),
  ),
  ...VERBS.map((name) => `${name.toLowerCase()}s`),
].sort();

/** The candidates that fit where the caret stands, before what is typed is compared. */
function candidates(line: string, text: string, data: CardNames | undefined): readonly string[] {
  const quotes = (line.match(/["“”]/g) ?? []).length;
  if (quotes % 2 === 1) return KEYWORDS.map(({ name }) => name);
  const key = /^\s*([a-z][a-z -]*?)\s*:/i.exec(line)?.[1]?.toLowerCase();
  if (key === 'at' || key === 'until') return TURN_POINTS;
  const { json } = readNotation(text, data && { cards: data });
  const table = (json.start ?? json) as Parameters<typeof placedIn>[0];
  const ids = [...new Set(placedIn(table).map(({ id }) => id))];
  if (key !== undefined && key !== 'expect')
    return [...Object.keys((json.cards ?? {}) as object), ...(data?.names() ?? [])];
  const sides = ['Dark', 'Light'];
  if (key === 'expect') return [...ids, ...sides, 'nobody wins', 'is discarded', 'is tapped', 'controls'];
  const start = /^\s*\S*$/.test(line);
  return start
    ? [...LINE_KEYS, ...ids, ...sides]
    : [...DEEDS, ...ids, ...KEYWORDS.map(({ name }) => name), 'rolling'];
}

/** Suggestions for the word, or the words, that end at the caret. */
export function suggest(text: string, caret: number, data?: CardNames): Suggestions {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  const lineEnd = text.indexOf('\n', caret);
  // The line that is being written is not read: it is wrong until it is done.
  const others = text.slice(0, lineStart) + (lineEnd < 0 ? '' : text.slice(lineEnd + 1));
  const all = candidates(line, others, data);
  const tail = /[^\s"“(,;:]+(?: [^\s"“(,;:]+){0,3}$/.exec(line)?.[0] ?? '';
  // The longest part of what was typed that begins something.
  for (let typed = tail; typed !== ''; typed = /^\S+ (.*)$/.exec(typed)?.[1] ?? '') {
    const low = typed.toLowerCase();
    const words = [
      ...new Set(
        all.filter((word) => word.toLowerCase().startsWith(low) && word.trim().toLowerCase() !== low),
      ),
    ];
    if (words.length > 0) return { from: caret - typed.length, words: words.slice(0, MOST) };
  }
  return { from: caret, words: [] };
}
