// What happened by itself after a decision, to be gone through on the board: the attack, its dice, what they come to.
import type { StepLog } from '../../src/play/steps/step-log.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';

/** How far the attack of a step is: declared, rolled, counted, done. */
function stage(steps: StepLog<SwtcgTypes>, index: number): number {
  const attack = steps.at(index).scene?.attack;
  if (!attack) return 0;
  if (attack.sum) return attack.sum.placed ? 4 : 3;
  return attack.dice.length > 0 ? 2 : 1;
}

/** The steps after this one in which an attack goes on. */
export const momentsAfter = (steps: StepLog<SwtcgTypes>, after: number): readonly number[] =>
  Array.from({ length: Math.max(0, steps.length - 1 - after) }, (_, i) => after + 1 + i).filter(
    (i) => stage(steps, i) > 0 && stage(steps, i) !== stage(steps, i - 1),
  );
