import type { Keyword } from './keyword.ts';

/** Tenacity X: a unit whose first attack of the turn did less than X damage may attack the same unit again (src/swtcg/rules/battle/strike.ts). */
export const tenacity: Keyword = {
  name: 'Tenacity',
  kind: 'triggered',
  combine: 'cumulative',
};
