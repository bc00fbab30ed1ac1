// The game on a table, as far as choosing asks it.

import type { Choosing } from '../../src/core/game/choosing.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { Refusal } from '../../src/core/refusal.ts';
import type { BaseState, Seat } from '../../src/core/state.ts';

export interface GameOnTable {
  readonly game: BaseState;
  /** The seats of the game. */
  readonly seats: readonly Seat[];
  /** How one chooses among its decisions. */
  readonly choosing: Choosing;
  readonly waiting: 'player' | 'dice' | 'stopped' | 'over';
  /** The player whose chance it is. */
  readonly chance: Seat | null;
  /** The legal decisions of that player. */
  readonly legal: readonly BaseDecision[];
  whyNot(decision: BaseDecision): Refusal | null;
}
