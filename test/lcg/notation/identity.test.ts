// JSON → notation → JSON is the identity for every scenario of the Living Card Game: with words for all of it.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Json } from '../../../src/core/notation/json.ts';
import { gameOf, printNotation, readNotation, readScenario } from '../../../src/engine.ts';
import { notation } from '../../../src/lcg/notation/index.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { fallenInScenario } from '../../../src/play/notation/fallen.ts';
import { readNotation as readWith } from '../../../src/play/notation/read.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function files(): [name: string, json: Json][] {
  return ['test/lcg/scenarios', 'examples', '../shared/spec/cases/lcg']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name): [string, Json] => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
    )
    .filter(([, json]) => json.ruleset === 'swlcg-2012');
}

test('there are many scenarios', () => assert.ok(files().length > 200));

for (const [name, json] of files())
  test(`${name} is written in words and read back as it was`, () => {
    const text = printNotation(json);
    assert.deepEqual(readNotation(text).json, json);
    assert.doesNotMatch(text, /^\s*[${]/m, 'nothing is left to be written as JSON');
    const fallen = fallenInScenario(gameOf<LcgTypes>('swlcg-2012'), readScenario<LcgTypes>(json));
    if (fallen) assert.deepEqual(readNotation(printNotation(json, { fallen })).json, json);
  });

const awkward = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    'a, b',
    'as',
    '“q”',
    '<b>',
    '#12345678',
    '$.a',
    '?',
    '2x y',
    'dark',
    'Force',
    '[with]',
    'x\ny',
  ],
  ...[null, -1, true, [], {}, { toString: '' }],
);

test('whatever is put into a file in place of what stood there, it is written and read back as it is', () => {
  const [, example] = files().find(([name]) => name === 'strikes-book-example.json') ?? [];
  assert.ok(example);
  const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inside]) => [[...path, key], ...places(inside, [...path, key])]);
  fc.assert(
    fc.property(fc.constantFrom(...places(example)), awkward, (path, value) => {
      const json = structuredClone(example);
      let place = json;
      for (const key of path.slice(0, -1)) place = place[key] as Json;
      place[path.at(-1) as string] = value;
      const plain = JSON.parse(JSON.stringify(json)) as Json;
      if (plain.format !== 'swtcg-scenario/1' || plain.ruleset !== 'swlcg-2012') return;
      const { json: back, faults } = readWith(notation, printNotation(plain));
      assert.deepEqual(faults, []);
      assert.deepEqual(back, plain);
    }),
    { numRuns: 300, seed: Number(process.env.SWTCG_SEED ?? 1) },
  );
});
