// Whom play waits for.
import type { Ask, Frame, Pick } from '../model/frames.ts';
import { top } from '../model/stack.ts';
import type { GameState, Side } from '../model/state.ts';

export const isPick = (ask: Ask | Pick | null): ask is Pick => ask !== null && 'pick' in ask;

/** The question of the innermost frame. */
export function askNow(game: GameState): Ask | null {
  const frame = top(game);
  if (!frame || !('ask' in frame) || frame.ask === null || isPick(frame.ask)) return null;
  return frame.ask;
}

/** The pick that waits for chance. */
export function pickNow(game: GameState): Pick | null {
  const frame = top(game);
  return frame && 'ask' in frame && isPick(frame.ask) ? frame.ask : null;
}

const chanceIn = (frame: Frame): Side | null => {
  switch (frame.kind) {
    case 'actions':
    case 'step':
      return frame.chance;
    case 'occurrence':
      return frame.asking === null ? null : frame.chance;
    default:
      return frame.ask !== null && !isPick(frame.ask) ? frame.ask.by : null;
  }
};

export function waitingFor(game: GameState): Side | null {
  if (game.result) return null;
  const frame = top(game);
  return frame ? chanceIn(frame) : null;
}
