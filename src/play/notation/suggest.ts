// What could be typed next: line keys, cards, keywords, verbs, players. For completion while a text is written.
import type { CardNames, NotationWords } from '../../core/game/game-notation.ts';
import { type NotationGames, wordsFor } from './file.ts';
import { keysOf } from './line-keys.ts';
import { readNotation } from './read.ts';
import { placedIn, startOf } from './table.ts';

export interface Suggestions {
  /** Where the word begins that would be replaced. */
  readonly from: number;
  readonly words: readonly string[];
}

const MOST = 8;

/** The words after the first value of each sentence: "attacks", "does not attack". */
const deedsOf = ({ sentences, hints }: NotationWords): readonly string[] =>
  [
    ...new Set(
      Object.values(sentences.forms)
        .flat()
        .flatMap((form) => /^\{[^}]*\} ([a-z][\w|’' ]*)/.exec(form)?.[1]?.trim().replace(/\|\S+/g, '') ?? []),
    ),
    ...hints.deeds,
  ].sort();

/** The candidates that fit where the caret stands, before what is typed is compared. */
function candidates(
  words: NotationWords,
  line: string,
  text: string,
  data: CardNames | undefined,
): readonly string[] {
  const { hints, seatNames } = words;
  const quotes = (line.match(/["“”]/g) ?? []).length;
  if (quotes % 2 === 1) return hints.keywords;
  const key = /^\s*([a-z][a-z -]*?)\s*:/i.exec(line)?.[1]?.toLowerCase();
  if (key === 'at' || key === 'until') return words.table.points;
  const { json } = readNotation(words, text, data && { cards: data });
  const ids = [...new Set(placedIn(words, startOf(json)).map(({ id }) => id))];
  if (key !== undefined && key !== 'expect')
    return [...Object.keys((json.cards ?? {}) as object), ...(data?.names() ?? [])];
  const sides = Object.values(seatNames);
  if (key === 'expect') return [...ids, ...sides, ...hints.expected];
  const start = /^\s*\S*$/.test(line);
  return start
    ? [...keysOf(words).map((one) => `${one}: `), ...ids, ...sides]
    : [...deedsOf(words), ...ids, ...hints.keywords, words.chance.word];
}

/** Suggestions for the word, or the words, that end at the caret. */
export function suggest(games: NotationGames, text: string, caret: number, data?: CardNames): Suggestions {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  const lineEnd = text.indexOf('\n', caret);
  // The line that is being written is not read: it is wrong until it is done.
  const others = text.slice(0, lineStart) + (lineEnd < 0 ? '' : text.slice(lineEnd + 1));
  const all = candidates(wordsFor(games, others), line, others, data);
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
