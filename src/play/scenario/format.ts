// The scenario file as it is after reading: every default filled in, every card text compiled, every id checked.
import type { CardDef } from '../../swtcg/cards/card.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { Arena, CardId, Side, TurnPoint } from '../../swtcg/model/state.ts';
import { FORMATS } from '../files/formats.ts';

export const FORMAT = FORMATS.scenario;
export const RULESET = 'swtcg-2022';

/** Names of the result that no card may take. */
export const RESERVED = ['dark', 'light', 'winner', 'control', 'illegal'] as const;

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

/** A point that is reached and not entered; the script's end; the game's end. */
export type Until = { readonly turn: number; readonly point: TurnPoint } | 'script-end' | 'game-over';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** What the result should be, in part; `illegal` apart. */
export type Expect = { readonly [name: string]: Json };

export interface Scenario {
  readonly format: typeof FORMAT;
  readonly ruleset: typeof RULESET;
  readonly title: string | null;
  readonly why: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
  readonly tags: readonly string[];
  readonly cards: Readonly<Record<string, CardDef>>;
  readonly dark: Seat;
  readonly light: Seat;
  readonly locations: readonly PlacedLocation[];
  /** The ids of all cards, in the order in which they stand in the file. */
  readonly order: readonly CardId[];
  readonly at: TurnPoint | 'preparation';
  readonly until: Until;
  readonly dice: readonly number[];
  readonly seed: number | string | null;
  /** Whether decks are shuffled in preparation: only with a seed. */
  readonly shuffle: boolean;
  readonly script: readonly Decision[];
  readonly expect: Expect;
  /** The number of the entry that is expected to be illegal. */
  readonly illegal: number | null;
}
