// The luck of the players: how far what the dice gave is from what they give on average.
import type { RollView } from '../../core/game/game-steps.ts';
import type { Luck } from './step.ts';

export const EVEN: Luck = {};

/** Hits beyond what so many dice give on average. */
export function luckier(before: Luck, roll: RollView | null): Luck {
  if (!roll || roll.least === null) return before;
  const { by, dice, least } = roll;
  const expected = (dice.length * Math.max(0, Math.min(6, 7 - least))) / 6;
  const hits = dice.filter(({ hit }) => hit).length;
  return { ...before, [by]: (before[by] ?? 0) + hits - expected };
}
