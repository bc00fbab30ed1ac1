import type { Keyword } from './keyword.ts';

/** Intercept: an attack on another of one's units in the arena goes against this unit instead. */
export const intercept: Keyword = {
  name: 'Intercept',
  kind: 'activated',
  combine: 'selective',
  means: () => ({
    kind: 'activated',
    cost: [],
    parts: [{ do: 'redirect', to: { the: 'this' }, by: 'Intercept' }],
    only: [{ when: 'a-unit-attacking' }, { once: 'attack' }],
  }),
};
