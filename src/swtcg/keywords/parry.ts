import type { Keyword } from './keyword.ts';

/** Parry X: a natural one among the dice that count prevents up to X of the damage to the unit. */
export const parry: Keyword = {
  name: 'Parry',
  kind: 'triggered',
  combine: 'cumulative',
  rolledAgainst: {
    natural: 1,
    prevents: true,
    parts: (value) => [{ do: 'prevent', to: { the: 'this' }, n: value, upTo: true }],
  },
};
