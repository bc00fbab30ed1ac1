// A new top card of a stack: when its coming to the top would move its unit wrongly (Stacking and Rearranging;
// Causing Pilots to "Fall Off").
import { matches } from '../../effects/select.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { card, def, label } from '../../model/zones.ts';
import { hasMoved, leavesArena } from './moving.ts';

/** Whether a card, once on top, pilots the unit that its stack is on. */
const flies = (game: GameState, by: Side, id: CardId, unit: CardId): boolean =>
  def(game, id).effects.some(
    (one) =>
      one.kind === 'keyword' &&
      one.keyword === 'Pilot' &&
      one.what !== undefined &&
      matches(game, { by, source: id }, unit, one.what),
  );

/** Why a card can't come to the top now: it would move its unit at another time, or for a second time. */
export function newTopRefusal(game: GameState, by: Side, unit: CardId, top: CardId): Refusal | null {
  const leaves = leavesArena(game, unit, top);
  if (leaves && game.point !== `${by}-build`)
    return refuse('stack.arena', `${label(game, unit)} can go to another arena only in its own build step`);
  if (!hasMoved(game, unit)) return null;
  if (leaves)
    return refuse('stack.arena', `${label(game, unit)} has already moved and can't go to another arena`);
  const { zone, host } = card(game, unit);
  const pilots = zone === 'on' && host !== null && def(game, unit).kind === 'unit';
  return pilots && !flies(game, by, top, host)
    ? refuse('pilot.off', `${label(game, unit)} would fall off its unit and has already moved`)
    : null;
}
