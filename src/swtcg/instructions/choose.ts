// "Choose a unit": it is what the next words speak of.
import { setFrame } from '../effects/frames.ts';
import type { PartOf, PartRule } from './part.ts';

/** Nothing is done to it: it is what the next words speak of. To have chosen is to have done it ("if you do"). */
export const choose: PartRule<PartOf<'choose'>> = {
  perform: (game, _frame, _part, targets) => (targets.length > 0 ? setFrame(game, {}) : game),
};
