import type { Keyword } from './keyword.ts';

/** Absorb X: prevents up to X damage to the unit, which gets as much power for its next attack. */
export const absorb: Keyword = {
  name: 'Absorb',
  kind: 'activated',
  combine: 'layered',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [
      { do: 'prevent', to: { the: 'this' }, n: value, upTo: true },
      { do: 'modify', to: { the: 'this' }, stats: { power: { prevented: 1 } }, until: 'next-attack' },
    ],
  }),
};
