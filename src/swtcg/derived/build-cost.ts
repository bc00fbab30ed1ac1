// The build cost that a card has now (Building Cards with Build Costs).
import { ofCard } from '../model/memo.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { def } from '../model/zones.ts';
import type { Context, DerivedState, Destination } from './derived-state.ts';

export const NOWHERE: Destination = { to: null, unit: null };

/** "This card costs 1 less build counter …" */
const changesOn = ofCard(({ effects }) =>
  effects.flatMap((one) =>
    one.kind === 'static'
      ? one.parts.flatMap((part) =>
          part.do === 'cost' && part.to.self === 'this' ? [{ conditions: one.if ?? [], n: part.n }] : [],
        )
      : [],
  ),
);

/** "Costs 1 less build counter": what effects in play, and the card's own words, add to its cost. */
function costChange(derived: DerivedState, by: Side, id: CardId): number {
  const { game } = derived;
  // In setup no text works but that of Events (Setup).
  const inSetup = game.point === 'preparation';
  let change = 0;
  const own: Context = { by, source: id };
  for (const { conditions, n } of inSetup ? [] : changesOn(def(game, id)))
    if (derived.allHold(own, conditions)) change += derived.amountOf(own, n);
  for (const { context, part } of derived.staticsOf('cost')) {
    // What a card in play says of itself was counted above.
    if (part.to.self === 'this' || (inSetup && def(game, context.source).kind !== 'event')) continue;
    if (derived.matches(context, id, part.to)) change += derived.amountOf(context, part.n);
  }
  return change;
}

/** Adding to a stack costs 1, and on top the difference to a cheaper top card (Stacking and Rearranging; rulings, 18). */
export function stackPrice(game: GameState, cost: number, { to, unit }: Destination): number {
  if (unit === null) return cost;
  return to === 'under' ? 1 : 1 + Math.max(0, cost - (def(game, unit).cost ?? 0));
}

/** The build cost that a card has now; never below 0. */
export const buildCost = (
  derived: DerivedState,
  by: Side,
  id: CardId,
  where: Destination,
  printed: number = def(derived.game, id).cost ?? 0,
): number => Math.max(0, stackPrice(derived.game, printed, where) + costChange(derived, by, id));
