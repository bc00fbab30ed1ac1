import type { Keyword } from './keyword.ts';

/** Accuracy X: adds X to each of the unit's attack dice; natural numbers stay what they are. */
export const accuracy: Keyword = {
  name: 'Accuracy',
  kind: 'static',
  combine: 'cumulative',
  dieBonus: (value) => value,
};
