import type { Keyword } from './keyword.ts';

/** Hidden Cost X: with X build counters on it the card can be completed at any time, the rest paid in Force. */
export const hiddenCost: Keyword = {
  name: 'Hidden Cost',
  kind: 'static',
  combine: 'selective',
};
