import type { Keyword } from './keyword.ts';

/** Foresight: when the unit attacks, its player may foretell the hits and gain its effect (src/swtcg/rules/battle/predict.ts). */
export const foresight: Keyword = {
  name: 'Foresight',
  kind: 'static',
  combine: 'layered',
  predicts: 'attacker',
};
