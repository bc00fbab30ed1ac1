import type { Keyword } from './keyword.ts';

/** Enhance: for more cost the paragraph before it does more, or something else (src/swtcg/effects/enhance.ts). */
export const enhance: Keyword = {
  name: 'Enhance',
  kind: 'static',
  combine: 'selective',
};
