// Sentences of the rulebook of 2002, each as a position whose outcome the sentence says. `why` begins with the section.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mismatches, parseScenario, runScenario } from '../../../src/engine.ts';
import { rules2002 } from '../../../src/swtcg/rulebook/rules-2002.ts';

const folder = new URL('./scenarios/', import.meta.url);

for (const file of readdirSync(fileURLToPath(folder)).sort()) {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'));
  test(`${scenario.why?.split(': ')[0]}: ${scenario.title}`, () => {
    const { state, error, diceLeft, log } = runScenario(scenario);
    assert.equal(error?.entry ?? null, scenario.illegal, error?.message);
    if (scenario.illegal === null) assert.deepEqual(mismatches(state, scenario.expect), []);
    assert.deepEqual(diceLeft, []);
    const cited = [...log.map(({ rule }) => rule), ...(error?.rule ? [error.rule] : [])];
    assert.deepEqual(
      cited.filter((id) => !Object.hasOwn(rules2002, id)),
      [],
    );
  });
}
