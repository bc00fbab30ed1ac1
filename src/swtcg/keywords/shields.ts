import type { Keyword } from './keyword.ts';

/** Shields X: whoever attacks the unit rolls with X less power. */
export const shields: Keyword = {
  name: 'Shields',
  kind: 'static',
  combine: 'cumulative',
  powerAgainst: (value) => -value,
};
