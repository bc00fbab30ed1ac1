// The kinds of values that sentences hold, each read and printed.
import { findKeyword } from '../../src/cards/keyword-names.ts';
import { Cursor } from './cursor.ts';
import type { Seat } from './draft.ts';
import type { Kind, Kinds } from './form.ts';
import type { Names } from './names.ts';
import { quote } from './quote.ts';

/** What the sentences of a text can speak of. */
export interface Spoken {
  /** The cards on the table, by id. */
  readonly names: Names;
  /** The card definitions, by key. */
  readonly defs: Names;
  /** What a player is called, in lower case. */
  readonly sides: ReadonlyMap<string, Seat>;
}

type Shape = 'number' | 'string' | 'numbers' | 'strings' | 'null';

const SHAPES: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  number: Number.isSafeInteger,
  string: (value) => typeof value === 'string',
  numbers: (value) => Array.isArray(value) && value.every(Number.isSafeInteger),
  strings: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  null: (value) => value === null,
};

/** A file can hold anything: only what has one of the shapes is printed. */
const of = <T>(
  what: string,
  shapes: readonly Shape[],
  read: (cursor: Cursor, spoken: Spoken) => T | undefined,
  print: (value: T, spoken: Spoken) => string | undefined,
): Kind<Spoken> => ({
  what,
  read,
  print: (value, spoken) =>
    shapes.some((shape) => SHAPES[shape](value)) ? print(value as T, spoken) : undefined,
});

/** A number with its sign; editors make dashes of it. */
function takeNumber(cursor: Cursor): number | undefined {
  const found = cursor.take(/([-−–+]?)(\d{1,9})(?![\d/]|st\b|nd\b|rd\b|th\b)/);
  if (!found) return undefined;
  const n = Number(found[2]);
  return found[1] && found[1] !== '+' ? -n : n;
}

const number = of<number>('a number', ['number'], takeNumber, String);

function takeRef(cursor: Cursor, names: Names): string | undefined {
  return names.take(cursor) ?? undefined;
}

function printRef(id: string, names: Names): string | undefined {
  try {
    const cursor = new Cursor(`${id} x`);
    if (names.take(cursor) === id && cursor.at === id.length) return id;
  } catch {
    // A name that can mean several cards is quoted, like one with marks in it.
  }
  return quote(id);
}

const ref = of<string>(
  'a card',
  ['string'],
  (cursor, { names }) => takeRef(cursor, names),
  (id, { names }) => printRef(id, names),
);

function takeRefs(cursor: Cursor, names: Names, least: number): string[] | undefined {
  const { at } = cursor;
  const found: string[] = [];
  for (;;) {
    const before = cursor.at;
    if (found.length > 0 && !cursor.take(/,\s*and\b|,|and\b|&/i)) break;
    const id = takeRef(cursor, names);
    if (id === undefined) {
      cursor.at = before;
      break;
    }
    found.push(id);
  }
  if (found.length >= least) return found;
  cursor.at = at;
  return undefined;
}

function printRefs(ids: readonly string[], names: Names): string | undefined {
  const words = ids.map((id) => printRef(id, names));
  return words.includes(undefined) ? undefined : words.join(', ');
}

const refs = (least: number) =>
  of<string[]>(
    'cards',
    ['strings'],
    (cursor, { names }) =>
      least === 0 && cursor.take(/nothing\b|none\b/i) ? [] : takeRefs(cursor, names, Math.max(1, least)),
    (ids, { names }) => (ids.length === 0 ? (least === 0 ? 'nothing' : undefined) : printRefs(ids, names)),
  );

/** Places by all their names; the first of each is printed. */
const PLACES: readonly (readonly [value: string, ...words: readonly string[]])[] = [
  ['space', 'space', 'space arena'],
  ['ground', 'ground', 'ground arena'],
  ['character', 'character', 'character arena'],
  ['buildZone', 'the build zone', 'build zone', 'build'],
  ['discard', 'the discard pile', 'discard pile', 'discard'],
  ['deck', 'the deck', 'deck'],
  ['resource', 'resource', 'a resource', 'the resource'],
  ['hand', 'the hand', 'hand'],
  ['supply', 'the supply', 'supply'],
  ['event', 'event', 'the event'],
  ['out', 'out of play', 'the out of play pile'],
];

