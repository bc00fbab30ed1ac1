import type { Keyword } from './keyword.ts';

/** Reduced Cost X: the card costs X while its condition holds (src/swtcg/effects/price.ts). */
export const reducedCost: Keyword = {
  name: 'Reduced Cost',
  kind: 'static',
  combine: 'selective',
};
