// Charts that carry out one frame: they end when it is gone.
import type { GameState } from '../../src/lcg/model/state.ts';
import { actions, apply } from './common.ts';

export const frameActions = (proceed: (game: GameState) => GameState) => ({
  ...actions,
  proceed: apply(proceed),
});

/** What comes when nothing is under way inside: the next thing. */
export const PROCEED = [{ actions: 'proceed' as const, target: 'working' as const }];
