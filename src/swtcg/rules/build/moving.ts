// Moving in the build step: out of the build zone, between arenas once, by a new top card (Multi-arena Cards; Terms, move).

import { emit } from '../../effects/events.ts';
import { note } from '../../model/log.ts';
import type { Arena, CardId, GameState } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { card, def, isArena, place, stackOf } from '../../model/zones.ts';

/** The one move belongs to the unit, whichever of its cards is on top; whoever controls it later has one of their own. */
const moveKey = (game: GameState, unit: CardId, how: string): string =>
  `${how} ${unit} ${card(game, unit).controller}`;

export const hasMoved = (game: GameState, unit: CardId, how = 'move'): boolean =>
  stackOf(game, unit).some((id) => game.used.includes(moveKey(game, id, how)));

export const markMoved = (game: GameState, unit: CardId, how = 'move'): GameState =>
  changed(game, {
    used: [...game.used, moveKey(game, unit, how)],
  });

/** Moves a unit: out of the build zone, or once in a build step from arena to arena. A Pilot that fell off ends its move so. */
export function moveUnit(game: GameState, unit: CardId, to: Arena): GameState {
  const { zone, controller } = card(game, unit);
  let next = place(game, unit, to);
  if (isArena(zone) || hasMoved(game, unit, 'fall')) next = markMoved(next, unit);
  next = note(next, 'deed', 'build.move', {
    type: 'unit-moved',
    by: controller,
    cards: { unit },
    words: { arena: to },
  });
  next = emit(next, { type: 'moved', card: unit, side: controller, arena: to });
  return emit(next, { type: 'arrived', card: unit, side: controller, arena: to, how: 'moved' });
}

/** Whether a new top card takes its unit to another arena. */
export const leavesArena = (game: GameState, unit: CardId, top: CardId): boolean => {
  const { zone } = card(game, unit);
  return isArena(zone) && !def(game, top).arenas.includes(zone);
};

/** A new top card whose type does not fit takes the unit to an arena of its own (Stacking and Rearranging). */
export function movedTop(game: GameState, top: CardId): GameState {
  const [arena] = def(game, top).arenas;
  if (!leavesArena(game, top, top) || arena === undefined) return game;
  return moveUnit(game, top, arena);
}
