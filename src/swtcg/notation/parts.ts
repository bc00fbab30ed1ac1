// What is said of cards, of players and of the game: in what a text expects, and in what was put by hand.
import type { MorePart, PartWords, StatementWords } from '../../core/game/game-notation.ts';
import type { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { KINDS, SEAT_NAMES, takeKeyword } from './kinds.ts';

const MARKS = [
  'tapped {tapped=true}',
  'untapped {tapped=false}',
  'not tapped {tapped=false}',
  'face down {faceDown=true}',
  'face-down {faceDown=true}',
  'face up {faceDown=false}',
  'face-up {faceDown=false}',
  '{damage:number} damage counters? counter?',
  'no damage {damage=0}',
  'undamaged {damage=0}',
  '{build:number} build counters? counter?',
];
const PURSE = ['{force:number} Force', 'no Force {force=0}', '{buildPoints:number} build points|point'];

/** "1 mastery counter". */
function readCounters(cursor: Cursor): Json | null {
  const counter = cursor.take(
    /(\d{1,4})\s+(\p{L}[\p{L}\p{N}'-]*(?:\s+[\p{L}\p{N}'-]+)*?)\s+counters?(?=\s*(?:[,;.]|and\b|$))/iu,
  );
  return counter && { counters: { [counter[2] as string]: Number(counter[1]) } };
}

/** "2, 1, yes". */
const values = (text: string): (number | true)[] =>
  text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => (/^-?\d+$/.test(word) ? Number(word) : true));

/** "Evade [2]", "no Stealth". */
function readKeyword(cursor: Cursor): Json | null {
  const { at } = cursor;
  const none = cursor.take(/(?:no|not|without)\b/i) !== null;
  const name = takeKeyword(cursor);
  if (name === undefined) {
    cursor.at = at;
    return null;
  }
  if (none) return { keywords: { [name]: false } };
  const list = cursor.take(/\[([^\]]*)\]/);
  if (list) return { keywords: { [name]: values(list[1] as string) } };
  const n = cursor.take(/-?\d+/);
  return { keywords: { [name]: n ? Number(n[0]) : true } };
}

function printKeyword(name: string, value: unknown): string {
  if (value === false) return `no ${name}`;
  if (value === true) return name;
  if (Array.isArray(value)) return `${name} [${value.map((one) => (one === true ? 'yes' : one)).join(', ')}]`;
  return `${name} ${String(value)}`;
}

const printEach = (value: unknown, print: (name: string, value: unknown) => string) =>
  isObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).map(([name, one]) => print(name, one))
    : null;

const printCounters = (value: unknown) => printEach(value, (name, n) => `${String(n)} ${name} counters`);

const counters: MorePart = {
  like: [],
  read: readCounters,
  print: (key, value) => (key === 'counters' ? printCounters(value) : undefined),
};

const countersAndKeywords: MorePart = {
  like: ['a keyword', '"1 … counter"'],
  read: (cursor) => readCounters(cursor) ?? readKeyword(cursor),
  print: (key, value) =>
    key === 'keywords'
      ? printEach(value, printKeyword)
      : key === 'counters'
        ? printCounters(value)
        : undefined,
};

/** A place by hand and the end of it that is meant. */
const together = { zone: 'at' };

export const expected: PartWords = {
  card: [
    ...MARKS,
    'in|to {zone}',
    'discarded {zone="discard"}',
    'out of play {zone="out"}',
    'the? resource {zone="resource"}',
    'on {zone:on}',
    'under {zone:under}',
    'speed {speed:total}',
    'power {power:total}',
    'health {health:total}',
    'controlled by {controller:side}',
    'owned by {owner:side}',
    'over {stack:cardsOrNone}',
    'piloted by {pilots:cardsOrNone}',
    'equipped with {equipment:cardsOrNone}',
  ],
  player: [...PURSE, 'hand {hand:pile}', 'deck {deck:pile}', 'discard pile? {discard:pile}'],
  moreCard: countersAndKeywords,
  morePlayer: counters,
  together,
};

export const byHand: PartWords = {
  card: [
    ...MARKS,
    'to|in the? top of {zone} {at="top"}',
    'to|in the? bottom of {zone} {at="bottom"}',
    'to|in|into {zone}',
    'on {on:ref}',
    'controlled by {controller:side}',
    "under {controller:side} 's|’s control",
  ],
  player: [
    ...PURSE,
    'draws {draw:number} cards? card?',
    'shuffles {shuffle=true}',
    'rolls {roll:number} dice|die',
    'rolls {dice:fallen}',
    'gets {dice:fallen}',
  ],
  moreCard: counters,
  morePlayer: counters,
  together,
};

const who = (seat: unknown): string => (seat === 'dark' || seat === 'light' ? SEAT_NAMES[seat] : 'nobody');

export const statements: StatementWords = {
  read(cursor, spoken) {
    const nobody = cursor.take(/(?:nobody|no one|neither player|no player)\b/i) !== null;
    const side = nobody ? null : KINDS.side.read(cursor, spoken);
    if (side === undefined) return null;
    if (cursor.take(/(?:wins|has won)\b/i)) return { winner: side };
    if (cursor.take(/controls?\b/i)) {
      const arena =
        (KINDS.arena.read(cursor, spoken) as string | undefined) ??
        cursor.fail(`An arena is expected (space, ground, character), but ${cursor.here}.`);
      cursor.take(/arena\b/i);
      return { control: { [arena]: side } };
    }
    if (side === null)
      cursor.fail(`After "nobody" this is expected: "wins" or "controls", but ${cursor.here}.`);
    return null;
  },
  print(name, value) {
    if (name === 'winner') return [`${who(value)} wins`];
    if (name === 'control' && isObject(value))
      return Object.entries(value).map(([arena, seat]) => `${who(seat)} controls ${arena}`);
    return null;
  },
  verb: (text) => (/^(?:\d|[A-Z]|no |hand|deck|discard |speed|power|health)/.test(text) ? 'has' : 'is'),
  like: 'A card, Dark, Light or "nobody"',
};
