// Who controls an arena, and who may win by it (Object of the Game).
import { derivedState } from '../derived/derive.ts';
import { type Arena, type GameState, other, type Side } from '../model/state.ts';
import { seat } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';

export const controlOf = (game: GameState, arena: Arena): Side | null => derivedState(game).controlOf(arena);

/** Whether a card keeps a player from winning, or from losing (Phrases, "you can't lose the game this turn"). */
export function mayWin(game: GameState, side: Side): boolean {
  if (game.modifiers.some((one) => one.winless === side)) return false;
  return !staticsOf(game, 'cannot').some(({ ability, part }) => {
    const about = seat(ability, part.who);
    return part.what === 'win' ? about === side : about === other(side);
  });
}
