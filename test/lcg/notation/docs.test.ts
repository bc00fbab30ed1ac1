// What docs/notation-lcg.md shows is what is read: its texts play, its sentences mean the deeds that it names.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Json } from '../../../src/core/notation/json.ts';
import { gameOf, mismatches, printNotation, readNotation, runScenario, verify } from '../../../src/engine.ts';
import { DEEDS } from '../../../src/lcg/decisions/decision.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { replayOf, scenarioOf } from '../../../src/play/notation/file.ts';

const doc = readFileSync(fileURLToPath(new URL('../../../docs/notation-lcg.md', import.meta.url)), 'utf8');
const texts = [...doc.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const [played = '', table = '', notes = ''] = texts;

/** The cells of a table's rows that are in backticks. */
const rows = (heading: string): (readonly [first: string, samples: readonly string[]])[] => {
  const part = doc.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| deed') && !line.startsWith('| of '))
    .map((line) => {
      const [, first = '', rest = ''] = line.split('|');
      return [
        first.replaceAll('`', '').trim(),
        [...rest.matchAll(/`([^`]+)`/g)].map(([, sample = '']) => sample),
      ];
    });
};

test('the first text plays and ends as it says', () => {
  const scenario = scenarioOf<LcgTypes>(gameOf, played);
  const { state, error } = runScenario<LcgTypes>(scenario);
  assert.equal(error, null);
  assert.deepEqual(mismatches(state, scenario.expect, scenario.ruleset), []);
  assert.equal(texts.length, 3);
});

const deeds = rows('What happens');

test('there are sentences for every deed', () =>
  assert.deepEqual(deeds.map(([deed]) => deed).sort(), [...DEEDS].sort()));

for (const [deed, sentences] of deeds)
  for (const sentence of sentences)
    test(sentence, () => {
      const { json } = readNotation(`${table}${sentence}\n`);
      const [decision] = json.script as [Json];
      assert.equal(decision.do, deed);
      assert.ok(decision.by === 'dark' || decision.by === 'light');
      const text = printNotation(json);
      assert.deepEqual(readNotation(text).json, json);
      assert.doesNotMatch(text, /^\s*[${]/m);
    });

for (const [, statements] of rows('What is expected'))
  for (const statement of statements)
    test(`expect: ${statement}`, () => {
      const { json } = readNotation(`${table}expect: ${statement}\n`);
      scenarioOf<LcgTypes>(gameOf, `${table}expect: ${statement}\n`);
      const text = printNotation(json);
      assert.deepEqual(readNotation(text).json, json);
      assert.doesNotMatch(text, /^\s*[${]/m);
    });

test('a game from notes is completed and verified', () => {
  const replay = replayOf<LcgTypes>(gameOf, notes);
  assert.ok(replay.decisions.some((one) => one.do === 'pass'));
  assert.notEqual(verify(replay).verdict, 'diverged');
  const text = printNotation(replay as unknown as Json);
  assert.deepEqual(readNotation(text).json, replay);
});
