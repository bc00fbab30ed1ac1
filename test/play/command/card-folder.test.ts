import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { cardFinder } from '../../../src/play/command/card-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));

const HEADER =
  'Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification\tDraftRarity';
const row = (name: string, side: string, type: string, subtype: string, values: string, text: string) =>
  [name, 'TST', 'IMG', side, type, subtype, ...values.split(' '), 'C', '1', '', text, '', '', ''].join('\t');

mkdirSync(join(folder, 'sets'));
writeFileSync(
  join(folder, 'sets', 'TST.txt'),
  [
    HEADER,
    row('Tarn Vell (A) ', 'L', 'Character', 'Rebel Officer', '4 40 * 5', 'Armor | Stealth'),
    row(
      'Test Singer (Promo)',
      'D',
      'Space',
      'Imperial Starfighter',
      '3 40 3 5',
      'Armor\x03 | Sing a song of sixpence.',
    ),
    '',
  ].join('\r\n'),
);

test('a card of a set file is found by its reference', () => {
  const tarn = cardFinder(folder)('TST/Tarn Vell (A)');
  assert.deepEqual(
    [tarn?.name, tarn?.version, tarn?.side, tarn?.kind, tarn?.cost, tarn?.speed, tarn?.power, tarn?.health],
    ['Tarn Vell', 'A', 'light', 'unit', 4, 40, '*', 5],
  );
  assert.deepEqual(tarn?.text, ['Armor', 'Stealth']);
  assert.deepEqual(
    tarn?.effects.map((effect) => effect.kind),
    ['keyword', 'keyword'],
  );
});

test('a paragraph that is not read is kept as text; stray control characters are dropped', () => {
  const singer = cardFinder(folder)('TST/Test Singer (Promo)');
  assert.deepEqual([singer?.name, singer?.version], ['Test Singer', null]);
  assert.deepEqual(
    singer?.effects.map((effect) => effect.kind),
    ['keyword', 'manual'],
  );
});

test('what is not there is not found', () => {
  const find = cardFinder(folder);
  for (const ref of ['TST/Nobody', 'NIL/Tarn Vell (A)', 'Tarn Vell (A)', '../TST/Tarn Vell (A)', 'TST', ''])
    assert.equal(find(ref), undefined, ref);
});
