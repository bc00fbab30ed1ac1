import type { Keyword } from './keyword.ts';

/** Bombard X: the unit may attack in the Ground arena instead of its own, with X in place of its printed power. */
export const bombard: Keyword = {
  name: 'Bombard',
  kind: 'static',
  combine: 'cumulative',
  reaches: 'ground',
};
