// "It does 1 more damage": the damage that is pending grows (Attacking, 4).

import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { note } from '../model/log.ts';
import { addToDamage } from '../rules/attack/replacement.ts';
import type { PartOf, PartRule } from './part.ts';

export const moreDamage: PartRule<PartOf<'more-damage'>> = {
  perform: (game, frame, part) => {
    const id = frame.event?.damage;
    const more = amountOf(game, contextOf(frame), part.n);
    if (id === undefined || more < 1) return game;
    return note(addToDamage(game, id, more), 'rule', 'damage.pending', {
      type: 'damage-added',
      numbers: { damage: more },
      words: { keyword: null },
    });
  },
};
