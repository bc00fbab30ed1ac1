// Equipment: what it can be attached to, once a turn (Equipment Cards).
import { staysOn } from '../cards/sorts.ts';
import { hasType } from '../effects/select.ts';
import { note } from '../game/log.ts';
import { type Refusal, refuse } from '../game/refusal.ts';
import type { CardId, GameState } from '../game/state.ts';
import { card, def, isArena, label, placeOn } from '../game/table.ts';
import { toBuildZone } from './riders.ts';

/** Why an Equipment can't be attached to a card; its cost and whose turn it is are not asked here. */
export function attachRefusal(game: GameState, id: CardId, unit: CardId): Refusal | null {
  const name = label(game, id);
  const equipment = def(game, id);
  const { kind } = def(game, unit);
  const { zone, faceDown, equipment: worn } = card(game, unit);
  if (equipment.kind !== 'equipment') return refuse('keyword.equip', `${name} is not an Equipment`);
  if (kind !== 'unit' || faceDown || !(isArena(zone) || zone === 'build'))
    return refuse('keyword.equip', `${label(game, unit)} is not a unit in play`);
  if (!hasType(game, unit, equipment.arenas))
    return refuse('keyword.equip', `${name} does not fit the type of ${label(game, unit)}`);
  if (worn.includes(id)) return refuse('keyword.equip', `${name} is attached to it already`);
  if (staysOn(equipment) && worn.some((one) => def(game, one).name === equipment.name))
    return refuse('equipment.one-copy', `${label(game, unit)} has a copy of ${equipment.name} already`);
  return null;
}

export function attach(game: GameState, id: CardId, unit: CardId): GameState {
  const next = placeOn(game, id, unit, 'equipment');
  return note(next, 'rule', 'keyword.equip', `${label(game, id)} is attached to ${label(game, unit)}.`);
}

/** Back to its controller's build zone (Terms, detach). */
export const detach = (game: GameState, id: CardId): GameState => toBuildZone(game, id, 'equipment.returns');
