import type { Keyword } from './keyword.ts';

/** Armor: only 5 or more hits the unit, by attack dice and by dice of damage. */
export const armor: Keyword = {
  name: 'Armor',
  kind: 'static',
  combine: 'isolated',
  hitOn: 5,
};
