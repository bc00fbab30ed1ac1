import type { Keyword } from './keyword.ts';

/** Double Strike: a unit that tapped to attack may attack once more (src/swtcg/rules/battle/strike.ts). */
export const doubleStrike: Keyword = {
  name: 'Double Strike',
  kind: 'static',
  combine: 'isolated',
};
