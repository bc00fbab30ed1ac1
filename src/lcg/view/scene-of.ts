// The scene of a game.
import type { GameState } from '../model/state.ts';
import { clashView, edgeView, pendingView, strikeView } from './engagement-view.ts';
import type { Scene } from './scene.ts';

export const sceneOf = (game: GameState): Scene => ({
  plays: game.frames.flatMap((frame) =>
    frame.kind === 'use' ? [{ id: frame.card, by: frame.by, cancelled: frame.cancelled }] : [],
  ),
  edgeBattle: edgeView(game),
  strike: strikeView(game),
  pending: pendingView(game),
  clash: clashView(game),
});