function takePlace(cursor: Cursor): string | undefined {
  for (const [value, ...words] of PLACES)
    for (const word of [...words].sort((a, b) => b.length - a.length))
      if (cursor.take(new RegExp(`(?:the\\s+|its\\s+|his\\s+|her\\s+)?${word.replace(/^the /, '')}\\b`, 'i')))
        return value;
  return undefined;
}

const printPlace = (value: string): string | undefined => PLACES.find(([place]) => place === value)?.[1];

/** The place of a decision: an arena, a zone, or a unit. */
const place = of<string>(
  'a place (space, ground, character, the build zone, the discard pile …)',
  ['string'],
  (cursor, { names }) => takePlace(cursor) ?? takeRef(cursor, names),
  (value, { names }) => printPlace(value) ?? printRef(value, names),
);

/** The zone of a view; there the build zone is called `build`. */
const zone = of<string>(
  'a zone (space, ground, character, the build zone, the hand, the deck, the discard pile, the supply, out of play)',
  ['string'],
  (cursor) => {
    const found = takePlace(cursor);
    return found === 'buildZone' ? 'build' : found;
  },
  (value) => (value === 'build' ? 'the build zone' : value === 'buildZone' ? undefined : printPlace(value)),
);

const lying = (word: 'on' | 'under') =>
  of<string>(
    'a unit',
    ['string'],
    (cursor, { names }) => {
      const id = takeRef(cursor, names);
      return id === undefined ? undefined : `${word}:${id}`;
    },
    (value, { names }) =>
      value.startsWith(`${word}:`) ? printRef(value.slice(word.length + 1), names) : undefined,
  );

const side = of<Seat>(
  'Dark or Light',
  ['string'],
  (cursor, { sides }) => {
    cursor.skip();
    const rest = cursor.text.slice(cursor.at, cursor.end).toLowerCase();
    for (const [name, seat] of sides) {
      if (!rest.startsWith(name) || /^[\p{L}\p{N}]/u.test(rest.slice(name.length))) continue;
      cursor.at += name.length;
      cursor.take(/(?:side|player)\b(?!\s*bid)/i);
      return seat;
    }
    return undefined;
  },
  (value) => (value === 'dark' ? 'Dark' : value === 'light' ? 'Light' : undefined),
);

/** A keyword's name, as the rulebook writes it. */
export function takeKeyword(cursor: Cursor): string | undefined {
  cursor.skip();
  const { at } = cursor;
  const words = /^[A-Za-z]+(?: [A-Za-z]+)?/.exec(cursor.text.slice(at, cursor.end))?.[0].split(' ') ?? [];
  for (let n = words.length; n > 0; n--) {
    const name = words.slice(0, n).join(' ');
    const known = findKeyword(name);
    if (!known) continue;
    cursor.at = at + name.length;
    return known.name;
  }
  return undefined;
}

const keyword = of<string>("a keyword's name", ['string'], takeKeyword, (name) =>
  findKeyword(name)?.name === name ? name : undefined,
);

/** A keyword, "paragraph 2", or the quoted name of a granted ability. */
const ability = of<string | number>(
  'an ability (a keyword, or "paragraph 2")',
  ['string', 'number'],
  (cursor) => {
    const numbered = cursor.take(/(?:paragraph|ability|effect)\s+(\d{1,3})\b/i);
    return numbered ? Number(numbered[1]) : (cursor.quoted() ?? takeKeyword(cursor));
  },
  (value) =>
    typeof value === 'number'
      ? `paragraph ${value}`
      : findKeyword(value)?.name === value
        ? value
        : quote(value),
);

/** Keywords that are verbs: "X-wing evades 2". */
export const VERBS = [
  'Evade',
  'Deflect',
  'Protect',
  'Absorb',
  'Intercept',
  'Redirect',
  'Retaliate',
  'Persuade',
  'Meditate',
];

