// A text that is twice as long takes about twice as long to be read, whatever it is made of: one pattern is grown at a time,
// and its processor time is compared with that of a quarter of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../src/core/error.ts';
import { readNotation } from '../../src/engine.ts';
import { LONGEST_LINE } from '../../src/play/notation/lines.ts';
import { readDeckFile } from '../../src/swtcg/pool/deck-file.ts';
import { readSetFile } from '../../src/swtcg/pool/set-file.ts';

const HEAD = 'dark:\n  space: Alpha 1/1/1\nlight:\n  space: Beta 1/1/1\n';
/** Less is not told from what else the machine does. */
const FLOOR = 120;

/** What is repeated in a line of its own, between what begins and what ends the line. */
const LINES: readonly (readonly [begin: string, pattern: string, end: string])[] = [
  ['Alpha', ' ', 'attacks Beta'],
  ['Alpha attacks Beta', '.', 'x'],
  ['Alpha attacks Beta', '. ', 'x'],
  ['Alpha attacks Beta', ',', 'x'],
  ['Alpha attacks Beta', '—', 'x'],
  ['Alpha attacks Beta', '- ', 'x'],
  ['Alpha attacks Beta', '(', 'x'],
  ['Alpha attacks Beta', ' rolls', 'x'],
  ['Alpha attacks Beta, rolling 6', ',', 'x'],
  ['Alpha attacks Beta, rolling', ' 6', ''],
  ['Alpha uses Lucky with dice 1', ' ', 'x'],
  ['Alpha uses Lucky with dice ', '1,', 'x'],
  ['space: A', ' ', 'B 1/1/1'],
  ['space: A ', '1/', 'x'],
  ['space: A', ' as', 'x'],
  ['space: A 1/1/1', ' "x"', ''],
  ['space: "A', ' ', 'B" 1/1/1'],
  ['space: C 1/1/1 "Pay 1 Force', ' ', 'x"'],
  ['space: C 1/1/1 "Pay 1 Force', ' ->', 'x"'],
  ['space: C 1/1/1 ', '[over ', ''],
  ['space: C 1/1/1 ', '[over D 1/1/1 ', ''],
  ['card x', ' ', '"'],
  ['card', ' ', '"'],
  ['Abc', ' ', 'x'],
  ['note', ' ', 'x'],
  ['made by: x', ' ', 'x'],
  ['result: dark', ' ', 'x'],
  ['expect: Alpha has 1 a', ' ', 'x'],
  ['expect: Alpha has 1 a', ' counter', 'x'],
  ['expect: Alpha has Evade [', ' ', 'x'],
  ['expect: ', 'Alpha is tapped; ', ''],
  ['as played: Dark shows ', 'Alpha, ', 'Beta'],
  ['Alpha uses Surge on each of ', 'Alpha, ', 'Beta'],
  ['Dark mulligans ', 'Alpha, ', 'Beta to the deck'],
  ['shuffle: ', 'Alpha, ', 'Beta'],
];

/** What is repeated without an end, line by line or not. */
const TEXTS: readonly (readonly [begin: string, pattern: string])[] = [
  ['', '<!--'],
  ['', '<script>'],
  ['', '<style>'],
  ['', '<br'],
  ['', '[[a|'],
  ['', '&amp;'],
  [`${HEAD}space: C 1/1/1\n`, '"x"\n'],
  [`${HEAD}space: C 1/1/1\n`, ',\n'],
  [`${HEAD}Alpha attacks Beta\n`, 'rolling 6\n'],
  [HEAD, 'tags: a\n'],
  [HEAD, 'title: a\n'],
  [HEAD, 'dark player: a\n'],
  [HEAD, 'space:\n'],
  [HEAD, 'expect:\n'],
  [HEAD, 'note 1.1: a\n'],
  [HEAD, 'nonsense\n'],
  [HEAD, 'Alpha attacks Beta\n'],
  [HEAD, '$.script[0] = 1\n'],
  [`${HEAD}Alpha attacks `, 'Beta,\n'],
];

const took = (work: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let again = 0; again < 2; again++) {
    const before = process.cpuUsage();
    try {
      work();
    } catch (error) {
      assert.ok(error instanceof SwtcgError, String(error));
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least < FLOOR) break;
  }
  return least;
};

/** Four times the text: four times the work in the best case, sixteen times where it grows by the square. */
function assertLinear(read: (text: string) => unknown, make: (length: number) => string, most: number): void {
  const whole = took(() => read(make(most)));
  if (whole < FLOOR) return;
  const quarter = took(() => read(make(most / 4)));
  assert.ok(whole < 9 * quarter, `${Math.round(quarter)} ms for a quarter, ${Math.round(whole)} ms for all`);
}

const filled = (pattern: string, length: number): string =>
  pattern.repeat(Math.floor(length / pattern.length));

for (const [begin, pattern, end] of LINES)
  test(`a line of the notation grows: ${begin}${pattern}…${end}`, () => {
    assertLinear(
      readNotation,
      (length) => `${HEAD}${begin}${filled(pattern, length)}${end}`,
      LONGEST_LINE - 100,
    );
  });

for (const [begin, pattern] of TEXTS)
  test(`a text in the notation grows: ${JSON.stringify(pattern)}`, () => {
    assertLinear(readNotation, (length) => begin + filled(pattern, length), 300_000);
  });

for (const [begin, pattern] of [
  ['<a', 'a'],
  ['<deck ', 'a'],
  ['<deck ', 'a = '],
  ['', '<!--'],
  ['', '<card a="'],
] as const)
  test(`a deck or a set grows: ${begin}${pattern}`, () => {
    const read = (text: string) => {
      readDeckFile(text, 'FILE');
      readSetFile(text, 'TST', 'FILE');
    };
    assertLinear(read, (length) => begin + filled(pattern, length), 100_000);
  });

test('a line has so many characters at the most, a text likewise', () => {
  assert.throws(
    () => readNotation(`${HEAD}title: ${'a'.repeat(LONGEST_LINE)}`),
    /Line 5, column \d+: A line has at most/,
  );
  assert.throws(() => readNotation('a\n'.repeat(2_500_000)), /The text is too large/);
});

test('paths, values and brackets are as deep as files are, and no deeper', () => {
  for (const line of [
    `$${'.a'.repeat(5_000)} = 1`,
    `$.x = ${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    '$["\\x"] = 1',
    '$.script[999999] = 1',
    `space: C 1/1/1 ${'[over D 1/1/1 '.repeat(50)}${']'.repeat(50)}`,
    'space: 999x C 1/1/1 [over 999x D 1/1/1]',
  ])
    assert.throws(
      () => readNotation(`${HEAD}${line}`),
      (error) => error instanceof SwtcgError && error.info.code !== 'internal',
      line.slice(0, 40),
    );
});

test('one hundred mistakes are told, and no more are looked for', () => {
  assert.throws(
    () => readNotation(`${HEAD}${'space: Nobody\n'.repeat(1_000)}`),
    (error) => (error as { faults?: unknown[] }).faults?.length === 100,
  );
});
