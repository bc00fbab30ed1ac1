import type { Keyword } from './keyword.ts';

/** Fortitude: the unit can prevent unpreventable damage to itself (src/swtcg/rules/battle/damage.ts). */
export const fortitude: Keyword = {
  name: 'Fortitude',
  kind: 'static',
  combine: 'isolated',
};
