// Reading a view log, and putting its steps together: each is told by what is new in it. A log comes from a stranger, so
// what is drawn from it must be there and be what it should be.
import { fail, within } from '../../core/files/fail.ts';
import { migrated } from '../../core/files/formats.ts';
import { validate } from '../../core/files/validate.ts';
import type { Presentation, ViewLogForm } from '../../core/game/presentation.ts';
import type { Views, ViewsStep } from './views.ts';

type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (data: unknown): data is Facts =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The address after an address. */
export const following = (at: string): string => at.replace(/\d+$/, (n) => String(Number(n) + 1));

/** What a thing must have where it is told for the first time; `path` leads to it from the steps. */
function checkWhole(given: Facts, keys: readonly string[], ...path: readonly (string | number)[]): void {
  for (const key of keys)
    if (given[key] === undefined)
      fail([...path, key].reduce<string>(within, '$.steps'), 'This is missing: what is new is told in full.');
}

/** What is new of a thing lies on top of what it was. */
function merged(
  before: unknown,
  now: unknown,
  keys: readonly string[],
  ...path: readonly (string | number)[]
): unknown {
  if (!isFacts(now)) return now;
  if (isFacts(before)) return { ...before, ...now };
  checkWhole(now, keys, ...path);
  return now;
}

type WrittenStep = Partial<ViewsStep> & { readonly text: string };

/** Puts one step after another together. */
function assembler(form: ViewLogForm): (step: WrittenStep, index: number) => ViewsStep {
  const table = new Map<string, unknown>();
  const scene = new Map<string, unknown>();
  let before: ViewsStep | null = null;
  return (step, index) => {
    const { view = {} } = step;
    if (!before) {
      checkWhole(step, ['at', 'path', 'rule'], index);
      checkWhole(view, Object.keys(form.table), index, 'view');
    }
    const seen = Object.entries(view).map(([key, value]): [string, unknown] => {
      const keys = Object.hasOwn(form.table, key) ? (form.table[key] as readonly string[]) : form.card;
      const whole = merged(table.get(key), value, keys, index, 'view', key);
      table.set(key, whole);
      return [key, whole];
    });
    const parts = Object.entries(form.scene)
      .filter(([part]) => part in step)
      .map(([part, keys]): [string, unknown] => {
        const whole = keys ? merged(scene.get(part), step[part], keys, index, part) : step[part];
        scene.set(part, whole);
        return [part, whole];
      });
    const { path, type, rule, kind, turn } = (before ?? step) as ViewsStep;
    before = {
      ...(before && { at: following(before.at) }),
      ...{ path, rule, kind, turn },
      ...(type && { type }),
      ...step,
      ...Object.fromEntries(parts),
      view: Object.fromEntries(seen),
    } as ViewsStep;
    return before;
  };
}

/** Throws a SwtcgError where the JSON is not a view log. */
export function readViews({ viewLog }: Presentation, json: unknown): Views {
  const file = migrated(json, 'view-log');
  validate(viewLog.check, file);
  const { format: _format, steps, ...rest } = file;
  return {
    ...(rest as object as Omit<Views, 'steps'>),
    steps: (steps as readonly WrittenStep[]).map(assembler(viewLog)),
  };
}
