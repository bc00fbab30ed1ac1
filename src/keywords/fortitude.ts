import type { Keyword } from './keyword.ts';

/** Fortitude: the unit can prevent unpreventable damage to itself (src/battle/damage.ts). */
export const fortitude: Keyword = {
  name: 'Fortitude',
  rule: 'keyword.fortitude',
  kind: 'static',
  combine: 'isolated',
};
