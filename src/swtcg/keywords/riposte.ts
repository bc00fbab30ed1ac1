import type { Keyword } from './keyword.ts';

/** Riposte X: a natural two among the dice that count brings the attacker X damage when the attack ends. */
export const riposte: Keyword = {
  name: 'Riposte',
  kind: 'triggered',
  combine: 'cumulative',
  rolledAgainst: {
    natural: 2,
    parts: (value) => [
      {
        do: 'when-attack-ends',
        parts: [{ do: 'damage', to: { the: 'attacker' }, n: value, from: { the: 'this' } }],
      },
    ],
  },
};
