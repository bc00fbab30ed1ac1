// A log of views as it is written down (swtcg-views/2): a step leaves out what is as in the step before, and so do the
// tables and the attack in it. `unpacked.ts` puts it together again.
import { sameFact } from './same.ts';
import { following, isFacts } from './unpacked.ts';
import type { Views, ViewsStep } from './views.ts';

export const PACKED_FORMAT = 'swtcg-views/2';

/** Whatever a step does not say is as in the step before; its address is the next one. */
type PackedStep = Pick<ViewsStep, 'text'> & Partial<Record<keyof ViewsStep, unknown>>;

export type PackedViews = Omit<Views, 'format' | 'steps'> & {
  readonly format: typeof PACKED_FORMAT;
  readonly steps: readonly PackedStep[];
};

/** What of an object is new: all of it, where it was something else before. */
const fresh = (now: unknown, before: unknown): unknown =>
  isFacts(now) && isFacts(before)
    ? Object.fromEntries(Object.entries(now).filter(([key, value]) => !sameFact(value, before[key])))
    : now;

/** What is left out where it is as before. */
const KEPT = ['path', 'kind', 'turn', 'rule'] as const;

export function packed({ steps, ...views }: Views): PackedViews {
  const table: Record<string, unknown> = {};
  let attack: unknown;
  let before: ViewsStep | null = null;
  const less = steps.map((step) => {
    const { view, ...line } = step;
    const changes = Object.entries(view).map(([key, value]) => [key, fresh(value, table[key])] as const);
    Object.assign(table, view);
    const told: Record<string, unknown> = { ...line };
    if ('attack' in step) {
      told.attack = fresh(step.attack, attack);
      attack = step.attack;
    }
    for (const key of KEPT) if (before && sameFact(step[key], before[key])) delete told[key];
    if (before && step.at === following(before.at)) delete told.at;
    if (changes.length > 0) told.view = Object.fromEntries(changes);
    before = step;
    return told as PackedStep;
  });
  return { ...views, format: PACKED_FORMAT, steps: less };
}
