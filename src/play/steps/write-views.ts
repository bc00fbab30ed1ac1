// Writing a view log: a step leaves out what is as in the step before, and so do the tables and the attack in it.
// `read-views.ts` puts it together again.

import { FORMATS } from '../../core/files/formats.ts';
import type { Presentation } from '../../core/game/presentation.ts';
import { sameFact } from '../../core/same.ts';
import { following, isFacts } from './read-views.ts';
import type { Views, ViewsStep } from './views.ts';

/** What of an object is new: all of it, where it was something else before. */
const fresh = (now: unknown, before: unknown): unknown =>
  isFacts(now) && isFacts(before)
    ? Object.fromEntries(Object.entries(now).filter(([key, value]) => !sameFact(value, before[key])))
    : now;

/** What is left out where it is as before. */
const REPEATED = ['path', 'type', 'kind', 'turn', 'rule'] as const;

/** A view log as it is written. */
export type ViewLogFile = Readonly<Record<string, unknown>> & {
  readonly format: string;
  readonly steps: readonly object[];
};

export function writeViews({ viewLog }: Presentation, { steps, ...views }: Views): ViewLogFile {
  const table: Record<string, unknown> = {};
  const scene: Record<string, unknown> = {};
  let before: ViewsStep | null = null;
  const less = steps.map((step) => {
    const { view, ...line } = step;
    const changes = Object.entries(view).map(([key, value]) => [key, fresh(value, table[key])] as const);
    Object.assign(table, view);
    const written: Record<string, unknown> = { ...line };
    for (const [part, keys] of Object.entries(viewLog.scene)) {
      if (!(part in step)) continue;
      written[part] = keys ? fresh(step[part], scene[part]) : step[part];
      scene[part] = step[part];
    }
    for (const key of REPEATED) if (before && sameFact(step[key], before[key])) delete written[key];
    if (before && step.at === following(before.at)) delete written.at;
    if (changes.length > 0) written.view = Object.fromEntries(changes);
    before = step;
    return written;
  });
  return { format: FORMATS['view-log'], ...views, steps: less };
}
