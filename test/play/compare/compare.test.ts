// One example by two editions: the steps side by side, and the first in which they differ.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { identify } from '../../../src/core/files/formats.ts';
import { gameOf, readNotation } from '../../../src/engine.ts';
import { compare as command } from '../../../src/play/command/compare.ts';
import type { Io } from '../../../src/play/command/io.ts';
import { type Comparison, compare, rulesOf } from '../../../src/play/compare/compare.ts';

const folder = fileURLToPath(new URL('../../../examples/since-2002/', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const read = (name: string): string => readFileSync(folder + name, 'utf8');

const comparisonOf = (text: string): Comparison =>
  compare([gameOf('swtcg-2022'), gameOf('swtcg-2002')], identify(readNotation(text).json, ['scenario']));

test('there are ten examples of what changed since 2002', () => {
  assert.equal(names.length, 10);
});

for (const name of names)
  test(`${name} is played otherwise in 2002, and both rules say why`, () => {
    const comparison = comparisonOf(read(name));
    const { title, question, explanation, sides, first } = comparison;
    assert.ok(title && question && explanation);
    assert.ok(first !== null, 'they differ');
    for (const side of sides) {
      // Up to there they are the same, and somebody has a step there.
      assert.deepEqual(
        side.steps.slice(0, first),
        sides[0].steps.slice(0, first).map((step, i) => ({
          ...step,
          rule: side.steps[i]?.rule ?? null,
          address: side.steps[i]?.address ?? null,
        })),
      );
      assert.ok(
        !side.steps.some(({ text }) => /can't read|does not know/.test(text)),
        'the edition reads it',
      );
      const rules = rulesOf(comparison, side);
      assert.ok(rules.length > 0);
      for (const rule of rules) assert.ok(gameOf(side.ruleset).rulebook.rule(rule).section.length > 0);
    }
    assert.notEqual(sides[0].steps[first]?.text, sides[1].steps[first]?.text);
  });

test('what is the same in both is said to be the same', () => {
  const { first, sides } = comparisonOf(
    'at: space-battle\ndark:\n  space: TIE 50/1/3\nlight:\n  space: Lancer 40/1/3\nTIE attacks Lancer\ndice: 4 1',
  );
  assert.equal(first, null);
  assert.deepEqual(
    sides.map(({ ruleset }) => ruleset),
    ['swtcg-2022', 'swtcg-2002'],
  );
});

test('a text that one of them does not know is where they differ', () => {
  const { first, sides } = comparisonOf('at: space-battle\ndark:\n  space: TIE 50/1/3 "Armor"');
  assert.equal(first, 0);
  assert.match(sides[1].steps[0]?.text ?? '', /no keyword "Armor"/);
});

const written = async (
  argv: readonly string[],
  text = '',
): Promise<{ readonly code: number; readonly out: string }> => {
  let out = '';
  const io = {
    read: async () => text,
    out: (words: string) => void (out += words),
    err: () => {},
  } as unknown as Io;
  return { code: await command(argv, io), out };
};

test('swtcg compare prints both side by side, marks the first difference, and cites both rules', async () => {
  const { code, out } = await written(['-'], read('bombard.txt'));
  assert.equal(code, 1);
  assert.match(out, /^> +2 Dark rolls: 4, 5, 6\. +\| Dark rolls: 4, 5\.$/m);
  assert.match(out, /^swtcg-2022: Bombard \(Keywords, Bombard\)/m);
  assert.match(out, /^swtcg-2002: Bombard \(Keyword Abilities, Bombard\)/m);
  const json = JSON.parse((await written(['-', '--json'], read('bombard.txt'))).out);
  assert.equal(json.first, 1);
  assert.equal(json.rules.length, 2);
});
