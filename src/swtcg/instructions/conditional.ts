// Instructions that hang on a condition, or on whether the one before them was carried out.

import { allHold } from '../effects/conditions.ts';
import { contextOf, instead, setFrame, slotsOf } from '../effects/frames.ts';
import { note } from '../model/log.ts';
import type { PartOf, PartRule } from './part.ts';

export const ifSo: PartRule<PartOf<'if'>> = {
  perform: (game, frame, part) => {
    const context = contextOf(frame);
    const so = allHold(game, context, part.if);
    const told = so
      ? game
      : note(game, 'rule', 'effect.condition', {
          type: 'condition-not-met',
          cards: { source: frame.source },
        });
    if (so) return instead(told, frame, part.parts);
    // What was chosen for these parts is no longer asked for.
    const gone = new Set<unknown>(part.parts);
    const slots = frame.effect ? slotsOf(frame.effect) : [];
    const choices = frame.choices.filter((_, i) => !gone.has(slots[i]?.part));
    return setFrame(instead(told, frame, part.else ?? []), { choices });
  },
};

export const ifDone: PartRule<PartOf<'if-done'>> = {
  idleHere: () => 'what it depends on could not be done',
  perform: (game, frame, part) => instead(game, frame, frame.did ? part.parts : []),
};
