// A log of views with every step in full, from one that leaves out what is as in the step before (packed.ts). It may come
// from a stranger: whatever it is, it is put together first and looked at afterwards.
import type { Views } from './views.ts';

type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (data: unknown): data is Facts =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** What is new of an object lies on top of what it was. */
const onTop = (before: unknown, now: unknown): unknown =>
  isFacts(before) && isFacts(now) ? { ...before, ...now } : now;

/** The address after an address. */
export const following = (at: unknown): unknown =>
  typeof at === 'string' ? at.replace(/\d+$/, (n) => String(Number(n) + 1)) : at;

export function unpacked(log: Facts): unknown {
  const table = new Map<string, unknown>();
  let attack: unknown;
  let before: Facts = {};
  const whole = (step: unknown): unknown => {
    if (!isFacts(step)) return step;
    const { view = {} } = step;
    const changes = isFacts(view) ? Object.entries(view) : [];
    for (const [key, value] of changes) table.set(key, onTop(table.get(key), value));
    const { path, rule, kind, turn } = before;
    if ('attack' in step) attack = onTop(attack, step.attack);
    before = {
      at: following(before.at),
      ...{ path, rule, kind, turn },
      ...step,
      ...('attack' in step && { attack }),
      view: isFacts(view) ? Object.fromEntries(changes.map(([key]) => [key, table.get(key)])) : view,
    };
    return before;
  };
  const format: Views['format'] = 'swtcg-views/1';
  return { ...log, format, steps: Array.isArray(log.steps) ? log.steps.map(whole) : log.steps };
}
