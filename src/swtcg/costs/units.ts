// Costs that are paid with cards on the table.

import { card, inArena, isThere, label } from '../model/zones.ts';
import { discardCard, retreatUnit, tap as tapCard } from '../rules/actions/card-moves.ts';
import { type CostOf, type CostRule, neededFor, onTable, paidByUnits, paidWith } from './cost-rule.ts';

export const tap: CostRule<CostOf<'tap'>> = {
  refusal: (game, context, { what }, choices) => {
    const cards = paidWith(game, context, what, choices);
    if (cards.length < neededFor(what) || cards.some((id) => !isThere(game, id)))
      return 'there is nothing to tap for its cost';
    const tapped = cards.find((id) => card(game, id).tapped);
    return tapped ? `${label(game, tapped)} is already tapped` : null;
  },
  pay: (game, context, { what }, choices) =>
    paidWith(game, context, what, choices).reduce((next, id) => tapCard(next, id), game),
};

export const retreat = paidByUnits<CostOf<'retreat'>>(inArena, () => retreatUnit);

export const discard = paidByUnits<CostOf<'discard'>>(onTable, () => discardCard);
