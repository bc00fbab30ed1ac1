// A drawn card in a small position: what is on the table, what the players do, what must come of it.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mismatches, parseScenario, runScenario } from '../../../src/engine.ts';
import { finderIn, readPool } from '../../../src/play/command/card-folder.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One position. The drawn card is `it`; the other cards are made up. */
export interface Position {
  /** What it shows, with the section of the book. */
  readonly shows: string;
  readonly cards?: Readonly<Record<string, Fields>>;
  readonly dark?: Fields;
  readonly light?: Fields;
  readonly locations?: readonly Fields[];
  readonly at?: string;
  readonly until?: unknown;
  readonly dice?: readonly number[];
  readonly seed?: number;
  readonly script?: readonly Fields[];
  readonly expect: Fields;
  /** The last entry is refused by this rule. */
  readonly refused?: string;
}

export interface Case {
  /** Its number in the draw, from 1. */
  readonly n: number;
  readonly positions: readonly Position[];
}

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const sets = join(shared, 'lackey', 'sets');
export const haveSets = existsSync(sets);

let pool: ReturnType<typeof readPool> | undefined;
export const thePool = () => {
  pool ??= readPool([sets]);
  return pool;
};

/** A unit of the test: type, subtype, and speed, power, health. */
export const unit = (
  type: string,
  subtype: string,
  values: readonly [number, number, number],
  more: Fields = {},
): Fields => ({
  side: 'neutral',
  type,
  subtype,
  cost: 3,
  speed: values[0],
  power: values[1],
  health: values[2],
  text: [],
  ...more,
});

export const card = (type: string, text: readonly string[], more: Fields = {}): Fields => ({
  side: 'neutral',
  type,
  cost: 2,
  text,
  ...more,
});

export const by = (side: 'dark' | 'light', deed: string, more: Fields = {}): Fields => ({
  by: side,
  do: deed,
  ...more,
});

export function playOut(ref: string, position: Position): void {
  const { shows, cards = {}, refused, ...file } = position;
  const named = Object.fromEntries(
    Object.entries(cards).map(([key, one]) => [
      key,
      'ref' in one ? one : { name: `Test ${key.toUpperCase()}`, ...one },
    ]),
  );
  const whole = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    dark: {},
    light: {},
    at: 'space-battle',
    until: 'turn-end',
    dice: [],
    ...file,
    cards: { it: { ref }, ...named },
  };
  const result = runScenario(parseScenario(JSON.stringify(whole), { cards: finderIn(thePool()) }));
  const log = result.log.map(({ text }) => text).join('\n');
  if (refused !== undefined) {
    assert.equal(result.error?.rule, refused, `${ref}: ${shows}\n${result.error?.message}\n${log}`);
    return;
  }
  assert.equal(result.error, null, `${ref}: ${shows}\n${result.error?.message}\n${log}`);
  assert.deepEqual(mismatches(result.state, position.expect as never), [], `${ref}: ${shows}\n${log}`);
}
