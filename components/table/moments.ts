// What happened by itself after a decision, to be gone through on the board: an attack, its dice, what they come to.
import type { StepLog } from '../../src/play/steps/step-log.ts';
import type { TableDisplay } from '../shared/table-display.ts';

/** The steps after this one in which something goes on that is shown stage by stage. */
export function momentsAfter(steps: StepLog, after: number, display: TableDisplay): readonly number[] {
  const stage = (index: number) => display.stage(steps.at(index).scene);
  return Array.from({ length: Math.max(0, steps.length - 1 - after) }, (_, i) => after + 1 + i).filter(
    (i) => stage(i) > 0 && stage(i) !== stage(i - 1),
  );
}
