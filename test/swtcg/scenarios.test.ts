// Sentences of the rulebook on Pilots, disrupts, Traps, Subordinates and setup, each as a position whose outcome the sentence
// says. `why` begins with the section; each was written before it was run.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mismatches, parseScenario, runScenario } from '../../src/engine.ts';
import { rules } from '../../src/swtcg/rulebook/rules.ts';

const folder = new URL('./scenarios/', import.meta.url);

for (const file of readdirSync(fileURLToPath(folder)).sort()) {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'));
  test(`${scenario.why?.split(/[:.;]/)[0]}: ${scenario.title} (${file})`, () => {
    const { state, error, diceLeft, log } = runScenario(scenario);
    assert.equal(error?.entry ?? null, scenario.illegal, error?.message);
    assert.deepEqual(mismatches(state, scenario.expect), []);
    if (scenario.illegal === null) assert.deepEqual(diceLeft, []);
    const cited = [...log.map(({ rule }) => rule), ...(error?.rule ? [error.rule] : [])];
    assert.deepEqual(
      cited.filter((id) => !Object.hasOwn(rules, id)),
      [],
    );
  });
}
