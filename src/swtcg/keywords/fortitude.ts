import type { Keyword } from './keyword.ts';

/** Fortitude: the unit can prevent unpreventable damage to itself (src/swtcg/rules/attack/prevention.ts). */
export const fortitude: Keyword = {
  name: 'Fortitude',
  kind: 'static',
  combine: 'isolated',
};
