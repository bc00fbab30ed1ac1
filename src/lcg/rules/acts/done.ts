// What performing an act gives back: the game, what has happened, and how much of it was done.
import type { GameEvent } from '../../model/acts.ts';
import type { Outcome } from '../../model/frames.ts';
import { NOTHING } from '../../model/stack.ts';
import type { CardId, GameState } from '../../model/state.ts';

export interface Done {
  readonly game: GameState;
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome;
}

export const undone = (game: GameState): Done => ({ game, events: [], outcome: { ...NOTHING, full: false } });

export const done = (
  game: GameState,
  events: readonly GameEvent[],
  cards: readonly CardId[],
  n: number,
  full = true,
): Done => ({ game, events, outcome: { cards, n, full } });
