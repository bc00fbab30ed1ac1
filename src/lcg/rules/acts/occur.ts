// Something is about to happen: its occurrence begins.

import { doomed } from '../../effects/doomed.ts';
import { eventsOf } from '../../effects/events.ts';
import type { Act } from '../../model/acts.ts';
import { countStep } from '../../model/log.ts';
import { NOTHING, push } from '../../model/stack.ts';
import type { CardId, GameState } from '../../model/state.ts';
import type { RuleId } from '../../rulebook/ids.ts';

/** Acts that take place together. What has a choice between interrupts and reactions, is up to the charts. */
export function occur(game: GameState, acts: readonly Act[], rule: RuleId): GameState {
  if (acts.length === 0) return game;
  const counted = countStep(game);
  return push(counted, {
    kind: 'occurrence',
    rule,
    stage: 'interrupts',
    acts,
    events: acts.flatMap((act) => eventsOf(counted, act)),
    past: [],
    ending: [],
    asking: null,
    used: [],
    next: null,
    outcome: NOTHING,
    chance: game.active,
    passes: 0,
    done: [],
  });
}

/** Cards that are about to leave play in an occurrence under way. */
const leaving = ({ frames }: GameState): readonly CardId[] =>
  frames.flatMap((frame) =>
    frame.kind === 'occurrence' ? frame.acts.flatMap((act) => (act.do === 'leave' ? [act.card] : [])) : [],
  );

/** The acts by which cards are destroyed that have too much damage on them. What interrupts them does not start them again. */
export function doom(game: GameState): readonly Act[] {
  const already = leaving(game);
  return doomed(game)
    .filter((card) => !already.includes(card))
    .map((card) => ({
      do: 'leave',
      card,
      kind: 'destroyed',
      to: { zone: 'discard' },
      who: null,
      source: null,
    }));
}
