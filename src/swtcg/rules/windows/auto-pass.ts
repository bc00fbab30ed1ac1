// Whether a player who lets such chances pass is asked at the present one. The statecharts pass by the setting that a game
// was started with; a session may pass more, and records those passes (replay file, settings).
import { canAct, legalDecisions } from '../../decisions/index.ts';
import type { AutoPass, GameState, WindowKind } from '../../model/state.ts';
import { currentWindow, OPEN_WINDOWS } from '../../model/windows.ts';

/** Chances to play something or pass; one's own steps and questions that must be answered are none. */
const CHANCES: ReadonlySet<WindowKind> = new Set([
  ...OPEN_WINDOWS,
  'reroll',
  'build-start',
  'speed',
  'disrupt',
  'prevention',
  'trigger',
]);

export function letsPass(game: GameState, setting: AutoPass): boolean {
  const window = currentWindow(game);
  if (!window || game.result || setting === 'never' || !CHANCES.has(window.kind)) return false;
  // Attacking is never a default: a unit taps by itself only where it can do nothing else.
  if (window.kind === 'speed') return legalDecisions(game).every((decision) => decision.do === 'tap');
  if (setting === 'always') return true;
  // The card of the draw step may be declined: that is a choice (Turn Structure, 5).
  const card = game.players[window.chance].lists.deck.length > 0;
  return !canAct(game) && !(card && legalDecisions(game).some((decision) => decision.do === 'decline'));
}

/** Where nothing but tapping is left and the players let such chances pass, the unit taps by itself ("can't attack"). */
export const tapsItself = (game: GameState): boolean =>
  game.box.autoPass !== 'never' && legalDecisions(game).every((decision) => decision.do === 'tap');
