import type { Keyword } from './keyword.ts';

/** Double Damage: each counter that the unit's attack puts on the defender brings another (src/swtcg/rules/battle/damage.ts). */
export const doubleDamage: Keyword = {
  name: 'Double Damage',
  kind: 'static',
  combine: 'isolated',
};
