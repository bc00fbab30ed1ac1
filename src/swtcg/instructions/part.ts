// What each kind of instruction must say about itself. One file for each kind; `index.ts` lists them.

import type { Context } from '../effects/select.ts';
import type { Part } from '../language/effect.ts';
import type { CardId, DiceStage, Frame, GameState, WindowKind } from '../model/state.ts';

export type PartOf<Do extends Part['do']> = Extract<Part, { do: Do }>;

export interface PartRule<P extends Part> {
  /** The window that alone can hold an effect with this part: prevention, reroll, disrupt. */
  readonly reserved?: WindowKind;
  /** Why it could do nothing to this card now ("a use that can do nothing is refused"). */
  readonly idle?: (game: GameState, context: Context, part: P, card: CardId) => string | null;
  /** Why it could do nothing at all now. */
  readonly idleHere?: (game: GameState, context: Context, part: P) => string | null;
  /** The most that a player may choose for it, where it leaves an amount open. */
  readonly most?: (game: GameState, context: Context, part: P) => number | null;
  /** Why the amount that was chosen is not one of those that it allows. */
  readonly wrongAmount?: (game: GameState, context: Context, part: P, amount: number) => string | null;
  /** What a player answers is not told before all have answered. */
  readonly secret?: true;
  /** Its place in the order after a roll: dice are added, then rolled again, then changed. */
  readonly diceStage?: DiceStage;
  /** Why the dice that were named are not those that it allows. */
  readonly wrongDice?: (game: GameState, context: Context, part: P, dice: readonly number[]) => string | null;
  /** There is nothing left for it to do: nobody is asked for its targets. */
  readonly skip?: (game: GameState, frame: Frame, part: P) => boolean;
  /** What a player has answered to a question that the part asked while it was carried out. */
  readonly answer?: (game: GameState, frame: Frame, picked: readonly string[]) => GameState;
  /** Carries it out; a part that must wait for dice, damage or a player sets the frame's `wait` and goes on after it. */
  readonly perform: (game: GameState, frame: Frame, part: P, targets: readonly CardId[]) => GameState;
}
