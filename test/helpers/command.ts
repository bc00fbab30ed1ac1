// Short scenarios of the command phase: cards in few words, and what must come of them.

import assert from 'node:assert/strict';
import { mismatches, parseScenario, type RunResult, runScenario } from '../../src/engine.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { checkLog } from './log.ts';

type Fields = Record<string, unknown>;
export type Entry = Fields & { by: 'dark' | 'light'; do: string };

interface File {
  readonly cards: Record<string, Fields>;
  readonly dark?: Fields;
  readonly light?: Fields;
  readonly locations?: readonly Fields[];
  readonly at?: string;
  readonly until?: unknown;
  readonly dice?: readonly number[];
  readonly seed?: number;
  readonly script?: readonly Entry[];
  readonly expect?: Fields;
}

/** A unit; three numbers are its speed, power and health. */
export const unit = (
  type: string,
  subtype: string,
  [speed, power, health]: readonly [unknown, unknown, unknown],
  more: Fields = {},
): Fields => ({ side: 'neutral', type, subtype, cost: 3, speed, power, health, text: [], ...more });

export const soldier = (more: Fields = {}): Fields => unit('Character', 'Rebel Soldier', [30, 2, 3], more);
export const fighter = (more: Fields = {}): Fields => unit('Space', 'Rebel Starfighter', [40, 3, 4], more);

/** A version of one unique person. */
export const tarn = (version: string, more: Fields = {}): Fields =>
  unit('Character', 'Rebel Officer', [40, 3, 4], { name: 'Tarn Vell', version, cost: 4, ...more });

export const card = (type: string, text: readonly string[], more: Fields = {}): Fields => ({
  side: 'neutral',
  type,
  cost: 2,
  text,
  ...more,
});

export const gear = (subtype: string, text: readonly string[], more: Fields = {}): Fields =>
  card('Equipment', text, { subtype, cost: 1, ...more });

/** Cards are called by their keys where they have no name of their own. */
const named = (cards: File['cards']): Fields =>
  Object.fromEntries(
    Object.entries(cards).map(([key, one]) => [key, { name: `Test ${key.toUpperCase()}`, ...one }]),
  );

export function run(file: File): RunResult<SwtcgTypes> {
  const whole = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    dark: {},
    light: {},
    at: 'dark-build',
    until: 'light-build',
    dice: [],
    ...file,
    cards: named(file.cards),
  };
  const result = runScenario(parseScenario(JSON.stringify(whole)));
  checkLog(result.log);
  return result;
}

const told = (result: RunResult): string => result.log.map(({ text }) => text).join('\n');

/** The script is legal to its end and the result is as expected. */
export function holds(file: File): RunResult<SwtcgTypes> {
  const result = run(file);
  assert.equal(result.error, null, `${result.error?.message}\n${told(result)}`);
  assert.deepEqual(mismatches(result.state, (file.expect ?? {}) as never), [], told(result));
  return result;
}

/** All entries but the last are taken, and that one is refused by this rule. */
export function refused(file: File, rule: string): void {
  const result = run(file);
  assert.equal(result.error?.code, 'entry-not-legal', told(result));
  assert.equal(result.error?.entry, (file.script?.length ?? 0) - 1, result.error?.message);
  assert.equal(result.error?.rule, rule, result.error?.message);
}

export const dark = (deed: string, more: Fields = {}): Entry => ({ by: 'dark', do: deed, ...more });
export const light = (deed: string, more: Fields = {}): Entry => ({ by: 'light', do: deed, ...more });
