// Shielding: as the unit is declared, its controller may shield a participating unit of theirs or the engaged objective
// (Keywords, Shielding; Rulings 58, 80).
import type { TriggeredEffect } from '../language/effect.ts';

export const SHIELDING: TriggeredEffect = {
  kind: 'reaction',
  when: { on: 'declared', card: { self: 'this' } },
  parts: [
    {
      do: 'shield',
      to: { target: { any: [{ card: ['Unit'], participating: true, of: 'you' }, { engaged: true }] } },
      n: 1,
    },
  ],
};

/** What the ability is called. */
export const SHIELDING_KEY = 'Shielding';
