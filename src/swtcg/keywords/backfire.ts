import type { Keyword } from './keyword.ts';

/** Backfire X: a natural three in the first throw costs the unit X dice of damage when its attack ends. */
export const backfire: Keyword = {
  name: 'Backfire',
  kind: 'triggered',
  combine: 'cumulative',
  firstThrow: {
    natural: 3,
    parts: (value) => [
      {
        do: 'when-attack-ends',
        parts: [{ do: 'damage', to: { the: 'this' }, n: value, dice: true, from: { the: 'this' } }],
      },
    ],
  },
};
