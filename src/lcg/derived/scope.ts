// Who asks: the words "you", "this", "that", "target" mean something different for each effect.
import type { GameEvent } from '../model/acts.ts';
import type { Outcome } from '../model/frames.ts';
import type { CardId, Side, Zone } from '../model/state.ts';

export interface Scope {
  readonly you: Side;
  /** The card with the text. */
  readonly self: CardId | null;
  readonly event?: GameEvent | null;
  /** What was chosen for each target or choice, in the order of the data. */
  readonly chosen?: readonly (readonly CardId[] | null)[];
  readonly paid?: readonly CardId[];
  readonly done?: Outcome;
  readonly seen?: readonly CardId[];
  readonly seenIn?: readonly Zone[];
  /** Who chooses. */
  readonly chooser?: Side;
  /** The player, and the card, spoken of before. */
  readonly player?: Side | null;
  readonly that?: CardId | null;
  readonly x?: number;
  /** Cards about to be damaged by what is being interrupted. */
  readonly endangered?: readonly CardId[];
}
