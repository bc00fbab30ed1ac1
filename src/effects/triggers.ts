// Waiting triggered effects: which are held, whose comes next, what a player is asked about them.

import { isOptional } from '../decisions/use.ts';
import type { GameState, Side, WaitingTrigger, WindowKind } from '../game/state.ts';
import { other } from '../game/state.ts';
import { currentWindow, openWindow, setWindow } from '../game/windows.ts';
import { reservedWindow } from './timing.ts';

/** Windows in which nothing triggered takes effect: disrupts, and what the rules ask first of all. */
const ASKING: ReadonlySet<WindowKind> = new Set(['disrupt', 'duplicate', 'contests', 'bid']);

/**
 * The triggers that may take effect in the present window. Those that reroll or prevent wait for their own chances;
 * all others are held during those chances and while another effect is taking effect (Effect Types).
 */
export function readyTriggers(game: GameState): readonly WaitingTrigger[] {
  const window = currentWindow(game);
  if (!window || game.waiting.length === 0 || ASKING.has(window.kind)) return [];
  if (window.kind === 'reroll' || window.kind === 'prevention')
    return game.waiting.filter((one) => reservedWindow(one.effect) === window.kind);
  if (game.frames.some((frame) => frame.stage === 'resolving')) return [];
  return game.waiting.filter((one) => reservedWindow(one.effect) === null);
}

/** Whose triggers come next, back and forth with Dark first, and which they are. */
export function nextTriggers(
  game: GameState,
): { readonly side: Side; readonly list: readonly WaitingTrigger[] } | null {
  const ready = readyTriggers(game);
  const window = currentWindow(game);
  if (!window || ready.length === 0) return null;
  const of = (side: Side) => ready.filter((one) => one.by === side);
  const mine = of(window.triggers);
  return mine.length > 0
    ? { side: window.triggers, list: mine }
    : { side: other(window.triggers), list: of(other(window.triggers)) };
}

/** The one trigger that must take effect now without asking anybody. */
export function forcedTrigger(game: GameState): WaitingTrigger | null {
  const next = nextTriggers(game);
  const only = next?.list.length === 1 ? next.list[0] : undefined;
  return only && !isOptional(only) ? only : null;
}

/** Their controller chooses which of several comes first, and whether an optional one happens at all. */
export function askTriggers(game: GameState): GameState {
  const next = nextTriggers(game);
  if (!next) return game;
  const options = next.list.map((one) => String(one.id));
  return openWindow(game, { kind: 'trigger', rule: 'effect.triggered', solo: next.side, options });
}

/** Once none is left, Dark is first again. */
export const resetTriggers = (game: GameState): GameState =>
  currentWindow(game)?.triggers === 'light' && readyTriggers(game).length === 0
    ? setWindow(game, { triggers: 'dark' })
    : game;
