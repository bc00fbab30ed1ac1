// What each kind of decision must say about itself. Nothing is decided twice: the list of legal decisions, the
// statecharts' guards, the buttons, the scripts and the "why not?" all come from `consider`.
import type { Refusal } from '../model/refusal.ts';
import type { GameState, Side } from '../model/state.ts';
import type { Decision } from './decision.ts';

/** What a legal decision does to the game. */
export type Move = (game: GameState) => GameState;

export interface DecisionKind {
  /** Decisions worth looking at for this player now: a superset of the legal ones. */
  readonly options: (game: GameState, by: Side) => Decision[];
  /** The options are the legal ones and need no further look. */
  readonly exact?: true;
  /** Whether there is any legal one, where that is told at a glance. */
  readonly any?: (game: GameState, by: Side) => boolean;
  /** What it does, or why it is not legal now. */
  readonly consider: (game: GameState, decision: Decision) => Move | Refusal;
}

export const isRefusal = (answer: Move | Refusal): answer is Refusal => typeof answer !== 'function';
