// Files that are made to be slow or to fill the stack are answered in no time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../src/core/error.ts';
import { readNotation as readFile, readScenario, runScenario } from '../../src/engine.ts';
import { readDeckFile } from '../../src/swtcg/pool/deck-file.ts';
import { readFormats } from '../../src/swtcg/pool/formats-file.ts';
import { readSetFile } from '../../src/swtcg/pool/set-file.ts';
import { POSITION } from '../play/notation/texts.ts';
import { CARD_DATA, example, type Loose } from '../play/scenario/example.ts';
import { setText } from '../swtcg/pool/made-up.ts';

/** Processor time, in milliseconds: others may keep the machine busy. */
function took(work: () => void): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof SwtcgError, String(error));
  }
  return process.cpuUsage(before).user / 1000;
}

const NOTATIONS: Readonly<Record<string, string>> = {
  'a very long line': `dark:\n  space: ${'X '.repeat(20_000)}`,
  'very many lines': `${POSITION}${'X-wing attacks Star Destroyer\n'.repeat(3_000)}`,
  'a name of very many words': `dark:\n  space: ${'Grey: '.repeat(300)} 40/1/1\n`,
  'a stack without end': `dark:\n  space: X 1/1/1 ${'[over '.repeat(3_000)}`,
  'signs without end': `${'('.repeat(20_000)}\n${'"'.repeat(20_000)}\n${'<'.repeat(20_000)}\n${'&'.repeat(20_000)}`,
};

for (const [what, text] of Object.entries(NOTATIONS))
  test(`in the notation: ${what}`, () => {
    const millis = took(() => readFile(text));
    assert.ok(millis < 2_000, `${millis} ms`);
  });

for (const text of [
  '<'.repeat(200_000),
  '<card '.repeat(50_000),
  '<name a="'.repeat(30_000),
  '('.repeat(200_000),
  '(a) '.repeat(20_000),
  `Pay 1 Force -> ${'; Pay 1 Force'.repeat(10_000)}`,
  `gets '${"A '".repeat(30_000)}`,
])
  test(`in a deck, a format, a set: ${text.slice(0, 24)}…`, () => {
    const millis = took(() => {
      readDeckFile(text, 'FILE');
      readFormats(text, 'FILE');
      readSetFile(setText([{ name: text }, { name: 'Test', text }]), 'TST', 'FILE');
    });
    assert.ok(millis < 1_000, `${millis} ms`);
  });

test('cards nested without end are refused without a stack overflow', () => {
  for (const part of ['stack', 'pilots', 'equipment']) {
    let card: Loose = 'tarnB';
    for (let i = 0; i < 100_000; i++) card = { id: `c${i}`, card: 'tarnA', [part]: [card] };
    const file = example((one) => {
      one.light.character = [card];
    });
    assert.throws(() => readScenario(file, CARD_DATA), SwtcgError);
  }
});

test('two hundred units a side fight a battle step in no time: a unit that is tapped need not know whom it could attack', () => {
  const card = (side: string) => ({
    name: `${side} Wing`,
    side,
    type: 'Space',
    subtype: 'Starfighter',
    cost: 2,
    speed: 40,
    power: 3,
    health: 3,
    text: [],
  });
  const seat = (side: string) => ({
    space: Array.from({ length: 200 }, (_, i) => ({ id: `${side}${i}`, card: side })),
  });
  const scenario = readScenario({
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: { dark: card('dark'), light: card('light') },
    dark: seat('dark'),
    light: seat('light'),
    at: 'space-battle',
    until: 'turn-end',
    dice: [],
  });
  const millis = took(() => assert.equal(runScenario(scenario).error, null));
  assert.ok(millis < 3_000, `${millis} ms`);
});
