// Sentences of the rulebook, questions of its FAQ and the project's rulings, as scenarios: each file says by its `why` what it
// follows, and was written before it was run.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readScenario } from '../../../src/engine.ts';
import { rules } from '../../../src/lcg/rulebook/rules.ts';
import { runFile } from '../../../src/play/command/run.ts';

const folder = fileURLToPath(new URL('../../../test/lcg/scenarios/', import.meta.url));

interface ScenarioFile {
  readonly title: string;
  readonly why: string;
  readonly tags: readonly string[];
  readonly expect: { readonly illegal?: number };
}

interface LogLine {
  readonly path: readonly string[];
  readonly text: string;
  readonly rule: string;
}

const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const fileOf = (name: string): ScenarioFile => JSON.parse(readFileSync(join(folder, name), 'utf8'));

for (const name of files) {
  const file = fileOf(name);
  test(`${file.tags[0]}: ${file.title} (${name})`, async () => {
    const { ok, error, mismatch, log } = await runFile(name, async () => readScenario(file));
    assert.deepEqual({ mismatch, error: ok ? null : error }, { mismatch: [], error: null });
    assert.equal(ok, true);
    if (file.expect.illegal !== undefined) {
      assert.equal(error?.entry, file.expect.illegal);
      assert.ok(error?.rule && Object.hasOwn(rules, error.rule), `its refusal cites a rule: ${error?.rule}`);
    }
    for (const { path, text, rule } of log as readonly LogLine[])
      assert.ok(
        path.length > 0 && text !== '' && Object.hasOwn(rules, rule),
        `${path.join(' ')}: ${text} (${rule})`,
      );
  });
}

test('every scenario says which section or ruling it follows', () => {
  assert.ok(files.length >= 150);
  const silent = files.filter((name) => {
    const { why, tags } = fileOf(name);
    return !/^(?:[A-Z]|FAQ)/.test(why) || tags.length === 0;
  });
  assert.deepEqual(silent, []);
});

test('the example of docs/scenarios-lcg.md does what it expects', async () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../docs/scenarios-lcg.md', import.meta.url)),
    'utf8',
  );
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
  const { ok, mismatch } = await runFile('example', async () => readScenario(JSON.parse(example)));
  assert.deepEqual([ok, mismatch], [true, []]);
});

test('FAQ 2.1, Infinite Loops; ruling 75: a loop that no decision ends is an error', async () => {
  const loop = {
    format: 'swtcg-scenario/1',
    ruleset: 'swlcg-2012',
    cards: {
      yard: {
        name: 'Haunted Yard',
        side: 'light',
        type: 'Objective',
        damageCapacity: 5,
        text: [
          'Forced Reaction: After a Droid unit leaves play, put a Droid unit into play from your discard pile.',
        ],
      },
      drone: {
        name: 'Restless Drone',
        side: 'light',
        type: 'Unit',
        cost: 1,
        damageCapacity: 1,
        traits: ['Droid'],
        text: ['Forced Reaction: After this unit enters play, sacrifice this unit.'],
      },
      bolt: {
        name: 'Falling Rocks',
        side: 'dark',
        type: 'Event',
        cost: 0,
        text: ['Action: Deal 1 damage to a target unit.'],
      },
    },
    dark: { hand: ['bolt'] },
    light: { objectives: ['yard'], units: ['drone'] },
    active: 'dark',
    at: 'deployment',
    until: 'deployment-end',
    script: [{ by: 'dark', do: 'play', card: 'bolt', target: 'drone' }],
  };
  const { ok, error } = await runFile('loop', async () => readScenario(loop));
  assert.deepEqual([ok, error?.code, error?.rule], [false, 'loop', 'guard.loop']);
});
