import type { Keyword } from './keyword.ts';

/** Alternative Cost: paid in full, in the order listed, instead of the build cost (src/swtcg/effects/price.ts). */
export const alternativeCost: Keyword = {
  name: 'Alternative Cost',
  kind: 'static',
  combine: 'selective',
};
