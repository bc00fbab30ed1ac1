import type { Keyword } from './keyword.ts';

/** Persuade X: prevents up to X damage to the unit; the attacking unit has as much less power for its next attack. */
export const persuade: Keyword = {
  name: 'Persuade',
  kind: 'activated',
  combine: 'layered',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [
      { do: 'prevent', to: { the: 'this' }, n: value, upTo: true },
      // A unit that prevents what its own attack has brought upon it does not persuade itself.
      {
        do: 'modify',
        to: { each: { attacking: true, self: 'other' } },
        stats: { power: { prevented: -1 } },
        until: 'next-attack',
      },
    ],
  }),
};
