import type { Keyword } from './keyword.ts';

/** Meditate: the card is played once more from the discard pile, for this cost, and then leaves the game. */
export const meditate: Keyword = {
  name: 'Meditate',
  kind: 'activated',
  combine: 'isolated',
};
