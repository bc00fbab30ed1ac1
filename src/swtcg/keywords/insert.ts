import type { Keyword } from './keyword.ts';

/** INSERT: the top card of the stack has the effect, wherever in the stack the card with INSERT lies. */
export const insert: Keyword = {
  name: 'INSERT',
  kind: 'static',
  combine: 'layered',
  gives: ({ effect }) => (effect ? [effect] : []),
  givesTop: ({ effect }) => (effect ? [effect] : []),
  worksIn: ['build', 'on'],
};
