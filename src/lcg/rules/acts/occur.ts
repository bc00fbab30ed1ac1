// Something is about to happen: its occurrence begins.

import { doomed } from '../../effects/doomed.ts';
import { eventsOf } from '../../effects/events.ts';
import type { Act } from '../../model/acts.ts';
import { countStep } from '../../model/log.ts';
import { NOTHING, push } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
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

/** The acts by which cards are destroyed that have too much damage on them. */
export const doom = (game: GameState): readonly Act[] =>
  doomed(game).map((card) => ({
    do: 'leave',
    card,
    kind: 'destroyed',
    to: { zone: 'discard' },
    who: null,
    source: null,
  }));

export const occurDoom = (game: GameState): GameState =>
  game.result ? game : occur(game, doom(game), 'damage.destroyed');
