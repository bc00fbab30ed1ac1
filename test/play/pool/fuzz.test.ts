// Whatever stands in a file: nothing crashes, nothing hangs, and every fault is named by file and line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { coverage } from '../../../play/pool/coverage.ts';
import { judgeDeck } from '../../../play/pool/deck.ts';
import { readDeckFile } from '../../../play/pool/deck-file.ts';
import type { Fault } from '../../../play/pool/fault.ts';
import { readFormats } from '../../../play/pool/formats-file.ts';
import { CardPool } from '../../../play/pool/pool.ts';
import { readSetFile } from '../../../play/pool/set-file.ts';
import { row, setText } from './made-up.ts';

const SEED = { seed: 2022, numRuns: 300 };

const named = (faults: readonly Fault[], source: string) => {
  const lines = source.split(/\r\n|\n|\r/).length;
  for (const { file, line, message } of faults) {
    assert.equal(file, 'FILE');
    assert.ok(Number.isInteger(line) && line >= 1 && line <= lines, `line ${line} of ${lines}`);
    assert.ok(message.length > 0 && message.length < 400, message);
  }
};

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\t',
    '|',
    '->',
    '[Pilot]',
    '(',
    ')',
    '"',
    '*',
    '\x03',
    '\ufeff',
    ' | ',
    "'",
    'Or:',
    'Enhance:',
  ),
);
const cell = fc.oneof(
  garbage,
  fc.constantFrom(
    '',
    'Tarn Vell (A)',
    'L',
    'D',
    'Space',
    'Ground/Character',
    'Mission - Trap',
    '3',
    'X',
    '*',
    'Armor',
  ),
);
const setLine = fc.oneof(
  garbage,
  fc.array(cell, { minLength: 1, maxLength: 20 }).map((cells) => cells.join('\t')),
  fc.record({ name: cell, side: cell, type: cell, subtype: cell, text: cell, usage: cell }).map(row),
);
const newline = fc.constantFrom('\n', '\r\n', '\r');

test('set files', () => {
  fc.assert(
    fc.property(fc.array(setLine, { maxLength: 8 }), newline, fc.boolean(), (lines, end, headed) => {
      const source = headed ? setText(lines, end) : lines.join(end);
      const set = readSetFile(source, 'TST', 'FILE');
      named(set.faults, source);
      const pool = new CardPool([set]);
      const { total } = coverage(pool);
      assert.equal(total.cards, set.printings.length);
      assert.equal(total.full + total.partial + total.manual, total.cards);
    }),
    SEED,
  );
});

const tag = fc.oneof(
  garbage,
  fc.constantFrom(
    '<deck>',
    '</deck>',
    '<superzone name="Deck">',
    "<superzone name='Supply'>",
    '<superzone>',
    '</superzone>',
    '<card>',
    '<card/>',
    '</card>',
    '<name id="x">',
    '</name>',
    '<set>TST</set>',
    '<set>',
    'Tarn Vell (A)',
    '&amp;',
    '&#0;',
    '&#x110000;',
    '<!--',
    '<format>',
    '</format>',
    '<label>',
    '</label>',
    '\n',
    '\r\n',
  ),
);
const deckLine = fc.oneof(
  garbage,
  fc.tuple(fc.oneof(fc.integer().map(String), garbage), cell).map(([count, name]) => `${count}\t${name}`),
  fc.constantFrom('', 'Supply:', 'Sideboard:', 'Outside the game:', 'Deck:'),
);

const pool = new CardPool([readSetFile(setText([{ name: 'Tarn Vell (A)' }]), 'TST', 'TST.txt')]);

test('deck files, with tags and as text', () => {
  const source = fc.oneof(
    fc.array(tag, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.tuple(fc.array(deckLine, { maxLength: 12 }), newline).map(([lines, end]) => lines.join(end)),
  );
  fc.assert(
    fc.property(source, (text) => {
      const deck = readDeckFile(text, 'FILE');
      named(deck.faults, text);
      for (const { name, count } of deck.entries) assert.ok(name !== '' && count > 0);
      for (const { rule, message } of judgeDeck(pool, deck, null)) assert.ok(rule && message);
    }),
    SEED,
  );
});

test('format files', () => {
  fc.assert(
    fc.property(
      fc.array(tag, { maxLength: 40 }).map((pieces) => pieces.join('')),
      (text) => {
        const { formats, faults } = readFormats(text, 'FILE');
        named(faults, text);
        for (const { label } of formats) assert.notEqual(label, '');
      },
    ),
    SEED,
  );
});

test('files made to be slow are read in no time', () => {
  const start = process.cpuUsage();
  const long = [
    '<'.repeat(200_000),
    '<card '.repeat(50_000),
    '<name a="'.repeat(30_000),
    '('.repeat(200_000),
    `${'(a) '.repeat(20_000)}`,
    `Pay 1 Force -> ${'; Pay 1 Force'.repeat(10_000)}`,
    `gets '${"A '".repeat(30_000)}`,
  ];
  for (const text of long) {
    readDeckFile(text, 'FILE');
    readFormats(text, 'FILE');
    readSetFile(setText([{ name: text }, { name: 'Test', text }]), 'TST', 'FILE');
  }
  const took = process.cpuUsage(start).user / 1000;
  assert.ok(took < 5000, `${Math.round(took)} ms`);
});
