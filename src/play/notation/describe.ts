// A card as it is described in a line: `Vader (B) 50/5/6 "Critical Hit 2" (tapped, 1 damage) [pilot …] as vader2`.
import type { CardWords } from '../../core/game/game-notation.ts';
import type { Cursor } from '../../core/notation/cursor.ts';
import type { Json } from '../../core/notation/json.ts';

export interface Described {
  /** What is printed on it. */
  readonly def: Json;
  /** How it stands. */
  readonly placed: Json;
  readonly at: number;
  readonly times: number;
  /** Its name is in quotation marks: whatever it is. */
  readonly quoted: boolean;
  /** What lies on it and under it: read when the card itself has its id. */
  readonly lying: readonly Lying[];
}

interface Lying {
  readonly list: string;
  readonly from: number;
  readonly to: number;
}

function readFacts(cursor: Cursor, words: CardWords, def: Json, placed: Json): void {
  const start = cursor.at;
  const found = cursor.take(/\(([^()]*)\)/);
  if (!found) cursor.fail('A parenthesis is opened here and never closed.', start);
  for (const item of (found[1] as string).split(',').map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (item === '') continue;
    const fact = words.fact(item, def);
    if (fact) {
      Object.assign(def, fact.def);
      const { counters, ...marks } = fact.placed ?? {};
      Object.assign(placed, marks);
      if (counters) placed.counters = { ...(placed.counters as Json | undefined), ...(counters as Json) };
    } else if (words.unclear.test(item))
      cursor.fail(`"${item}" says nothing that is known; write ${words.factsLike}.`, start + 1);
    else words.addOther(def, item);
  }
}

/** Unquoted names end before numbers, marks, and `as`. */
const NAME =
  /[^\s,;()[\]"“”„«»]+(?:\s+(?!(?:\d+|\*)\/(?:\d+|\*)\/|as\s|["“”„«»,;()[\]])[^\s,;()[\]"“”„«»]+)*/;
/** In some versions of a card's name there are parentheses. */
const VERSION = /\(([A-Z]\d?)\)/;

export function describe(cursor: Cursor, words: CardWords): Described {
  const times = cursor.take(/(\d{1,3})\s*[x×]\s*(?=\D)/i);
  const unknown = cursor.take(/(\d{1,3})?\s*(?:\?|unknown(?:\s+cards?)?)(?=\s*(?:[,;\]]|as\b|$))/i);
  cursor.skip();
  const { at } = cursor;
  const quoted = cursor.seesQuote;
  const def: Json = {};
  const placed: Json = {};
  if (unknown) def.name = '?';
  else {
    const name = cursor.quoted() ?? cursor.take(NAME)?.[0].trim();
    if (!name) cursor.fail(`A card is expected, like ${words.example}, but ${cursor.here}.`);
    if (words.reference.test(name)) {
      const version = cursor.take(VERSION);
      def.ref = version ? `${name} ${version[0]}` : name;
    } else def.name = name;
  }
  const text: string[] = [];
  const lying: Lying[] = [];
  for (;;) {
    if (cursor.seesQuote) text.push(cursor.quoted() as string);
    else if (cursor.sees(/\(/)) readFacts(cursor, words, def, placed);
    else if (cursor.sees(/\[/)) lying.push(findLying(cursor, words));
    else if (cursor.take(/as(?:\s|$)/i))
      placed.id =
        cursor.quoted() ??
        cursor.take(NAME)?.[0].trim() ??
        cursor.fail(`A name for this card is expected after "as", but ${cursor.here}.`);
    else if (!words.numbers?.(cursor, def)) break;
  }
  if (text.length > 0) def.text = text;
  return { def, placed, at, quoted, lying, times: Number(times?.[1] ?? unknown?.[1] ?? 1) };
}

/** `[pilot Luke 50/5/5]`: where the cards begin and end that lie on this one. */
function findLying(cursor: Cursor, words: CardWords): Lying {
  const start = cursor.at;
  cursor.take(/\[/);
  const word = cursor.take(words.lies)?.[1]?.toLowerCase();
  if (!word) cursor.fail(`After "[" this is expected: ${words.liesLike}, but ${cursor.here}.`);
  const from = cursor.at;
  for (let depth = 1; ; ) {
    if (cursor.done) cursor.fail('A bracket is opened here and never closed.', start);
    if (cursor.seesQuote) cursor.quoted();
    else {
      const c = cursor.text[cursor.at++];
      depth += c === '[' ? 1 : c === ']' ? -1 : 0;
      if (depth === 0) return { list: words.liesIn(word), from, to: cursor.at - 1 };
    }
  }
}
