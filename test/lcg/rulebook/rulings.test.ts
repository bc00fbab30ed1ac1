// Every ruling has a test that names it: a scenario, or a test's title ("ruling 75").
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const scenarios = join(root, 'test/lcg/scenarios');

/** "ruling 7", "rulings 7 and 9", "rulings 7, 9 and 11". */
function namedIn(text: string): number[] {
  const lists = [...text.matchAll(/\brulings? (\d+(?:(?:, | and )\d+)*)/gi)];
  return lists.flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number));
}

const whys = readdirSync(scenarios)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): string[] => JSON.parse(readFileSync(join(scenarios, file), 'utf8')).why);

const titles = ['test/lcg', 'test/machines/lcg']
  .map((room) => join(root, room))
  .flatMap((room) => {
    try {
      return readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file));
    } catch {
      return [];
    }
  })
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('rulings.test.ts'))
  .flatMap((file) => readFileSync(file, 'utf8').match(/^\s*test\(\s*['"`].+$/gm) ?? []);

test('every ruling is named by a test', () => {
  const numbers = readFileSync(join(root, 'RULINGS-LCG.md'), 'utf8').match(/^\| \d+(?= \|)/gm) ?? [];
  const named = new Set(namedIn([...whys, ...titles].join('\n')));
  assert.ok(numbers.length >= 81);
  assert.deepEqual(
    numbers.map((row) => Number(row.slice(2))).filter((number) => !named.has(number)),
    [],
  );
});

test('rulings are found in sentences', () => {
  assert.deepEqual(namedIn('Ruling 7; rulings 9, 11 and 12; FAQ 4.1; struggling 3'), [7, 9, 11, 12]);
});
