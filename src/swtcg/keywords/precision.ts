import type { Keyword } from './keyword.ts';

/** Precision: nobody changes the defender of the unit's attack (src/swtcg/instructions/redirect.ts). */
export const precision: Keyword = {
  name: 'Precision',
  kind: 'static',
  combine: 'isolated',
};
