// Who controls an arena (Object of the Game): at least one unit there, and the opponent has none; cards may say otherwise.

import { type Arena, type CardId, type GameState, other, SIDES, type Side } from '../model/state.ts';
import { card, seat, unitsIn } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { selectEach } from './select.ts';

export function controlOf(game: GameState, arena: Arena): Side | null {
  const dead = new Set<CardId>();
  for (const { ability, part } of staticsOf(game, 'holds')) {
    const where = part.arena === 'here' ? card(game, ability.on).zone : part.arena;
    if (where === arena) return seat(ability, part.who);
  }
  for (const { context, part } of staticsOf(game, 'holds-not')) {
    if (part.arena && !part.arena.includes(arena)) continue;
    for (const id of selectEach(game, context, part.to)) dead.add(id);
  }
  const counts = (side: Side) => unitsIn(game, side, arena).some((id) => !dead.has(id));
  return SIDES.find((side) => counts(side) && !counts(other(side))) ?? null;
}

/** Whether a card keeps a player from winning, or from losing (Phrases, "you can't lose the game this turn"). */
export function mayWin(game: GameState, side: Side): boolean {
  if (game.modifiers.some((one) => one.winless === side)) return false;
  return !staticsOf(game, 'cannot').some(({ ability, part }) => {
    const about = seat(ability, part.who);
    return part.what === 'win' ? about === side : about === other(side);
  });
}
