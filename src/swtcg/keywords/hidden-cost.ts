import type { Keyword } from './keyword.ts';

/** Hidden Cost X: with X build counters on it the card can be completed at any time, the rest paid in Force (the price: src/swtcg/effects/price.ts; when: src/swtcg/decisions/completing.ts). */
export const hiddenCost: Keyword = {
  name: 'Hidden Cost',
  kind: 'static',
  combine: 'selective',
  worksIn: ['build'],
};
