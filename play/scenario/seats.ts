// The table of a file: both seats with all their cards, and the Locations.
import type { CardDef } from '../../src/cards/card.ts';
import { ARENAS, type Arena, type Side } from '../../src/game/state.ts';
import { fail, within } from './fail.ts';
import { type Fields, fieldsOf, integer, listOf, oneOf } from './fields.ts';
import {
  emptyLists,
  type Placed,
  type PlacedLocation,
  SEAT_LISTS,
  type Seat,
  type SeatList,
} from './format.ts';
import { LIMITS } from './limits.ts';
import { type Placing, readPlaced } from './placing.ts';

const SEATS: readonly Side[] = ['dark', 'light'];

export interface Table {
  readonly seats: Readonly<Record<Side, Seat>>;
  readonly locations: readonly PlacedLocation[];
  readonly placing: Placing;
}

/** Both seats and the locations, in the order in which they stand in the file; `root`: where they stand there. */
export function readTable(file: Fields, cards: ReadonlyMap<string, CardDef>, root = '$'): Table {
  const placing: Placing = { cards, ids: new Map() };
  const seats: Record<Side, Seat> = {
    dark: readSeat({}, 'dark', placing, root),
    light: readSeat({}, 'light', placing, root),
  };
  let locations: PlacedLocation[] = [];
  for (const key of Object.keys(file)) {
    if (key === 'dark' || key === 'light') seats[key] = readSeat(file[key], key, placing, root);
    else if (key === 'locations') locations = readLocations(file[key], placing, within(root, key));
  }
  return { seats, locations, placing };
}

const SEAT_KEYS = ['force', 'buildPoints', ...SEAT_LISTS, 'resource', 'event'];
const isSeatList = (key: string): key is SeatList => (SEAT_LISTS as readonly string[]).includes(key);

function readSeat(value: unknown, side: Side, placing: Placing, root: string): Seat {
  const path = within(root, side);
  const fields = fieldsOf(value, path, SEAT_KEYS, 'a seat');
  const count = (key: 'force' | 'buildPoints', what: string) =>
    fields[key] === undefined ? 0 : integer(fields[key], within(path, key), what);
  const lists = emptyLists();
  const single: Record<'resource' | 'event', Placed | null> = { resource: null, event: null };
  for (const [key, given] of Object.entries(fields)) {
    const at = within(path, key);
    if (isSeatList(key)) {
      const read = (item: unknown, itemPath: string) => readPlaced(placing, item, itemPath, key, side);
      lists[key] = listOf(given, at, 'a list of cards', read, LIMITS.cards);
    } else if ((key === 'resource' || key === 'event') && given !== null) {
      single[key] = readPlaced(placing, given, at, key, side);
    }
  }
  return {
    force: count('force', 'the Force'),
    buildPoints: count('buildPoints', 'the build points'),
    lists,
    ...single,
  };
}

function readLocations(value: unknown, placing: Placing, root: string): PlacedLocation[] {
  const taken = new Set<Arena>();
  return listOf(value, root, 'a list of Locations', (item, path) => {
    const fields = fieldsOf(item, path, [...ARENAS, 'by'], 'a Location, { "ground": "key", "by": "dark" },');
    const by = oneOf(fields.by, within(path, 'by'), SEATS, 'a seat');
    const [arena, second] = ARENAS.filter((one) => fields[one] !== undefined);
    if (arena === undefined) fail(path, `A Location needs its arena: ${ARENAS.join(', ')}.`);
    if (second !== undefined) fail(within(path, second), 'A Location lies in one arena: one entry for each.');
    const at = within(path, arena);
    if (taken.has(arena)) fail(at, `There is a Location in the ${arena} arena already; an arena has one.`);
    taken.add(arena);
    const card = readPlaced(placing, fields[arena], at, 'location', by);
    const def = placing.cards.get(card.card) as CardDef;
    if (!def.arenas.includes(arena)) {
      fail(at, `"${def.name}" is a Location for ${def.arenas.join(', ') || 'no arena'}, not for ${arena}.`);
    }
    return { arena, by, card };
  });
}
