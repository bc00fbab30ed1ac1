// The rule examples of the Living Card Game in the notation: each plays, ends as it says, and is about the rules that it names.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gameOf, mismatches, printNotation, readNotation, runScenario } from '../../src/engine.ts';
import { KEYWORDS } from '../../src/lcg/keywords/index.ts';
import { rules } from '../../src/lcg/rulebook/rules.ts';
import type { LcgTypes } from '../../src/lcg/types.ts';
import { scenarioOf } from '../../src/play/notation/file.ts';

const folder = fileURLToPath(new URL('../../examples/lcg', import.meta.url));
const names = readdirSync(folder);

test('there are at least fifteen', () => assert.ok(names.length >= 15));

/** The rules of the keywords that the texts of the cards have. */
const keywordRules = (text: string): string[] =>
  Object.values(KEYWORDS).flatMap(({ name, rule }) => (new RegExp(`"${name}\\b`).test(text) ? [rule] : []));

for (const name of names) {
  const source = readFileSync(`${folder}/${name}`, 'utf8');

  test(`${name} plays, ends as it says, and meets its rules`, () => {
    const scenario = scenarioOf<LcgTypes>(gameOf, source);
    assert.ok(scenario.title && scenario.question && scenario.explanation);
    assert.ok(Object.keys(scenario.expect).length > 0, 'it expects something');
    const { state, log, error, diceLeft } = runScenario<LcgTypes>(scenario);
    assert.equal(error?.entry, scenario.illegal ?? undefined, error?.message);
    assert.deepEqual(mismatches(state, scenario.expect, scenario.ruleset), []);
    assert.deepEqual(diceLeft, []);
    const met = new Set([...keywordRules(source), ...log.map(({ rule }) => rule), error?.rule]);
    assert.ok(scenario.tags.length > 0, 'the rules that it is about');
    for (const rule of scenario.tags) {
      assert.ok(Object.hasOwn(rules, rule), `${rule} is no rule`);
      assert.ok(met.has(rule), `${rule} is not met in play`);
    }
  });

  test(`${name} is the same after a way through JSON`, () => {
    const { json } = readNotation(source);
    assert.deepEqual(readNotation(printNotation(json)).json, json);
  });
}
