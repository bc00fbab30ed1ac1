import type { Keyword } from './keyword.ts';

/** Forewarning: when the unit is attacked, its player may foretell the hits and gain its effect (src/swtcg/rules/battle/predict.ts). */
export const forewarning: Keyword = {
  name: 'Forewarning',
  kind: 'static',
  combine: 'layered',
  predicts: 'defender',
};
