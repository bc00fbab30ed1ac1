// What the state of every game has: one immutable value that is plain JSON. A game adds its own facts to it.
import type { LogEvent } from './log-event.ts';

/** A place at the table. How many there are, and what they are called, is the game's affair. */
export type Seat = string;

/** One id for one card, for the whole game. */
export type CardId = string;

/** Which chances pass by themselves: none, those where nothing can be done, all. */
export type AutoPass = 'never' | 'empty' | 'always';

/** What a die shows; where cards are picked at random: the number of the one picked, or the card itself. */
export type Die = number | CardId;

/** What chance gave since the last decision: a replay records it. */
export interface Chance {
  /** Dice, or random picks, roll by roll. */
  readonly rolls: readonly (readonly number[])[];
  /** The order of each pile after it was shuffled. */
  readonly shuffles: readonly (readonly CardId[])[];
}

export const NO_CHANCE: Chance = { rolls: [], shuffles: [] };

/** The ways in which players, a judge or a limit end a game that the rules have not ended. */
export const AGREED_ENDS = ['conceded', 'agreed', 'time', 'judge', 'turn-limit'] as const;
export type AgreedEnd = (typeof AGREED_ENDS)[number];

/** How a game ended. */
export interface Result {
  readonly winner: Seat | null;
  /** One of the agreed ends, or the game's own word. */
  readonly by: string;
  readonly turn: number;
}

/** What never changes in a game. */
export interface BaseBox {
  readonly ruleset: string;
  /** Given dice, used up before the seeded ones. */
  readonly dice: readonly Die[];
  /** Given orders of piles, used instead of shuffling. */
  readonly shuffles: readonly (readonly CardId[])[];
  readonly autoPass: AutoPass;
}

export interface BaseState {
  readonly box: BaseBox;
  readonly turn: number;
  /** Where in the statecharts play is now, outermost first. */
  readonly path: readonly string[];
  /** What happened since the last decision. */
  readonly log: readonly LogEvent[];
  readonly chance: Chance;
  /** How many of the given dice are used up. */
  readonly diceUsed: number;
  /** Play rests before this point until it is told to go on. */
  readonly stop: { readonly turn: number; readonly point: string } | null;
  readonly result: Result | null;
}
