import type { Keyword } from './keyword.ts';

/** Precision: nobody changes the defender of the unit's attack (src/effects/parts/redirect.ts). */
export const precision: Keyword = {
  name: 'Precision',
  rule: 'keyword.precision',
  kind: 'static',
  combine: 'isolated',
};
