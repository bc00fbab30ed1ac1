// The rule examples of the 2002 rulebook, as scenario files: each plays and ends as it says, by that rulebook.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mismatches, parseScenario, runScenario } from '../../src/engine.ts';
import { rules2002 } from '../../src/swtcg/rulebook/rules-2002.ts';

const folder = fileURLToPath(new URL('../../examples', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('they are called by their year', () => {
  assert.ok(names.length >= 20);
  assert.deepEqual(
    names.filter((name) => !name.startsWith('2002-')),
    [],
  );
});

for (const name of names)
  test(`${name} plays and ends as it says`, () => {
    const file = readFileSync(`${folder}/${name}`, 'utf8');
    assert.equal(JSON.parse(file).ruleset, 'swtcg-2002');
    const scenario = parseScenario(file);
    assert.ok(scenario.title && scenario.question && scenario.explanation);
    assert.ok(scenario.tags.length > 0);
    for (const rule of scenario.tags) assert.ok(Object.hasOwn(rules2002, rule), `${rule} is no rule`);
    const { state, error, diceLeft } = runScenario(scenario);
    const refused = error?.code === 'entry-not-legal' ? error.entry : undefined;
    assert.equal(refused, scenario.illegal ?? undefined, error?.message);
    assert.ok(error === null || refused !== undefined, error?.message);
    assert.deepEqual(mismatches(state, scenario.expect), []);
    assert.deepEqual(diceLeft, []);
    assert.ok(scenario.illegal !== null || Object.keys(scenario.expect).length > 0, 'it expects something');
  });
