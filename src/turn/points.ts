// The points of a turn: where play starts and where it is told to rest.
import { ARENAS, type GameState, type TurnPoint } from '../game/state.ts';

/** Whether play was told to rest before this point. */
export const stopsAt = ({ stop, turn }: GameState, point: TurnPoint): boolean =>
  stop !== null && stop.turn === turn && stop.point === point;

/** Play enters a point; in a battle step that is an arena's. */
export function reachPoint(game: GameState, point: TurnPoint): GameState {
  const arena = ARENAS.find((one) => point === `${one}-battle`) ?? null;
  return { ...game, point, arena };
}
