// The kinds of values that sentences hold, and how each is read; print-kinds.ts prints them.
import { findKeyword } from '../../swtcg/cards/keyword-names.ts';
import type { Cursor } from './cursor.ts';
import type { Seat } from './json.ts';
import type { Names } from './names.ts';

/** What the sentences of a text can speak of. */
export interface Spoken {
  /** The cards on the table, by id. */
  readonly names: Names;
  /** The card definitions, by key. */
  readonly defs: Names;
  /** What a player is called, in lower case. */
  readonly sides: ReadonlyMap<string, Seat>;
}

/** How a value is read; undefined: it does not stand here. */
export interface Kind<T> {
  /** What is expected, for sentences. */
  readonly what: string;
  read(cursor: Cursor, spoken: Spoken): T | undefined;
}

const of = <T>(what: string, read: Kind<T>['read']): Kind<T> => ({ what, read });

/** A number with its sign; editors make dashes of it. */
function takeNumber(cursor: Cursor): number | undefined {
  const found = cursor.take(/([-−–+]?)(\d{1,9})(?![\d/]|st\b|nd\b|rd\b|th\b)/);
  if (!found) return undefined;
  const n = Number(found[2]);
  return found[1] && found[1] !== '+' ? -n : n;
}

const number = of('a number', takeNumber);

function takeRef(cursor: Cursor, { names }: Spoken): string | undefined {
  return names.take(cursor) ?? undefined;
}

const ref = of('a card', takeRef);

function takeRefs(cursor: Cursor, spoken: Spoken, least: number): string[] | undefined {
  const { at } = cursor;
  const found: string[] = [];
  for (;;) {
    const before = cursor.at;
    if (found.length > 0 && !cursor.take(/,\s*and\b|,|and\b|&/i)) break;
    const id = takeRef(cursor, spoken);
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

const refs = (least: number) =>
  of('cards', (cursor, spoken) =>
    least === 0 && cursor.take(/nothing\b|none\b/i) ? [] : takeRefs(cursor, spoken, Math.max(1, least)),
  );

/** Places by all their names; the first of each is printed. */
export const PLACES: readonly (readonly [value: string, ...words: readonly string[]])[] = [
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

/** The place of a decision: an arena, a zone, or a unit. */
const place = of(
  'a place (space, ground, character, the build zone, the discard pile …)',
  (cursor, spoken) => takePlace(cursor) ?? takeRef(cursor, spoken),
);

/** The zone of a view; there the build zone is called `build`. */
const zone = of(
  'a zone (space, ground, character, the build zone, the hand, the deck, the discard pile, the supply, out of play)',
  (cursor) => {
    const found = takePlace(cursor);
    return found === 'buildZone' ? 'build' : found;
  },
);

const lying = (word: 'on' | 'under') =>
  of('a unit', (cursor, spoken) => {
    const id = takeRef(cursor, spoken);
    return id === undefined ? undefined : `${word}:${id}`;
  });

const side = of('Dark or Light', (cursor, { sides }) => {
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
});

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

const keyword = of("a keyword's name", takeKeyword);

/** A keyword, "paragraph 2", or the quoted name of a granted ability. */
const ability = of('an ability (a keyword, or "paragraph 2")', (cursor) => {
  const numbered = cursor.take(/(?:paragraph|ability|effect)\s+(\d{1,3})\b/i);
  return numbered ? Number(numbered[1]) : (cursor.quoted() ?? takeKeyword(cursor));
});

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

const verb = of('a verb (attacks, uses, evades, deflects, retreats, moves …)', (cursor) => {
  const { at } = cursor;
  const word = cursor.take(/[a-z]+/i)?.[0].toLowerCase();
  const found = VERBS.find((name) => word === `${name.toLowerCase()}s` || word === name.toLowerCase());
  if (!found) cursor.at = at;
  return found;
});

const textOrNumber = of(
  'a number, or a text in quotation marks',
  (cursor) => cursor.quoted() ?? takeNumber(cursor),
);

/** An answer: a number, a card, or an option's wording. */
const value = of('an answer (a number, a card, or a wording in quotation marks)', (cursor, spoken) => {
  const { at } = cursor;
  const id = takeRef(cursor, spoken);
  if (id !== undefined) return id;
  cursor.at = at;
  return cursor.quoted() ?? takeNumber(cursor);
});

const what = of('the draw, or a card', (cursor, spoken) =>
  cursor.take(/(?:the\s+|to\s+)?draw\b/i) ? 'draw' : takeRef(cursor, spoken),
);

/** Dice that a reroll picks, counted from 0. */
const dice = of('the numbers of dice, from 0', (cursor) =>
  cursor
    .take(/\d+(?:(?:\s*,|\s+and\b)?\s*\d+)*/i)?.[0]
    .match(/\d+/g)
    ?.map(Number),
);

/** Dice as they fell: "6 4 2", "6, 4, 2" or "642". */
const fallen = of('dice, like 6 4 2', (cursor) =>
  cursor
    .take(/[1-6](?:[\s,]*[1-6])*(?!\d)/)?.[0]
    .match(/[1-6]/g)
    ?.map(Number),
);

const total = of('a number, or "unknown"', (cursor) =>
  cursor.take(/unknown\b/i) ? null : takeNumber(cursor),
);

const def = of(
  'the name of a card that the text describes',
  (cursor, { defs }) => defs.take(cursor) ?? undefined,
);

const text = of('a text in quotation marks', (cursor) => cursor.quoted() ?? undefined);

const arena = of('an arena (space, ground, character)', (cursor) =>
  cursor.take(/(space|ground|character)\b/i)?.[1]?.toLowerCase(),
);

/** A pile of a player: a number of cards, or which. */
const pile = of('a number of cards, or their names', (cursor, spoken) => {
  const n = takeNumber(cursor);
  if (n !== undefined) {
    cursor.take(/cards?\b/i);
    return n;
  }
  return cursor.take(/nothing\b/i) ? [] : takeRefs(cursor, spoken, 1);
});

export const KINDS = {
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
export type KindName = keyof typeof KINDS;
