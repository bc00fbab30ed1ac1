// Who controls an arena (Object of the Game): at least one unit there, and the opponent has none.
import { type Arena, type GameState, other, SIDES, type Side } from '../game/state.ts';
import { unitsIn } from '../game/table.ts';

export const controlOf = (game: GameState, arena: Arena): Side | null =>
  SIDES.find(
    (side) => unitsIn(game, side, arena).length > 0 && unitsIn(game, other(side), arena).length === 0,
  ) ?? null;
