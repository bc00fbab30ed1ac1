// How cards lie before anything happens: as a file places them, every default filled in.
import type { CardDef } from '../cards/card.ts';
import type { Arena, CardId, Side } from '../model/state.ts';

/** A card where it stands, with what lies on it and under it. */
export interface Placed {
  readonly id: CardId;
  /** The key of its definition. */
  readonly card: string;
  readonly owner: Side;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly damage: number;
  readonly build: number;
  /** The cards beneath the top card, topmost first. */
  readonly stack: readonly Placed[];
  readonly pilots: readonly Placed[];
  readonly equipment: readonly Placed[];
  readonly counters: Readonly<Record<string, number>>;
}

/** A card with nothing on it. */
export const bare = (id: CardId, card: string, owner: Side): Placed => ({
  id,
  card,
  owner,
  tapped: false,
  faceDown: false,
  damage: 0,
  build: 0,
  stack: [],
  pilots: [],
  equipment: [],
  counters: {},
});

/** The lists of a seat, by their keys in the file. */
export const SEAT_LISTS = [
  'hand',
  'deck',
  'discard',
  'supply',
  'outOfPlay',
  'space',
  'ground',
  'character',
  'buildZone',
] as const;
export type SeatList = (typeof SEAT_LISTS)[number];

/** The lists of a seat at which nothing lies. */
export const emptyLists = (): Record<SeatList, Placed[]> =>
  Object.fromEntries(SEAT_LISTS.map((key) => [key, []])) as unknown as Record<SeatList, Placed[]>;

export interface Seat {
  readonly force: number;
  readonly buildPoints: number;
  readonly lists: Readonly<Record<SeatList, readonly Placed[]>>;
  readonly resource: Placed | null;
  readonly event: Placed | null;
}

export interface PlacedLocation {
  readonly arena: Arena;
  readonly by: Side;
  readonly card: Placed;
}

/** The cards of a game and how they lie before anything happens. */
export interface StartTable extends Readonly<Record<Side, Seat>> {
  /** The definitions by their keys. */
  readonly cards: Readonly<Record<string, CardDef>>;
  readonly locations: readonly PlacedLocation[];
  /** The ids of all cards, in the order in which they stand in the file. */
  readonly order: readonly CardId[];
}
