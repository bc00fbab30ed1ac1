// What a player is choosing at a table, as plain data. The functions that choose (choosing.ts) come with the engine; this
// much the chart knows before a game lies there.

import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { CardId } from '../../src/core/state.ts';
import type { Asking } from './asking.ts';
import type { Refused } from './refused.ts';

export interface Choice {
  /** The card whose menu is open. */
  readonly card: CardId | null;
  /** Where that menu hangs: only the page knows what it is. */
  readonly anchor: object | null;
  /** The card is being dragged: its menu is out of the way. */
  readonly lifted: boolean;
  /** What is asked. */
  readonly asking: Asking | null;
  /** What was refused and is being explained. */
  readonly refused: Refused | null;
  /** What is left to be taken, once nothing is left to ask. */
  readonly decision: BaseDecision | null;
  /** How many counters the menu offers to put. */
  readonly counters: number;
  /** The numbers that steppers in the bar show, by their field. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Cards set aside, to be taken together. */
  readonly aside: readonly CardId[];
  /** The kind of decision that is unfolded in the list of what can be done. */
  readonly unfolded: string | null;
}

const CLOSED = {
  card: null,
  anchor: null,
  lifted: false,
  asking: null,
  refused: null,
  decision: null,
} as const;

export const NO_CHOICE: Choice = { ...CLOSED, counters: 1, numbers: {}, aside: [], unfolded: null };

/** The menu is closed and nothing is asked; what was set in the bar and in the list stays. */
export const closed = (choice: Choice): Choice => ({ ...choice, ...CLOSED });
