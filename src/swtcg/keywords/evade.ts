import type { Keyword } from './keyword.ts';

/** Evade X: prevents up to X damage to the unit, once for each damage and each copy. */
export const evade: Keyword = {
  name: 'Evade',
  kind: 'activated',
  combine: 'layered',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [{ do: 'prevent', to: { the: 'this' }, n: value, upTo: true }],
  }),
};
