// A unit begins to strike: its frame waits for its focusing, then for its icons.

import { ICON_TYPES } from '../../language/terms.ts';
import type { StrikeFrame, StrikeTargets } from '../../model/frames.ts';
import { note } from '../../model/log.ts';
import { push } from '../../model/stack.ts';
import type { CardId, GameState, IconType, Side } from '../../model/state.ts';
import { card } from '../../model/zones.ts';

export interface StrikeWishes {
  readonly targets?: StrikeTargets;
  readonly order?: readonly IconType[];
}

/** Types that the player leaves out of the order follow in the order unit, tactics, blast. */
export function beginStrike(game: GameState, by: Side, unit: CardId, wishes: StrikeWishes): GameState {
  const { targets = {}, order = [] } = wishes;
  const types = [...new Set([...order, ...ICON_TYPES])];
  const noted = note(game, 'deed', 'strike.order', { type: 'strike-begun', by, cards: { unit } });
  const frame: Omit<StrikeFrame, 'id'> = {
    kind: 'strike',
    rule: 'strike.icons',
    by,
    unit,
    types,
    stage: 'focus',
    targets,
    engagement: game.engagement?.id ?? 0,
    life: card(game, unit).life,
    ask: null,
    answers: [],
  };
  return push(noted, frame);
}
