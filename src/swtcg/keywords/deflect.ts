import type { Keyword } from './keyword.ts';

/** Deflect X: prevents X damage to the unit, which may do as much to any unit in its arena. */
export const deflect: Keyword = {
  name: 'Deflect',
  kind: 'activated',
  combine: 'layered',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [
      { do: 'prevent', to: { the: 'this' }, n: value },
      {
        do: 'damage',
        to: { choose: { arena: 'here' }, upTo: true },
        n: { prevented: 1 },
        from: { the: 'this' },
        deflected: true,
      },
    ],
  }),
};
