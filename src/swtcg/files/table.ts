// The table of a file: both seats with all their cards, and the Locations.

import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import type { Edition } from '../editions/edition.ts';
import { ARENAS, type Arena, type Side } from '../model/state.ts';
import {
  emptyLists,
  type Placed,
  type PlacedLocation,
  SEAT_LISTS,
  type Seat,
  type SeatList,
} from './placed.ts';
import { type Placing, readPlaced } from './placing.ts';
import type { Locations, Player } from './validators/game.ts';

export interface Table {
  readonly seats: Readonly<Record<Side, Seat>>;
  readonly locations: readonly PlacedLocation[];
  readonly placing: Placing;
}

/** What a scenario, or the start of a replay, says of the table. */
export interface TableFile {
  readonly dark?: Player;
  readonly light?: Player;
  readonly locations?: Locations;
}

/** Both seats and the locations, in the order in which they stand in the file; `root`: where they stand there. */
export function readTable(
  edition: Edition,
  file: TableFile,
  cards: ReadonlyMap<string, CardDef>,
  root = '$',
): Table {
  const placing: Placing = { edition, cards, ids: new Map() };
  const seats: Record<Side, Seat> = {
    dark: readSeat({}, 'dark', placing, root),
    light: readSeat({}, 'light', placing, root),
  };
  let locations: PlacedLocation[] = [];
  for (const key of Object.keys(file)) {
    if (key === 'dark' || key === 'light') seats[key] = readSeat(file[key] ?? {}, key, placing, root);
    else if (key === 'locations') locations = readLocations(file[key] ?? [], placing, within(root, key));
  }
  return { seats, locations, placing };
}

const isSeatList = (key: string): key is SeatList => (SEAT_LISTS as readonly string[]).includes(key);

function readSeat(seat: Player, side: Side, placing: Placing, root: string): Seat {
  const path = within(root, side);
  const lists = emptyLists();
  const single: Record<'resource' | 'event', Placed | null> = { resource: null, event: null };
  for (const key of Object.keys(seat)) {
    const at = within(path, key);
    if (isSeatList(key))
      lists[key] = (seat[key] ?? []).map((one, i) => readPlaced(placing, one, within(at, i), key, side));
    else if (key === 'resource' || key === 'event') {
      const card = seat[key];
      if (card) single[key] = readPlaced(placing, card, at, key, side);
    }
  }
  const { force = 0, buildPoints = 0 } = seat;
  return { force, buildPoints, lists, ...single };
}

function readLocations(given: Locations, placing: Placing, root: string): PlacedLocation[] {
  const taken = new Set<Arena>();
  return given.map((location, i) => {
    const path = within(root, i);
    const { by } = location;
    const [arena, second] = ARENAS.filter((one) => location[one] !== undefined);
    const lying = arena && location[arena];
    if (arena === undefined || lying === undefined)
      fail(path, `A Location needs its arena: ${ARENAS.join(', ')}.`);
    if (second !== undefined) fail(within(path, second), 'A Location lies in one arena: one entry for each.');
    const at = within(path, arena);
    if (taken.has(arena)) fail(at, `There is a Location in the ${arena} arena already; an arena has one.`);
    taken.add(arena);
    const card = readPlaced(placing, lying, at, 'location', by);
    const def = placing.cards.get(card.card) as CardDef;
    if (!def.arenas.includes(arena)) {
      fail(at, `"${def.name}" is a Location for ${def.arenas.join(', ') || 'no arena'}, not for ${arena}.`);
    }
    return { arena, by, card };
  });
}
