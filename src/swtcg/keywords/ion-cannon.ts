import type { Keyword } from './keyword.ts';

/** Ion Cannon X: the unit may attack in the Space arena instead of its own, with X in place of its printed power. */
export const ionCannon: Keyword = {
  name: 'Ion Cannon',
  kind: 'static',
  combine: 'cumulative',
  reaches: 'space',
};
