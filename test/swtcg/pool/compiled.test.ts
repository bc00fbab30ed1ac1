import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SwtcgError } from '../../../src/core/error.ts';
import { compilePool } from '../../../src/swtcg/pool/compile.ts';
import { compiledFinder, parseCards, readCards } from '../../../src/swtcg/pool/compiled.ts';
import { CardPool } from '../../../src/swtcg/pool/pool.ts';
import { readSetFile } from '../../../src/swtcg/pool/set-file.ts';
import { type MadeUp, setText } from './made-up.ts';

const CARDS: readonly MadeUp[] = [
  { name: 'Tarn Vell (A)', text: 'Armor | Sing a song of sixpence.', usage: '*BANNED:Vintage' },
  { name: 'Old Blade', type: 'Equipment', subtype: 'Character - Weapon', values: ['1', '', '', ''] },
  { name: 'Tusk Rider', type: 'Subordinate', subtype: 'Ground - Beast', values: ['', '*', '2', '2'] },
  { name: 'Dark Plan', side: 'D', type: 'Mission - Trap', subtype: '', values: ['X', '', '', ''] },
];
const pool = new CardPool([readSetFile(setText(CARDS), 'TST', 'TST.txt')]);
const written = JSON.stringify(compilePool(pool));

test('compiled cards are the cards of the pool', () => {
  const find = compiledFinder(parseCards(written));
  for (const printing of pool.printings) {
    const ref = `TST/${printing.written}`;
    assert.deepEqual(find(ref), pool.card(printing), ref);
    assert.equal(find(ref.toUpperCase()), find(ref));
  }
  assert.equal(find('TST/Nobody'), undefined);
  assert.equal(find('__proto__'), undefined);
  assert.deepEqual(JSON.parse(written).cards['TST/Tarn Vell (A)'].usage, '*BANNED:Vintage');
});

const refused = (change: (file: Record<string, unknown>) => void): { path: string; message: string } => {
  const file = JSON.parse(written);
  change(file);
  try {
    readCards(file);
  } catch (error) {
    assert.ok(error instanceof SwtcgError);
    return { path: error.info.path ?? '', message: error.message };
  }
  return assert.fail('it was accepted');
};

test('what is no compiled card data is refused with its place', () => {
  assert.equal(refused((file) => delete file.format).path, '$.format');
  assert.match(refused((file) => Object.assign(file, { format: 'swtcg-cards/2' })).message, /newer format/);
  assert.equal(
    refused((file) => Object.assign(file, { made: { by: 'x', effects: 99 } })).path,
    '$.made.effects',
  );
  const bad = refused((file) => Object.assign(file, { cards: { 'TST/X': { name: 'X', side: 'grey' } } }));
  assert.match(bad.path, /^\$\.cards\[?"?.*TST\/X.*side/);
  assert.throws(() => parseCards('{'), SwtcgError);
  const short = JSON.parse(written);
  short.cards['TST/Tarn Vell (A)'].effects = [];
  assert.throws(() => compiledFinder(readCards(short))('TST/Tarn Vell (A)'), /one effect for each paragraph/);
});
