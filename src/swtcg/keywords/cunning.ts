import type { Keyword } from './keyword.ts';

/** Cunning: damage prevention comes before the attack dice are known (src/swtcg/rules/attack/unknown-damage.ts). */
export const cunning: Keyword = {
  name: 'Cunning',
  kind: 'static',
  combine: 'isolated',
  secretDice: true,
};
