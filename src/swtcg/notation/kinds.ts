// The kinds of values that sentences of this game hold.
import type { Cursor } from '../../core/notation/cursor.ts';
import { type Kind, kind } from '../../core/notation/kind.ts';
import { KINDS as COMMON, printRef, sideKind, takeRef } from '../../core/notation/kinds.ts';
import { quote } from '../../core/notation/quote.ts';
import { findKeyword, KEYWORDS } from '../cards/keyword-names.ts';

export const SEAT_NAMES = { dark: 'Dark', light: 'Light' } as const;

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
const place = kind<string>(
  'a place (space, ground, character, the build zone, the discard pile …)',
  ['string'],
  (cursor, spoken) => takePlace(cursor) ?? takeRef(cursor, spoken),
  (value, { names }) => printPlace(value) ?? printRef(value, names),
);

/** The zone of a view; there the build zone is called `build`. */
const zone = kind<string>(
  'a zone (space, ground, character, the build zone, the hand, the deck, the discard pile, the supply, out of play)',
  ['string'],
  (cursor) => {
    const found = takePlace(cursor);
    return found === 'buildZone' ? 'build' : found;
  },
  (value) => (value === 'build' ? 'the build zone' : value === 'buildZone' ? undefined : printPlace(value)),
);

const lying = (word: 'on' | 'under'): Kind =>
  kind<string>(
    'a unit',
    ['string'],
    (cursor, spoken) => {
      const id = takeRef(cursor, spoken);
      return id === undefined ? undefined : `${word}:${id}`;
    },
    (value, { names }) =>
      value.startsWith(`${word}:`) ? printRef(value.slice(word.length + 1), names) : undefined,
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

const isKeyword = (name: string): boolean => findKeyword(name)?.name === name;

/** Keywords that are verbs: "X-wing evades 2". */
const VERBS = [
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
export const VERB_WORDS = VERBS.map((name) => `${name.toLowerCase()}s`);

const verb = kind<string>(
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
  { words: VERB_WORDS, alone: true },
);

/** A keyword, "paragraph 2", or the quoted name of a granted ability. */
const ability = kind<string | number>(
  'an ability (a keyword, or "paragraph 2")',
  ['string', 'number'],
  (cursor) => {
    const numbered = cursor.take(/(?:paragraph|ability|effect)\s+(\d{1,3})\b/i);
    return numbered ? Number(numbered[1]) : (cursor.quoted() ?? takeKeyword(cursor));
  },
  (value) => (typeof value === 'number' ? `paragraph ${value}` : isKeyword(value) ? value : quote(value)),
  { words: KEYWORDS.map(({ name }) => name) },
);

const printDice = (list: number[]): string | undefined => (list.length > 0 ? list.join(' ') : undefined);

export const KINDS = {
  ...COMMON,
  place,
  zone,
  on: lying('on'),
  under: lying('under'),
  side: sideKind(SEAT_NAMES),
  keyword: kind<string>("a keyword's name", ['string'], takeKeyword, (name) =>
    isKeyword(name) ? name : undefined,
  ),
  verb,
  ability,
  what: kind<string>(
    'the draw, or a card',
    ['string'],
    (cursor, spoken) => (cursor.take(/(?:the\s+|to\s+)?draw\b/i) ? 'draw' : takeRef(cursor, spoken)),
    (given, { names }) => (given === 'draw' ? 'the draw' : printRef(given, names)),
  ),
  /** Dice that a reroll picks, counted from 0. */
  dice: kind<number[]>(
    'the numbers of dice, from 0',
    ['numbers'],
    (cursor) =>
      cursor
        .take(/\d+(?:(?:\s*,|\s+and\b)?\s*\d+)*/i)?.[0]
        .match(/\d+/g)
        ?.map(Number),
    printDice,
  ),
  /** Dice as they fell: "6 4 2", "6, 4, 2" or "642". */
  fallen: kind<number[]>(
    'dice, like 6 4 2',
    ['numbers'],
    (cursor) =>
      cursor
        .take(/[1-6](?:[\s,]*[1-6])*(?!\d)/)?.[0]
        .match(/[1-6]/g)
        ?.map(Number),
    printDice,
  ),
  arena: kind<string>(
    'an arena (space, ground, character)',
    ['string'],
    (cursor) => cursor.take(/(space|ground|character)\b/i)?.[1]?.toLowerCase(),
    (name) => name,
  ),
} as const satisfies Readonly<Record<string, Kind>>;
