import type { Keyword } from './keyword.ts';

/** Retaliate X: dice of damage to a unit in the same arena that attacks this one, when the attack ends. */
export const retaliate: Keyword = {
  name: 'Retaliate',
  kind: 'activated',
  combine: 'layered',
  unmet: 'the attacking unit is in another arena',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [
      {
        do: 'when-attack-ends',
        parts: [{ do: 'damage', to: { the: 'attacker' }, n: value, dice: true, from: { the: 'this' } }],
      },
    ],
    only: [
      { when: 'this-is-attacked' },
      { once: 'attack' },
      { if: { is: 'attacking', attacker: { arena: 'here' } } },
    ],
  }),
};
