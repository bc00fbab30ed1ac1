// What happened this turn and in the turn before, for the few cards that ask ("if you deployed 2 or more units this turn").

import { anyPiece } from './memo.ts';
import type { GameEvent, GameState } from './state.ts';
import { changed } from './update.ts';

/** Whether any card of this game asks for what happened before. */
export const asksForPast = anyPiece(({ is }) => is === 'happened');

const NONE: readonly GameEvent[] = [];

export const eventsOf = (game: GameState, last: boolean | undefined): readonly GameEvent[] =>
  (last ? game.past?.before : game.past?.now) ?? NONE;

/** The event is noted down; with a new turn the notes of the old one become those of the turn before. Setup is no turn. */
export function remember(game: GameState, event: GameEvent): GameState {
  if (!asksForPast(game.box) || game.point === 'preparation') return game;
  const now = game.past?.now ?? NONE;
  if (event.type === 'turn-starts') return changed(game, { past: { now: NONE, before: now } });
  return changed(game, { past: { now: [...now, event], before: game.past?.before ?? NONE } });
}
