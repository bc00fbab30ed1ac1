// Who controls an arena (Object of the Game): at least one unit there, and the opponent has none; cards may say otherwise.
import { type Arena, type CardId, other, SIDES, type Side } from '../model/state.ts';
import { card, seat, unitsIn } from '../model/zones.ts';
import type { DerivedState } from './derived-state.ts';

export function controlOf(derived: DerivedState, arena: Arena): Side | null {
  const { game } = derived;
  const dead = new Set<CardId>();
  for (const { ability, part } of derived.staticsOf('holds')) {
    const where = part.arena === 'here' ? card(game, ability.on).zone : part.arena;
    if (where === arena) return seat(ability, part.who);
  }
  for (const { context, part } of derived.staticsOf('holds-not')) {
    if (part.arena && !part.arena.includes(arena)) continue;
    for (const id of derived.selectEach(context, part.to)) dead.add(id);
  }
  const counts = (side: Side) => unitsIn(game, side, arena).some((id) => !dead.has(id));
  return SIDES.find((side) => counts(side) && !counts(other(side))) ?? null;
}
