import type { Keyword } from './keyword.ts';

/** Lucky X: once in each attack by or against the unit, up to X of the attack dice are rolled again. */
export const lucky: Keyword = {
  name: 'Lucky',
  kind: 'static',
  combine: 'cumulative',
  unmet: 'its unit neither attacks nor is attacked',
  means: (value) => ({
    kind: 'activated',
    static: true,
    cost: [],
    parts: [{ do: 'reroll', whose: 'each', n: value, upTo: true }],
    only: [
      {
        if: {
          is: 'any',
          of: [
            { is: 'attacking', attacker: { self: 'this' } },
            { is: 'attacking', defender: { self: 'this' } },
          ],
        },
      },
    ],
  }),
};
