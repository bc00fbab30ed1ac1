import type { Keyword } from './keyword.ts';

/** Critical Hit X: X more damage when the roll that counts shows a natural six. */
export const criticalHit: Keyword = {
  name: 'Critical Hit',
  kind: 'triggered',
  combine: 'cumulative',
  extraDamage: (value, dice) => (dice.includes(6) ? value : 0),
};
