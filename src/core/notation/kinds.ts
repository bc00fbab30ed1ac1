// The kinds of values that sentences of every game hold: numbers, texts, cards, players.
import type { Seat } from '../state.ts';
import { Cursor } from './cursor.ts';
import { type Kind, kind, type Spoken } from './kind.ts';
import type { Names } from './names.ts';
import { quote } from './quote.ts';

/** A number with its sign; editors make dashes of it. */
export function takeNumber(cursor: Cursor): number | undefined {
  const found = cursor.take(/([-−–+]?)(\d{1,9})(?![\d/]|st\b|nd\b|rd\b|th\b)/);
  if (!found) return undefined;
  const n = Number(found[2]);
  return found[1] && found[1] !== '+' ? -n : n;
}

export function takeRef(cursor: Cursor, { names }: Spoken): string | undefined {
  return names.take(cursor) ?? undefined;
}

/** Several values of a kind, with commas or "and" between them. */
export function takeSeveral<T>(cursor: Cursor, one: () => T | undefined): T[] {
  const found: T[] = [];
  for (;;) {
    const before = cursor.at;
    if (found.length > 0 && !cursor.take(/,\s*and\b|,|and\b|&/i)) return found;
    const next = one();
    if (next === undefined) {
      cursor.at = before;
      return found;
    }
    found.push(next);
  }
}

export function takeRefs(cursor: Cursor, spoken: Spoken, least: number): string[] | undefined {
  const { at } = cursor;
  const found = takeSeveral(cursor, () => takeRef(cursor, spoken));
  if (found.length >= least) return found;
  cursor.at = at;
  return undefined;
}

export function printRef(id: string, names: Names): string {
  try {
    const cursor = new Cursor(`${id} x`);
    if (names.take(cursor) === id && cursor.at === id.length) return id;
  } catch {
    // A name that can mean several cards is quoted, like one with marks in it.
  }
  return quote(id);
}

export const printRefs = (ids: readonly string[], names: Names): string =>
  ids.map((id) => printRef(id, names)).join(', ');

const refs = (least: number, none?: string): Kind =>
  kind<string[]>(
    'cards',
    ['strings'],
    (cursor, spoken) =>
      least === 0 && cursor.take(/nothing\b|none\b/i) ? [] : takeRefs(cursor, spoken, Math.max(1, least)),
    (ids, { names }) => (ids.length === 0 ? none : printRefs(ids, names)),
  );

const number = kind<number>('a number', ['number'], takeNumber, String);

export const KINDS = {
  number,
  ref: kind<string>('a card', ['string'], takeRef, (id, { names }) => printRef(id, names), { names: true }),
  refs: refs(1),
  several: refs(2),
  cardsOrNone: refs(0, 'nothing'),
  text: kind<string>(
    'a text in quotation marks',
    ['string'],
    (cursor) => cursor.quoted() ?? undefined,
    quote,
  ),
  textOrNumber: kind<string | number>(
    'a number, or a text in quotation marks',
    ['string', 'number'],
    (cursor) => cursor.quoted() ?? takeNumber(cursor),
    (value) => (typeof value === 'number' ? String(value) : quote(value)),
  ),
  /** An answer: a number, a card, or an option's wording. */
  value: kind<string | number>(
    'an answer (a number, a card, or a wording in quotation marks)',
    ['string', 'number'],
    (cursor, spoken) => {
      const { at } = cursor;
      const id = takeRef(cursor, spoken);
      if (id !== undefined) return id;
      cursor.at = at;
      return cursor.quoted() ?? takeNumber(cursor);
    },
    (given, { names }) => {
      if (typeof given === 'number') return String(given);
      const cursor = new Cursor(quote(given));
      return names.take(cursor) === given ? printRef(given, names) : quote(given);
    },
  ),
  total: kind<number | null>(
    'a number, or "unknown"',
    ['number', 'null'],
    (cursor) => (cursor.take(/unknown\b/i) ? null : takeNumber(cursor)),
    (n) => (n === null ? 'unknown' : String(n)),
  ),
  def: kind<string>(
    'the name of a card that the text describes',
    ['string'],
    (cursor, { defs }) => defs.take(cursor) ?? undefined,
    (key, { defs }) => printRef(key, defs),
  ),
  /** A pile of a player: a number of cards, or which. */
  pile: kind<number | string[]>(
    'a number of cards, or their names',
    ['number', 'strings'],
    (cursor, spoken) => {
      const n = takeNumber(cursor);
      if (n !== undefined) {
        cursor.take(/cards?\b/i);
        return n;
      }
      return cursor.take(/nothing\b/i) ? [] : takeRefs(cursor, spoken, 1);
    },
    (given, { names }) =>
      typeof given === 'number' ? String(given) : given.length === 0 ? 'nothing' : printRefs(given, names),
  ),
} as const satisfies Readonly<Record<string, Kind>>;

/** A player, by seat or by name. */
export const sideKind = (seatNames: Readonly<Record<Seat, string>>): Kind =>
  kind<Seat>(
    Object.values(seatNames).join(' or '),
    ['string'],
    (cursor, { sides }) => {
      cursor.skip();
      for (const [name, seat] of sides) {
        const to = Math.min(cursor.end, cursor.at + name.length);
        if (cursor.text.slice(cursor.at, to).toLowerCase() !== name) continue;
        if (to < cursor.end && /[\p{L}\p{N}]/u.test(cursor.text[to] as string)) continue;
        cursor.at += name.length;
        cursor.take(/(?:side|player)\b(?!\s*bid)/i);
        return seat;
      }
      return undefined;
    },
    (seat) => (Object.hasOwn(seatNames, seat) ? seatNames[seat] : undefined),
  );
