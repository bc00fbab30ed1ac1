// Reading a view log, and putting its steps together: each is told by what is new in it. A log comes from a stranger, so
// what is drawn from it must be there and be what it should be.
import { fail, within } from '../../core/files/fail.ts';
import { parseJson } from '../../core/files/json.ts';
import { validate } from '../../core/files/validate.ts';
import { migrated, sizeOf } from '../files/formats.ts';
import { type Step, type ViewLogFile, viewLogFile } from '../files/validators/view-log.ts';
import type { Views, ViewsStep } from './views.ts';

type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (data: unknown): data is Facts =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The address after an address. */
export const following = (at: string): string => at.replace(/\d+$/, (n) => String(Number(n) + 1));

const PLAYER = ['force', 'buildPoints', 'hand', 'deck', 'discard'];
const CARD = [
  ...['zone', 'controller', 'owner', 'faceDown', 'tapped', 'damage', 'build', 'speed', 'power', 'health'],
  ...['stack', 'pilots', 'equipment', 'counters', 'keywords'],
];
const ATTACK = ['by', 'attacker', 'defender', 'arena', 'step', 'caption', 'dice', 'sum'];
/** What the view of the first step has besides cards. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  dark: PLAYER,
  light: PLAYER,
  winner: [],
  control: ['space', 'ground', 'character'],
};

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

/** Puts one step after another together. */
function assembler(): (step: Step, index: number) => ViewsStep {
  const table = new Map<string, unknown>();
  let attack: unknown;
  let before: ViewsStep | null = null;
  return (step, index) => {
    const { view = {} } = step;
    if (!before) {
      checkWhole(step, ['at', 'path', 'rule'], index);
      checkWhole(view, Object.keys(TABLE), index, 'view');
    }
    const seen = Object.entries(view).map(([key, value]): [string, unknown] => {
      const keys = Object.hasOwn(TABLE, key) ? (TABLE[key] as readonly string[]) : CARD;
      const whole = merged(table.get(key), value, keys, index, 'view', key);
      table.set(key, whole);
      return [key, whole];
    });
    if ('attack' in step) attack = merged(attack, step.attack, ATTACK, index, 'attack');
    const { path, type, rule, kind, turn } = (before ?? step) as ViewsStep;
    before = {
      ...(before && { at: following(before.at) }),
      ...{ path, rule, kind, turn },
      ...(type && { type }),
      ...step,
      ...('attack' in step && { attack }),
      view: Object.fromEntries(seen),
    } as ViewsStep;
    return before;
  };
}

export const parseViews = (source: string): Views => readViews(parseJson(source, sizeOf('view-log')));

/** Throws a SwtcgError where the JSON is not a view log. */
export function readViews(json: unknown): Views {
  const file = migrated(json, 'view-log');
  validate(viewLogFile, file);
  const { format: _format, steps, ...rest } = file as unknown as ViewLogFile;
  return { ...(rest as object as Omit<Views, 'steps'>), steps: steps.map(assembler()) };
}
