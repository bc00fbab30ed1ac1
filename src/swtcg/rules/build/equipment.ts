// Equipment: what it can be attached to, once a turn (Equipment Cards).
import { staysOn } from '../../cards/sorts.ts';
import { hasType, matches } from '../../effects/select.ts';
import { note } from '../../model/log.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { card, def, isArena, label, placeOn } from '../../model/zones.ts';
import { toBuildZone } from '../actions/attached-cards.ts';

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
  if (worn.includes(id)) return refuse('keyword.equip', `${name} is already attached to it`);
  if (staysOn(equipment) && worn.some((one) => def(game, one).name === equipment.name))
    return refuse('equipment.one-copy', `${label(game, unit)} already has a copy of ${equipment.name}`);
  return limited(game, id, unit, worn)
    ? refuse('equipment.one-copy', `${label(game, unit)} can't have another such Equipment`)
    : null;
}

/** Whether the unit, this Equipment or one that it has says that there is only one of a sort (or copy) on it. */
function limited(game: GameState, id: CardId, unit: CardId, worn: readonly CardId[]): boolean {
  return [unit, id, ...worn].some((from) =>
    def(game, from).effects.some((effect) => {
      if (effect.kind !== 'static') return false;
      const context = { by: card(game, from).controller, source: from };
      return effect.parts.some((part) => {
        if (part.do !== 'one-attached') return false;
        const { to, what } = part;
        if ('equipped' in to ? !matches(game, context, unit, to.equipped) : from !== unit) return false;
        const meant = (one: CardId): boolean =>
          what === 'copy' ? def(game, one).name === def(game, from).name : matches(game, context, one, what);
        return meant(id) && worn.some(meant);
      });
    }),
  );
}

export function attach(game: GameState, id: CardId, unit: CardId): GameState {
  const next = placeOn(game, id, unit, 'equipment');
  return note(next, 'rule', 'keyword.equip', { type: 'equipment-attached', cards: { equipment: id, unit } });
}

/** Back to its controller's build zone (Terms, detach). */
export const detach = (game: GameState, id: CardId): GameState => toBuildZone(game, id, 'equipment.returns');
