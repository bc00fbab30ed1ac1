import type { Keyword } from './keyword.ts';

/** Focus X: a natural five in the first throw gives the unit X power for its next attack. */
export const focus: Keyword = {
  name: 'Focus',
  kind: 'triggered',
  combine: 'cumulative',
  firstThrow: {
    natural: 5,
    below: true,
    parts: (value) => [{ do: 'modify', to: { the: 'this' }, stats: { power: value }, until: 'next-attack' }],
  },
};
