// The table of this game in lines: what players have, their zones, the Locations of the arenas.

import { didYouMean } from '../../core/files/near.ts';
import type { LineReader, TableWords } from '../../core/game/game-notation.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { Seat } from '../../core/state.ts';
import { TURN_POINTS } from '../model/state.ts';

const ZONES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  'discard pile': 'discard',
  supply: 'supply',
  'out of play': 'outOfPlay',
  space: 'space',
  ground: 'ground',
  character: 'character',
  characters: 'character',
  build: 'buildZone',
  'build zone': 'buildZone',
  resource: 'resource',
  event: 'event',
};
const ARENA = /^(space|ground|character)$/;
const PURSE = /^(?:force|build points?)$/;

/** "3 Force, 2 build points", or nothing. */
const isPurse = (text: string): boolean =>
  text === '' ||
  /^(?:no\b|\d+(?:\s|$))/i.test(text) ||
  (/\bforce\b/i.test(text) && !/\b(?:bids|plays|chooses|uses)\b/i.test(text));

function readPurse(cursor: Cursor, purse: Json): void {
  while (!cursor.done) {
    const found = cursor.take(/(\d{1,9}|no)\s+(force|build\s+points?)\b/i);
    if (!found) {
      cursor.take(/(?:\d+|no)\s+(?=\S)/i);
      const near = didYouMean(cursor.rest, ['Force', 'build points']);
      cursor.fail(`"3 Force" or "2 build points" is expected, but ${cursor.here}.${near}`);
    }
    purse[/^f/i.test(found[2] as string) ? 'force' : 'buildPoints'] = Number(found[1]) || 0;
    if (!cursor.done && !cursor.take(/[,;.]|and\b/i))
      cursor.fail(`"," or the end of the line is expected, but ${cursor.here}.`);
  }
}

/** "Force: 3". */
const purseLine =
  (key: string): LineReader =>
  (cursor, start, reading) =>
    readPurse(new Cursor(`${cursor.rest} ${key}`), reading.seat(reading.whose(start)));

const locationLine =
  (arena: string, seat: Seat | undefined): LineReader =>
  (cursor, _start, { start, whose, cards }) => {
    const by = seat ?? whose(cursor.at);
    const { at } = cursor;
    const found = cards(cursor, { seat: by, list: 'location', place: arena });
    if (found.length !== 1) cursor.fail('One Location is expected: an arena has one.', at);
    start.locations ??= [];
    (start.locations as unknown[]).push({ [arena]: found[0], by });
  };

function line(key: string): LineReader | undefined {
  if (PURSE.test(key)) return purseLine(key);
  const location = /^(?:(dark|light) )?(space|ground|character) location$/.exec(key);
  return location ? locationLine(location[2] as string, location[1]) : undefined;
}

const locationsIn = (start: Json): Json[] =>
  Array.isArray(start.locations) ? start.locations.filter(isObject) : [];

export const table: TableWords = {
  zones: ZONES,
  zoneNames: { outOfPlay: 'out of play', buildZone: 'build zone' },
  single: ['resource', 'event'],
  placeOf: (list) => (ARENA.test(list) ? list : null),
  isPurse,
  readPurse,
  printPurse({ force, buildPoints, ...rest }) {
    const purse = [];
    if (force !== undefined) purse.push(`${force} Force`);
    if (buildPoints !== undefined) purse.push(`${buildPoints} build points`);
    return { words: purse.join(', '), rest };
  },
  keys: ['space location', 'ground location', 'character location'],
  line,
  printLine: (key, value, { placed }) =>
    key !== 'locations'
      ? null
      : locationsIn({ locations: value }).flatMap(({ by, ...cards }) =>
          Object.entries(cards).map(([arena, card]) => {
            const standing = { seat: by as Seat, list: 'location', place: arena };
            return `${by} ${arena} location: ${placed(card, standing)}`;
          }),
        ),
  isList: () => true,
  otherCards: (start) =>
    locationsIn(start).flatMap(({ by, ...cards }) =>
      Object.values(cards).map((card) => ({ card, seat: by as Seat })),
    ),
  starts: ['preparation', ...TURN_POINTS],
  stops: [...TURN_POINTS, 'script-end', 'game-over'],
  points: TURN_POINTS,
  ordered:
    'dark light locations hand deck discard supply outOfPlay space ground character buildZone resource event stack pilots equipment'.split(
      ' ',
    ),
};
