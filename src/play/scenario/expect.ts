// Whether a result is what a file expects: in part at every depth, lists exactly and in order.

import { within } from '../../core/files/fail.ts';
import type { ScenarioGame } from '../../core/game/game.ts';
import type { Expect, Json } from '../../core/game/game-files.ts';
import type { BaseView, GameTypes } from '../../core/game/game-types.ts';

export interface Mismatch {
  /** The JSON path of the expectation in the file. */
  readonly path: string;
  readonly expected: Json;
  readonly actual: Json;
}

/** Every value that is not as expected. `illegal` is no part of a view: its caller compares it. */
export function mismatches<T extends GameTypes>(
  { scenarios }: Pick<ScenarioGame<T>, 'scenarios'>,
  view: BaseView,
  expect: Expect,
): Mismatch[] {
  const found: Mismatch[] = [];
  for (const [name, expected] of Object.entries(expect)) {
    if (name !== 'illegal')
      compare(scenarios, found, within('$.expect', name), expected, member(view, name), []);
  }
  return found;
}

/** Which lists of a seat may be told by their number, and which of them have no order. */
type Lists = Pick<ScenarioGame['scenarios'], 'piles' | 'unordered'>;

/** An own member; names of the file never reach a prototype. */
const member = (object: unknown, key: string): unknown =>
  isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `keys` lead from the card or the player to the value. */
function compare(
  lists: Lists,
  found: Mismatch[],
  path: string,
  expected: Json,
  actual: unknown,
  keys: readonly string[],
): void {
  if (isObject(expected) && isObject(actual)) {
    for (const [key, part] of Object.entries(expected as Expect)) {
      compare(lists, found, within(path, key), part, member(actual, key), [...keys, key]);
    }
  } else if (!agrees(lists, expected, actual, keys)) {
    found.push({ path, expected, actual: actual === undefined ? null : (actual as Json) });
  }
}

function agrees(
  { piles, unordered }: Lists,
  expected: Json,
  actual: unknown,
  [first, ...rest]: readonly string[],
): boolean {
  if (actual === undefined && rest.length === 1) {
    // A keyword that is not there is the one that `false` asserts; a counter that is not there counts 0.
    if (first === 'keywords') return expected === false;
    if (first === 'counters') return expected === 0;
  }
  if (Array.isArray(actual) && first !== undefined && piles.includes(first)) {
    if (typeof expected === 'number') return actual.length === expected;
    if (unordered.includes(first)) return same(sorted(expected), sorted(actual));
  }
  return same(expected, actual);
}

/** A hand has no order. */
const sorted = (list: unknown): unknown => (Array.isArray(list) ? [...list].sort() : list);

function same(expected: unknown, actual: unknown): boolean {
  if (!Array.isArray(expected) || !Array.isArray(actual)) return expected === actual;
  return expected.length === actual.length && expected.every((item, i) => same(item, actual[i]));
}
