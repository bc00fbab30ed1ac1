// Coming to a point, and stopping before one.
import type { Point } from '../../model/points.ts';
import type { GameState } from '../../model/state.ts';

export const reach = (game: GameState, point: Point): GameState =>
  game.point === point ? game : { ...game, point };

/** Whether play was told to stop before this point; one that does not come up in its turn stops at the turn's end. */
export function stopsAt({ turn, stop }: GameState, point: Point): boolean {
  if (!stop || turn < stop.turn) return false;
  return turn > stop.turn || stop.point === point || point === 'turn-end';
}

export const clearStop = (game: GameState): GameState => ({ ...game, stop: null });
