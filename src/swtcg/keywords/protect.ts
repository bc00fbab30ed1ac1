import type { Keyword } from './keyword.ts';

/** Protect X: prevents up to X damage to another of one's units in the same arena, once for each damage and copy. */
export const protect: Keyword = {
  name: 'Protect',
  kind: 'activated',
  combine: 'layered',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [
      {
        do: 'prevent',
        to: { choose: { of: 'you', self: 'other', arena: 'here' } },
        n: value,
        upTo: true,
      },
    ],
  }),
};
