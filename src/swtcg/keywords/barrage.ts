import type { Keyword } from './keyword.ts';

/** Barrage X: the unit may attack in the Character arena instead of its own, with X in place of its printed power. */
export const barrage: Keyword = {
  name: 'Barrage',
  kind: 'static',
  combine: 'cumulative',
  reaches: 'character',
};
