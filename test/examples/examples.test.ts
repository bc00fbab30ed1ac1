// The rule examples: each plays, ends as it says, and is about the rules that it names.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from '../../components/demo/examples.ts';
import type { Json } from '../../src/core/notation/json.ts';
import {
  gameOf,
  mismatches,
  printNotation as printFile,
  readNotation as readFile,
  runScenario,
} from '../../src/engine.ts';
import { scenarioOf } from '../../src/play/notation/file.ts';
import { whyNot } from '../../src/swtcg/decisions/index.ts';
import { keywords } from '../../src/swtcg/keywords/index.ts';
import { rules } from '../../src/swtcg/rulebook/rules.ts';

const folder = fileURLToPath(new URL('../../examples', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

test('there are at least thirty, and the list of them has all, by their titles', () => {
  assert.ok(names.length >= 30);
  const titles = names.map((name) => [
    name.slice(0, -4),
    scenarioOf(gameOf, readFileSync(`${folder}/${name}`, 'utf8')).title,
  ]);
  assert.deepEqual({ ...EXAMPLES }, Object.fromEntries(titles));
});

/** The rules of the keywords that the texts of the cards have. */
function keywordRules(text: string): string[] {
  return [...keywords.values()].flatMap(({ name, rule }) =>
    new RegExp(`\\b${name}\\b`).test(text) ? [rule] : [],
  );
}

for (const name of names) {
  const source = readFileSync(`${folder}/${name}`, 'utf8');

  test(`${name} plays and ends as it says`, () => {
    const scenario = scenarioOf(gameOf, source);
    assert.ok(
      scenario.title && scenario.question && scenario.explanation,
      'a title, a question and an explanation',
    );
    assert.ok(scenario.tags.length > 0, 'the rules that it is about');
    const { state, error, diceLeft } = runScenario(scenario);
    const refused = error?.code === 'entry-not-legal' ? error.entry : undefined;
    assert.equal(refused, scenario.illegal ?? undefined, error?.message);
    assert.ok(error === null || refused !== undefined, error?.message);
    assert.deepEqual(mismatches(state, scenario.expect), []);
    assert.deepEqual(diceLeft, []);
    assert.ok(scenario.illegal !== null || Object.keys(scenario.expect).length > 0, 'it expects something');
  });

  test(`${name} meets the rules that it names`, () => {
    const scenario = scenarioOf(gameOf, source);
    const met = new Set<string>(keywordRules(source));
    const units = scenario.order;
    const { log, error } = runScenario(scenario, (game) => {
      for (const { rule } of game.windows) met.add(rule);
      // Whoever would like to attack now and may not: by which rule?
      for (const unit of units)
        for (const target of units) {
          const by = game.cards[game.box.index[unit] as number]?.controller ?? 'dark';
          const refusal = whyNot(game, { by, do: 'attack', unit, target });
          if (refusal) met.add(refusal.rule);
        }
    });
    for (const { rule } of log) met.add(rule);
    if (error?.rule) met.add(error.rule);
    for (const rule of scenario.tags) {
      assert.ok(Object.hasOwn(rules, rule), `${rule} is no rule`);
      assert.ok(met.has(rule), `${rule} is not met in play`);
    }
  });

  test(`${name} is the same after a way through JSON`, () => {
    const { json } = readFile(source);
    assert.deepEqual(readFile(printFile(json)).json, json as Json);
  });
}
