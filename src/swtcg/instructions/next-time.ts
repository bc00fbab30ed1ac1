// Effects that wait for the next event of their kind, and control of a unit for a time.

import type { Duration } from '../language/effect.ts';
import { note } from '../model/log.ts';
import { type CardId, type Frame, type GameState, other } from '../model/state.ts';
import { card, setController } from '../model/zones.ts';
import { addModifier } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';

/** A triggered effect that waits for the next event of its kind and is gone then. */
export const nextTime: PartRule<PartOf<'next-time'>> = {
  perform: (game, frame, part) => {
    const next = addModifier(game, frame, '*', 'leaves', { lasting: part.effect, once: true });
    return note(next, 'rule', 'effect.lasting', { type: 'effect-waits', cards: { source: frame.source } });
  },
};

export const control: PartRule<PartOf<'control'>> = {
  perform: (game, frame, part, targets) => {
    let next = game;
    const by = part.who === 'opponent' ? other(frame.by) : frame.by;
    for (const id of targets) next = takeControl(next, { ...frame, by }, id, part.until);
    return next;
  },
};

/** The new controller keeps the unit until the time is over, then it goes back (Terms, control). */
export function takeControl(game: GameState, frame: Frame, id: CardId, until: Duration): GameState {
  // Also of a unit that they have already: what gave it to them may end sooner.
  const next = addModifier(game, frame, id, until, { control: card(game, id).controller });
  return note(setController(next, id, frame.by), 'rule', 'effect.control', {
    type: 'control-gained',
    by: frame.by,
    cards: { card: id },
    words: { until },
  });
}
