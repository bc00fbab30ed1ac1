// How the game ends, at once (Winning the Game; Rulings 69 to 72, 76).
import { derive } from '../derived/derive.ts';
import { statics } from '../derived/rules.ts';
import type { WonBy } from '../log/types.ts';
import { note } from '../model/log.ts';
import { type GameState, other, type Side } from '../model/state.ts';
import { list } from '../model/zones.ts';

/** The dial wins the game for Dark. */
export const DIAL_WINS = 12;
/** Destroyed dark objectives win it for Light. */
export const OBJECTIVES_WIN = 3;

const RULES = {
  dial: 'win.dial',
  objectives: 'win.objectives',
  'empty-deck': 'win.deck',
  effect: 'win.effect',
} as const;

export function win(game: GameState, winner: Side, by: WonBy): GameState {
  if (game.result) return game;
  const noted = note(game, 'rule', RULES[by], { type: 'game-won', by: winner, words: { how: by } });
  return { ...noted, result: { winner, by, turn: game.turn } };
}

/** The game is over if somebody has won by the table as it stands; if both have, the active player wins. */
export function checkWin(game: GameState): GameState {
  if (game.result) return game;
  const won = new Map<Side, WonBy>();
  if (game.dial >= DIAL_WINS) won.set('dark', 'dial');
  if (list(game, 'light', 'victory').length >= OBJECTIVES_WIN) won.set('light', 'objectives');
  if (won.size === 0)
    for (const { part, scope } of statics(game, 'wins')) {
      const who =
        part.who === 'dark' || part.who === 'light' ? part.who : derive(game).players(part.who, scope)[0];
      if (who) won.set(who, 'effect');
    }
  const winner = won.has(game.active) ? game.active : other(game.active);
  const by = won.get(winner);
  return by ? win(game, winner, by) : game;
}
