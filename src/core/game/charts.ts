// The statecharts of a game as src/play sees them: something that runs from one decision to the next. machines/host is one.

import type { CardId } from '../state.ts';
import type { GameTypes } from './game-types.ts';

/** What comes in from outside: the events that the charts of every game take. */
export type GameInput<T extends GameTypes = GameTypes> =
  /** A player decides. */
  | { readonly type: 'DECIDE'; readonly decision: T['decision'] }
  /** What the dice show, or what was picked, where nobody does that for the players. */
  | { readonly type: 'DICE'; readonly dice: readonly number[] }
  /** Play goes on past the point where it was told to stop. */
  | { readonly type: 'RESUME' }
  /** Something is put on the table by hand. */
  | { readonly type: 'SET'; readonly change: T['change'] }
  /** A card that was not known is named. */
  | { readonly type: 'REVEAL'; readonly card: CardId; readonly as: string };

/** What play waits for: a player, dice, being told to go on, or nothing any more. */
export type Waiting = 'player' | 'dice' | 'stopped' | 'over';

/** The live statecharts as plain data: what waits can be kept and taken up again. */
export interface GameSnapshot {
  readonly machine: object;
}

/** Sees what the charts do: an inspector of XState. */
export type ChartInspector = object;

/** The charts of a game, running. */
export interface RunningCharts<T extends GameTypes = GameTypes> {
  readonly game: T['state'];
  readonly waiting: Waiting;
  /** Throws what a rule throws. */
  send(input: GameInput<T>): void;
  snapshot(): GameSnapshot;
}

/** The charts of a game with somebody who runs them (machines/host). */
export interface GameCharts<T extends GameTypes = GameTypes> {
  /** A new game, or one that a snapshot was taken of. */
  run(from: T['state'] | GameSnapshot, inspect?: ChartInspector | null): RunningCharts<T>;
}
