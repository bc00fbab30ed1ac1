import type { Keyword } from './keyword.ts';

/** Cunning: damage prevention comes before the attack dice are known (src/swtcg/rules/battle/cunning.ts). */
export const cunning: Keyword = {
  name: 'Cunning',
  kind: 'static',
  combine: 'isolated',
};
