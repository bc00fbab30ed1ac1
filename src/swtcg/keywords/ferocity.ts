import type { Keyword } from './keyword.ts';

/** Ferocity: no damage from the unit can be prevented (src/swtcg/rules/attack/prevention.ts). */
export const ferocity: Keyword = {
  name: 'Ferocity',
  kind: 'static',
  combine: 'isolated',
};
