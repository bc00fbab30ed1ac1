// The rule examples that are scenario files, of rulesets other than the notation's: each plays and ends as it says.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readScenario } from '../../src/engine.ts';
import { runFile } from '../../src/play/command/run.ts';

/** How the files of a ruleset are called. */
const RULESETS: Readonly<Record<string, string>> = { '2002-': 'swtcg-2002', 'lcg-': 'swlcg-2012' };

interface ScenarioFile {
  readonly ruleset: string;
  readonly title: string;
  readonly explanation?: string;
  readonly why?: string;
  readonly expect: object;
}

const folder = fileURLToPath(new URL('../../examples', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('the rulebook of 2002 has examples', () => {
  assert.ok(names.filter((name) => name.startsWith('2002-')).length >= 25);
});

for (const name of names)
  test(`${name} plays and ends as it says`, async () => {
    const file: ScenarioFile = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
    const [, ruleset] = Object.entries(RULESETS).find(([start]) => name.startsWith(start)) ?? [];
    assert.equal(file.ruleset, ruleset, 'its name says of which ruleset it is');
    assert.ok(file.title && (file.explanation ?? file.why), 'a title, and why it ends so');
    assert.ok(Object.keys(file.expect).length > 0, 'it expects something');
    const { ok, error, mismatch, diceLeft } = await runFile(name, async () => readScenario(file));
    assert.deepEqual(
      { mismatch, diceLeft, error: ok ? null : error },
      { mismatch: [], diceLeft: [], error: null },
    );
    assert.ok(ok);
  });
