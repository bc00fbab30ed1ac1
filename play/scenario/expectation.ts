// What a file expects of the result: names that exist, with fields that their views have.
import { ARENAS, type CardId } from '../../src/game/state.ts';
import { fail, within } from './fail.ts';
import { expected, fieldsOf, integer, listOf, namedOf, oneOf, truth } from './fields.ts';
import type { Expect, Json } from './format.ts';
import { LIMITS } from './limits.ts';
import { didYouMean } from './near.ts';
import { cardId, keywordName } from './script.ts';

type Ids = ReadonlyMap<CardId, string>;
type Reader = (value: unknown, path: string, ids: Ids) => Json;

const SEATS = ['dark', 'light'] as const;
const ZONES = [...ARENAS, 'build', 'hand', 'deck', 'discard', 'supply', 'resource', 'event', 'out'] as const;

const seat: Reader = (value, path) => oneOf(value, path, SEATS, 'a seat');
const seatOrNull: Reader = (value, path, ids) => (value === null ? null : seat(value, path, ids));
const flag: Reader = (value, path) => truth(value, path);
const count: Reader = (value, path) => integer(value, path, 'a number');
const total: Reader = (value, path, ids) => (value === null ? null : count(value, path, ids));
const cardIds: Reader = (value, path, ids) =>
  listOf(value, path, "a list of cards' ids", (item, at) => cardId(item, at, ids), LIMITS.cards);
const pile: Reader = (value, path, ids) =>
  typeof value === 'number' ? count(value, path, ids) : cardIds(value, path, ids);

const zone: Reader = (value, path, ids) => {
  const lying = typeof value === 'string' ? /^(?:on|under):(.*)$/s.exec(value) : null;
  if (lying === null) return oneOf(value, path, ZONES, 'a zone (or "on:<unit>", "under:<unit>")');
  cardId(lying[1], path, ids);
  return value as string;
};

const counters: Reader = (value, path, ids) =>
  Object.fromEntries(
    namedOf(value, path, 'counters by their names', 'a counter').map(([name, n]) => [
      name,
      count(n, within(path, name), ids),
    ]),
  );

/** A number for cumulative keywords, true for isolated ones, a list for the others; false: it has none. */
const keywords: Reader = (value, path) =>
  Object.fromEntries(
    namedOf(value, path, 'keywords by their names', 'a keyword').map(([name, found]) => {
      const at = within(path, name);
      const keyword = keywordName(name, at);
      if (Array.isArray(found)) return [keyword, listOf(found, at, 'a list of values', keywordValue)];
      return [keyword, found === false ? false : keywordValue(found, at)];
    }),
  );

function keywordValue(value: unknown, path: string): number | true {
  if (value === true) return true;
  if (typeof value === 'number') return integer(value, path, "a keyword's value", -LIMITS.number);
  return expected(path, 'a number, true, false, or a list of values', value);
}

const CARD: Readonly<Record<string, Reader>> = {
  zone,
  controller: seat,
  owner: seat,
  faceDown: flag,
  tapped: flag,
  damage: count,
  build: count,
  speed: total,
  power: total,
  health: total,
  stack: cardIds,
  pilots: cardIds,
  equipment: cardIds,
  counters,
  keywords,
};
const PLAYER: Readonly<Record<string, Reader>> = {
  force: count,
  buildPoints: count,
  hand: pile,
  deck: pile,
  discard: pile,
};
const CONTROL: Readonly<Record<string, Reader>> = {
  space: seatOrNull,
  ground: seatOrNull,
  character: seatOrNull,
};

function part(
  value: unknown,
  path: string,
  ids: Ids,
  readers: Readonly<Record<string, Reader>>,
  what: string,
): Json {
  const fields = fieldsOf(value, path, Object.keys(readers), what);
  return Object.fromEntries(
    Object.entries(fields).map(([key, given]) => [
      key,
      (readers[key] as Reader)(given, within(path, key), ids),
    ]),
  );
}

export function readExpect(
  value: unknown,
  path: string,
  ids: Ids,
  entries: number,
): { expect: Expect; illegal: number | null } {
  const expect: Record<string, Json> = {};
  let illegal: number | null = null;
  for (const [name, given] of namedOf(value, path, 'what is expected, by name,', 'something expected')) {
    const at = within(path, name);
    if (name === 'illegal') illegal = readIllegal(given, at, entries);
    else if (name === 'winner') expect.winner = seatOrNull(given, at, ids);
    else if (name === 'control') expect.control = part(given, at, ids, CONTROL, 'the control of arenas');
    else if (name === 'dark' || name === 'light')
      expect[name] = part(given, at, ids, PLAYER, "a player's view");
    else if (ids.has(name)) expect[name] = part(given, at, ids, CARD, "a card's view");
    else {
      const known = [...ids.keys(), 'dark', 'light', 'winner', 'control', 'illegal'];
      fail(at, `No card has the id "${name}".${didYouMean(name, known)}`);
    }
  }
  return { expect, illegal };
}

function readIllegal(value: unknown, path: string, entries: number): number {
  const entry = integer(value, path, 'the number of a script entry, from 0,');
  if (entry >= entries) fail(path, `The script has no entry ${entry}: it has ${entries}, counted from 0.`);
  return entry;
}
