// Where a completed card may go: an arena, the build zone, a stack (The Cards; Stacking and Rearranging).

import { isCampaign } from '../../cards/sorts.ts';
import { editionOf } from '../../editions/index.ts';
import type { Destination } from '../../effects/price.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { arenaName, card, def, hasCard, isArena, isForUnits, label, unitOf } from '../../model/zones.ts';
import { newTopRefusal } from './new-top.ts';
import { stackRefusal } from './stack-rules.ts';

/** Where the card goes, or why it can't go there. */
export function destination(
  game: GameState,
  by: Side,
  id: CardId,
  given: { readonly to?: string; readonly unit?: CardId },
): Destination | Refusal {
  const { kind, arenas } = def(game, id);
  const name = label(game, id);
  const only = arenas.length === 1 ? (arenas[0] as string) : undefined;
  const to = given.to ?? (kind === 'unit' || kind === 'location' ? only : undefined);
  if (to === 'top' || to === 'under') return stackPlace(game, by, id, to, given.unit);
  if (kind === 'unit' || kind === 'location') {
    const aside = kind === 'unit' ? 'buildZone' : 'discard';
    if (to === undefined) return refuse('card.deploy', `say where ${name} goes`);
    if (to === aside && kind === 'unit' && !editionOf(game.box).deploysToBuildZone)
      return refuse('card.deploy', `${name} is deployed to its arena or into a stack, not to the build zone`);
    if (to === aside) return { to: kind === 'unit' ? 'build' : null, unit: null };
    if (isArena(to) && arenas.includes(to)) return { to, unit: null };
    return refuse('card.deploy', `${name} can't go there: its type is ${arenas.map(arenaName).join('/')}`);
  }
  if (to !== undefined && to !== ownPlace(game, id)) return refuse('card.complete', `${name} can't go there`);
  if (kind === 'resource' && game.players[by].lists.resource.length > 0)
    return refuse('card.resource', 'there is already a Resource in play');
  return { to: null, unit: null };
}

/** Where a card goes that has no choice. */
function ownPlace(game: GameState, id: CardId): string | null {
  const { kind } = def(game, id);
  if (kind === 'resource') return 'resource';
  return kind === 'equipment' || isCampaign(def(game, id)) ? 'buildZone' : null;
}

/** On top of or under a stack of one's own (Stacking and Rearranging). */
function stackPlace(
  game: GameState,
  by: Side,
  id: CardId,
  to: 'top' | 'under',
  named: CardId | undefined,
): Destination | Refusal {
  if (!hasCard(game, named)) return refuse('stack.name', 'say which unit to stack it with');
  const unit = unitOf(game, named);
  const { controller, faceDown, zone } = card(game, unit);
  if (controller !== by) return refuse('control.yours', `${label(game, unit)} is controlled by the opponent`);
  if (faceDown || !isForUnits(zone)) return refuse('stack.name', `${label(game, unit)} is not in play`);
  const refusal = stackRefusal(game, id, unit, to);
  if (refusal) return refusal;
  const again = to === 'top' ? newTopRefusal(game, by, unit, id) : null;
  return again ?? { to, unit };
}