const verb = of<string>(
  'a verb (attacks, uses, evades, deflects, retreats, moves …)',
  ['string'],
  (cursor) => {
    const { at } = cursor;
    const word = cursor.take(/[a-z]+/i)?.[0].toLowerCase();
    const found = VERBS.find((name) => word === `${name.toLowerCase()}s` || word === name.toLowerCase());
    if (!found) cursor.at = at;
    return found;
  },
  (value) => (VERBS.includes(value) ? `${value.toLowerCase()}s` : undefined),
);

const textOrNumber = of<string | number>(
  'a number, or a text in quotation marks',
  ['string', 'number'],
  (cursor) => cursor.quoted() ?? takeNumber(cursor),
  (value) => (typeof value === 'number' ? String(value) : quote(value)),
);

/** An answer: a number, a card, or an option's wording. */
const value = of<string | number>(
  'an answer (a number, a card, or a wording in quotation marks)',
  ['string', 'number'],
  (cursor, { names }) => {
    const { at } = cursor;
    const id = takeRef(cursor, names);
    if (id !== undefined) return id;
    cursor.at = at;
    return cursor.quoted() ?? takeNumber(cursor);
  },
  (given, { names }) => {
    if (typeof given === 'number') return String(given);
    const cursor = new Cursor(quote(given));
    return names.take(cursor) === given ? printRef(given, names) : quote(given);
  },
);

const what = of<string>(
  'the draw, or a card',
  ['string'],
  (cursor, { names }) => (cursor.take(/(?:the\s+|to\s+)?draw\b/i) ? 'draw' : takeRef(cursor, names)),
  (given, { names }) => (given === 'draw' ? 'the draw' : printRef(given, names)),
);

/** Dice that a reroll picks, counted from 0. */
const dice = of<number[]>(
  'the numbers of dice, from 0',
  ['numbers'],
  (cursor) =>
    cursor
      .take(/\d+(?:\s*(?:,|and)?\s*\d+)*/i)?.[0]
      .match(/\d+/g)
      ?.map(Number),
  (list) => (list.length > 0 ? list.join(' ') : undefined),
);

/** Dice as they fell: "6 4 2", "6, 4, 2" or "642". */
const fallen = of<number[]>(
  'dice, like 6 4 2',
  ['numbers'],
  (cursor) =>
    cursor
      .take(/[1-6](?:[\s,]*[1-6])*(?!\d)/)?.[0]
      .match(/[1-6]/g)
      ?.map(Number),
  (list) => (list.length > 0 ? list.join(' ') : undefined),
);

const total = of<number | null>(
  'a number, or "unknown"',
  ['number', 'null'],
  (cursor) => (cursor.take(/unknown\b/i) ? null : takeNumber(cursor)),
  (n) => (n === null ? 'unknown' : String(n)),
);

const def = of<string>(
  'the name of a card that the text describes',
  ['string'],
  (cursor, { defs }) => takeRef(cursor, defs),
  (key, { defs }) => printRef(key, defs),
);

const text = of<string>(
  'a text in quotation marks',
  ['string'],
  (cursor) => cursor.quoted() ?? undefined,
  quote,
);

const arena = of<string>(
  'an arena (space, ground, character)',
  ['string'],
  (cursor) => cursor.take(/(space|ground|character)\b/i)?.[1]?.toLowerCase(),
  (name) => name,
);

/** A pile of a player: a number of cards, or which. */
const pile = of<number | string[]>(
  'a number of cards, or their names',
  ['number', 'strings'],
  (cursor, { names }) => {
    const n = takeNumber(cursor);
    if (n !== undefined) {
      cursor.take(/cards?\b/i);
      return n;
    }
    return cursor.take(/nothing\b/i) ? [] : takeRefs(cursor, names, 1);
  },
  (given, { names }) =>
    typeof given === 'number' ? String(given) : given.length === 0 ? 'nothing' : printRefs(given, names),
);

export const KINDS: Kinds<Spoken> = {
  number,
  ref,
  refs: refs(1),
  several: refs(2),
  cardsOrNone: refs(0),
  place,
  zone,
  on: lying('on'),
  under: lying('under'),
  side,
  keyword,
  ability,
  verb,
  textOrNumber,
  value,
  what,
  dice,
  fallen,
  total,
  def,
  text,
  arena,
  pile,
};
