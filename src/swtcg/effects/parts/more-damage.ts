// "It does 1 more damage": the damage that is pending grows (Attacking, 4).

import { note } from '../../model/log.ts';
import { addToDamage } from '../../rules/battle/replacement.ts';
import { amountOf } from '../amounts.ts';
import { contextOf } from '../frames.ts';
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
