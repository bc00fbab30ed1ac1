// What a game shows of itself step by step, beside its log: the table through somebody's eyes, and what is going on there.

import type { CardId, Seat } from '../state.ts';
import type { GameTypes } from './game-types.ts';

/** Whose eyes the reader looks through: everybody's, one player's, or those of somebody who sees no hidden card. */
export type Perspective<S extends Seat = Seat> = 'both' | 'spectator' | S;

export interface DieView {
  /** 1 to 6; 0 is a die still to be thrown. */
  readonly value: number;
  readonly hit: boolean;
}

/** Dice that were thrown: which of them hit, and what the odds of one die were. */
export interface RollView<S extends Seat = Seat> {
  readonly by: S;
  /** What they were thrown for. */
  readonly kind: string;
  readonly dice: readonly DieView[];
  /** The least number that hits, with what is added to each die taken into account; null where nothing is hit. */
  readonly least: number | null;
}

/** Follows what is going on from state to state: it remembers what a state alone no longer tells. */
export interface SceneWatch<T extends GameTypes = GameTypes> {
  look(state: T['state']): void;
  /** What is going on at a line of the log, in the state that was looked at last. */
  scene(event: T['event']): T['scene'];
  /** Goes on from a moment that was seen before; from the beginning where there is none. */
  resume(state: T['state'] | undefined, scene: T['scene'] | undefined): void;
}

export interface GameSteps<T extends GameTypes = GameTypes> {
  /** The printed face of every card in the game. */
  faces(state: T['state']): Readonly<Record<CardId, T['face']>>;
  /** What a card is called at this moment. */
  nameOf(state: T['state'], card: CardId): string;
  /** The table as an onlooker sees it: hidden cards are masked. */
  viewFor(state: T['state'], who: Perspective<T['seat']>): T['view'];
  /** The zone of a card as an onlooker knows it; null where the card is hidden. */
  zoneOf(state: T['state'], card: CardId, who: Perspective<T['seat']>): string | null;
  /** Whether a line tells how what is told before it was paid for: both are shown as done. */
  isPayment(event: T['event']): boolean;
  watch(): SceneWatch<T>;
  /** The dice that fell last; null where none did. */
  roll(state: T['state']): RollView<T['seat']> | null;
}
