import type { Keyword } from './keyword.ts';

/** Fury X: a natural four in the first throw brings X more attack dice, once. */
export const fury: Keyword = {
  name: 'Fury',
  kind: 'triggered',
  combine: 'cumulative',
  firstThrow: { natural: 4, addsDice: true },
};
