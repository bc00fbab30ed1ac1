// Double Strike: a unit that has just attacked and tapped for it may attack again (Keywords, Double Strike).
import { hasKeyword } from '../effects/abilities.ts';
import { forbiddenBy } from '../effects/forbidden.ts';
import type { GameState } from '../game/state.ts';
import { other } from '../game/state.ts';
import { card, inArena, unitsOf } from '../game/table.ts';
import { openWindow } from '../game/windows.ts';
import { attackRefusal } from './may-attack.ts';

const NAME = 'Double Strike';

/** Whether the unit that attacked last may strike again at somebody. */
export function strikesAgain(game: GameState): boolean {
  const { striker } = game;
  if (striker === null || game.result || !inArena(game, striker)) return false;
  if (!hasKeyword(game, striker, NAME) || forbiddenBy(game, striker, { kind: 'keyword', keyword: NAME }))
    return false;
  const foes = unitsOf(game, other(card(game, striker).controller));
  return foes.some((foe) => attackRefusal(game, striker, foe) === null);
}

export function askStrike(game: GameState): GameState {
  const { striker } = game;
  if (striker === null) return game;
  return openWindow(game, {
    kind: 'strike',
    rule: 'keyword.double-strike',
    solo: card(game, striker).controller,
    arena: game.arena,
    options: [striker],
  });
}
