// The points of a turn: where play starts and where it is told to rest.

import { newLog } from '../../model/log.ts';
import { ARENAS, type GameState, type TurnPoint } from '../../model/state.ts';
import { changed } from '../../model/update.ts';

/** Whether play was told to rest before this point. */
export const stopsAt = ({ stop, turn }: GameState, point: GameState['point']): boolean =>
  stop !== null && stop.turn === turn && stop.point === point;

/** Play enters a point; in a battle step that is an arena's. */
export function reachPoint(game: GameState, point: TurnPoint): GameState {
  const arena = ARENAS.find((one) => point === `${one}-battle`) ?? null;
  return changed(game, { point, arena });
}

/** Play goes on past the point where it rested; what was told before is told already. */
export const clearStop = (game: GameState): GameState => newLog(changed(game, { stop: null }));
