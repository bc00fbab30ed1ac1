// A card's values, in all that counts now or as printed.

import type { Stat } from '../language/effect.ts';
import type { CardId, GameEvent } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { NOWHERE } from './build-cost.ts';
import type { DerivedState } from './derived-state.ts';
import { openBeneath } from './totals.ts';

/** A value of a card: of a unit in all that counts now, or that counted before it was discarded; or as printed. */
export function statOf(
  derived: DerivedState,
  id: CardId,
  stat: Stat | 'cost' | 'total-cost' | 'remaining',
  was?: GameEvent['was'],
): number | null {
  const { game } = derived;
  if (stat === 'cost') return def(game, id).cost;
  if (stat === 'remaining') {
    const { health } = derived.totals(id);
    return health === null ? null : Math.max(0, health - card(game, id).damage);
  }
  if (stat === 'total-cost') {
    // Each version beneath the top card costs 1 more: that is part of the total (Stacking and Rearranging).
    const beneath = was?.beneath ?? openBeneath(game, id);
    const { controller } = card(game, id);
    return def(game, id).cost === null ? null : derived.buildCost(controller, id, NOWHERE) + beneath;
  }
  return (was ?? derived.totals(id))[stat];
}
