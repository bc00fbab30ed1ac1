// What is going on at a step, beside the view: what was played or used and has not had its effect yet, and the engagement. What
// makes a scene of a game is in `scene-of.ts`: a page that shows a log without rules needs none of it.
import type { CardId, Side } from '../model/state.ts';
import type { ClashView, EdgeView, PendingView, StrikeView } from './engagement-view.ts';

export interface PlayView {
  readonly id: CardId;
  readonly by: Side;
  readonly cancelled: boolean;
}

export interface Scene extends Readonly<Record<string, unknown>> {
  /** First played first. */
  readonly plays: readonly PlayView[];
  readonly edgeBattle: EdgeView | null;
  readonly strike: StrikeView | null;
  readonly pending: readonly PendingView[];
  readonly clash: ClashView | null;
}

/** Nothing is going on. */
export const QUIET: Scene = { plays: [], edgeBattle: null, strike: null, pending: [], clash: null };

const of =
  (view: Readonly<Record<string, unknown>>) =>
  ({ id }: { readonly id: CardId }): boolean =>
    id in view;

/** As somebody knows it who sees this view: a card that is not seen is not seen at work. */
export function sceneFor(scene: Scene, view: Readonly<Record<string, unknown>>): Scene {
  const seen = of(view);
  const { plays, edgeBattle, strike, pending, clash } = scene;
  const names = (ids: readonly CardId[]) => ids.filter((id) => id in view);
  return {
    plays: plays.filter(seen),
    edgeBattle: edgeBattle && {
      ...edgeBattle,
      fates: names(edgeBattle.fates),
      resolved: names(edgeBattle.resolved),
      cancelled: names(edgeBattle.cancelled),
    },
    strike,
    pending: pending.filter(seen),
    clash,
  };
}
