// A card's values, in all that counts now or as printed.

import type { Stat } from '../language/effect.ts';
import type { CardId, GameEvent, GameState } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { buildCost, NOWHERE } from './price.ts';
import { openBeneath, totals } from './totals.ts';

/** A value of a card: of a unit in all that counts now, or that counted before it was discarded; or as printed. */
export function statOf(
  game: GameState,
  id: CardId,
  stat: Stat | 'cost' | 'total-cost' | 'remaining',
  was?: GameEvent['was'],
): number | null {
  if (stat === 'cost') return def(game, id).cost;
  if (stat === 'remaining') {
    const { health } = totals(game, id);
    return health === null ? null : Math.max(0, health - card(game, id).damage);
  }
  if (stat === 'total-cost') {
    // Each version beneath the top card costs 1 more: that is part of the total (Stacking and Rearranging).
    const beneath = was?.beneath ?? openBeneath(game, id);
    const { controller } = card(game, id);
    return def(game, id).cost === null ? null : buildCost(game, controller, id, NOWHERE) + beneath;
  }
  return (was ?? totals(game, id))[stat];
}
