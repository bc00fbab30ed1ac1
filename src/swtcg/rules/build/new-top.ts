// A new top card of a stack: when its coming to the top would move its unit wrongly (Stacking and Rearranging;
// Causing Pilots to "Fall Off").
import { editionOf } from '../../editions/index.ts';
import { matches } from '../../effects/select.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { card, def, label } from '../../model/zones.ts';
import { hasUsedItsMove } from './crowded-units.ts';
import { hasMoved, leavesArena } from './moving.ts';
import { mostPilots, unfitRefusal } from './pilots.ts';
import { stackOnTop } from './stacks.ts';

/** Whether a card, once on top, pilots the unit that its stack is on. */
const flies = (game: GameState, by: Side, id: CardId, unit: CardId): boolean =>
  def(game, id).effects.some(
    (one) =>
      one.kind === 'keyword' &&
      one.keyword === 'Pilot' &&
      one.what !== undefined &&
      matches(game, { by, source: id }, unit, one.what),
  );

/** Why a card can't come to the top now: it would move its unit, or a Pilot on it, at another time or for a second time. */
export function newTopRefusal(game: GameState, by: Side, unit: CardId, top: CardId): Refusal | null {
  return unitRefusal(game, by, unit, top) ?? pilotsRefusal(game, unit, top);
}

/** A Pilot that has used its move may not be made to fall off (Causing Pilots to "Fall Off"). */
function pilotsRefusal(game: GameState, unit: CardId, top: CardId): Refusal | null {
  const moved = card(game, unit).pilots.filter((id) => hasUsedItsMove(game, id));
  if (moved.length === 0) return null;
  const after = stackOnTop(game, unit, top);
  const unfit = moved.find((id) => unfitRefusal(after, id, top));
  const falls = unfit ?? moved[mostPilots(after, top)];
  if (falls === undefined) return null;
  return refuse('pilot.off', `${label(game, falls)} would fall off and has already moved in this build step`);
}

function unitRefusal(game: GameState, by: Side, unit: CardId, top: CardId): Refusal | null {
  const leaves = leavesArena(game, unit, top);
  if (leaves && game.point !== `${by}-build`)
    return refuse('stack.arena', `${label(game, unit)} can go to another arena only in its own build step`);
  if (!hasMoved(game, unit)) return null;
  if (leaves)
    return refuse('stack.arena', `${label(game, unit)} has already moved and can't go to another arena`);
  const { zone, host } = card(game, unit);
  const pilots =
    editionOf(game.box).pilots.fallIsMove &&
    zone === 'on' &&
    host !== null &&
    def(game, unit).kind === 'unit';
  return pilots && !flies(game, by, top, host)
    ? refuse('pilot.off', `${label(game, unit)} would fall off its unit and has already moved`)
    : null;
}
