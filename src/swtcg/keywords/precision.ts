import type { Keyword } from './keyword.ts';

/** Precision: nobody changes the defender of the unit's attack (src/swtcg/effects/parts/redirect.ts). */
export const precision: Keyword = {
  name: 'Precision',
  kind: 'static',
  combine: 'isolated',
};
