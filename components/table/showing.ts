// What happened by itself after a decision, gone through on the board: the attack, its dice, what they come to. Everything else
// on the table is at the present, so that nobody has to wait for it. Fetched with the first decision.
import type { Account } from '../../play/account/account.ts';
import type { SwtcgTable } from './table.ts';

/** How far the attack of a step is: declared, rolled, counted, done. */
function stage(steps: Account, index: number): number {
  const { attack } = steps.at(index);
  if (!attack) return 0;
  if (attack.sum) return attack.sum.placed ? 4 : 3;
  return attack.dice.length > 0 ? 2 : 1;
}

/** The steps after this one in which an attack comes further. */
function moments({ game, pace }: SwtcgTable, after: number): readonly number[] {
  if (!game || !(pace > 0)) return [];
  const { steps } = game;
  const all = Array.from({ length: Math.max(0, steps.length - 1 - after) }, (_, i) => after + 1 + i);
  return all.filter((i) => stage(steps, i) > 0 && stage(steps, i) !== stage(steps, i - 1));
}

/** Shows what happened after a step, and answers whether nothing else has come between; null where there is nothing to show. */
export function show(table: SwtcgTable, after: number): Promise<boolean> | null {
  const all = moments(table, after);
  return all.length > 0 ? through(table, all) : null;
}

async function through(table: SwtcgTable, all: readonly number[]): Promise<boolean> {
  for (const index of all) {
    table.shown = index;
    table.requestUpdate();
    await new Promise((resolve) => setTimeout(resolve, table.pace * (index === all.at(-1) ? 1.5 : 0.75)));
    if (table.shown !== index) return false;
  }
  table.shown = null;
  table.requestUpdate();
  return true;
}
