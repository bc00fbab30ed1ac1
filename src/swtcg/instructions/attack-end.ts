// "The attack ends": as where a unit has left, no dice are rolled (Attacking, 2). What can't be disrupted says so itself.

import { note } from '../model/log.ts';
import { currentAttack, setAttack } from '../rules/attack/attack.ts';
import type { PartOf, PartRule } from './part.ts';

export const endAttack: PartRule<PartOf<'end-attack'>> = {
  idleHere: (game) => (currentAttack(game) ? null : 'no unit is attacking'),
  perform: (game) => {
    const attack = currentAttack(game);
    if (!attack || attack.stopped || attack.atRoll) return game;
    return note(setAttack(game, { stopped: true }), 'rule', 'attack.leaves', {
      type: 'attack-ended',
      cards: { attacker: attack.attacker },
    });
  },
};

/** It is looked at when something would disrupt the effect. */
export const sure: PartRule<PartOf<'sure'>> = { perform: (game) => game };
