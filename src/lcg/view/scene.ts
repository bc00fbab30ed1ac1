// What is going on at a step, beside the view: what was played or used and has not had its effect yet.
import type { CardId, GameState, Side } from '../model/state.ts';

export interface PlayView {
  readonly id: CardId;
  readonly by: Side;
  readonly cancelled: boolean;
}

export interface Scene extends Readonly<Record<string, unknown>> {
  /** First played first. */
  readonly plays: readonly PlayView[];
}

export const sceneOf = ({ frames }: GameState): Scene => ({
  plays: frames.flatMap((frame) =>
    frame.kind === 'use' ? [{ id: frame.card, by: frame.by, cancelled: frame.cancelled }] : [],
  ),
});
