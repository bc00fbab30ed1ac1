import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { swtcg } from '../../helpers/swtcg.ts';
import { setText } from '../../swtcg/pool/made-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));

writeFileSync(
  join(folder, 'TST.txt'),
  setText([
    { name: 'Plain Soldier' },
    { name: 'Tarn Vell (A)', text: 'Armor | Pay 1 Force -> Tarn gets +2 power for this attack.' },
    { name: 'Tarn Vell (A) (Promo)', text: 'Armor | Pay 1 Force -> Tarn gets +2 power for this attack.' },
    { name: 'Test Singer', text: 'Armor | Sing a song of sixpence.' },
    { name: 'Test Dancer', text: 'Sing a song of sixpence.' },
    { name: 'Test Whistler', text: 'Whistle a tune. | Sing a song of sixpence.' },
    'half\ta\tline',
    { name: 'Idle Soldier', text: 'Gain 1 Force.' },
  ]),
);
writeFileSync(join(folder, 'TWO.txt'), setText([{ name: 'Late Soldier', text: 'Stealth' }]));

test('cards are counted as played in full, in part and not at all, by set and in total', async () => {
  const { code, out, err } = await swtcg('cards', folder, '--json');
  assert.equal(code, 0);
  const { total, sets, unread } = JSON.parse(out);
  assert.deepEqual(sets.TST, {
    cards: 7,
    full: 3,
    partial: 1,
    manual: 3,
    paragraphs: 10,
    paragraphsRead: 5,
  });
  assert.deepEqual(sets.TWO, { cards: 1, full: 1, partial: 0, manual: 0, paragraphs: 1, paragraphsRead: 1 });
  assert.deepEqual(total, { cards: 8, full: 4, partial: 1, manual: 3, paragraphs: 11, paragraphsRead: 6 });
  // An instruction on a unit is read, but nothing ever plays it: that card is not full.
  assert.deepEqual(unread, [
    { text: 'Sing a song of sixpence.', cards: 3, alone: 2 },
    { text: 'Gain 1 Force.', cards: 1, alone: 1 },
    { text: 'Whistle a tune.', cards: 1, alone: 0 },
  ]);
  assert.match(err, /TST\.txt:8: 3 columns instead of 17: "half a line"\.\n$/);
});

test('a single set file will do; its formats stand beside it or above', async () => {
  const { code, out, err } = await swtcg('cards', join(folder, 'TWO.txt'), '--json');
  assert.deepEqual([code, err], [0, '']);
  assert.deepEqual(Object.keys(JSON.parse(out).sets), ['TWO']);
});

test('what has no cards is no card data: exit code 2', async () => {
  const file = join(folder, 'list.md');
  writeFileSync(file, '# A list\n- of things\n');
  const { code, out, err } = await swtcg('cards', file);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /17 columns.*\n.*no cards/);
  for (const place of [join(file, 'sets'), join(file, 'cards.json')]) {
    const missing = await swtcg('cards', place);
    assert.equal(missing.code, 2);
    assert.match(missing.err, /no folder and no file/);
  }
});

test('one card is shown with what was understood, every printing of it', async () => {
  const { code, out } = await swtcg('cards', folder, '--show', 'tarn vell (a)');
  assert.equal(code, 0);
  assert.match(out, /TST\/Tarn Vell \(A\): light Character, Rebel Soldier, cost 3, 40\/3\/3; full/);
  assert.match(out, /TST\/Tarn Vell \(A\) \(Promo\)/);
  assert.match(out, /= Pay 1 Force -> This unit gets \+2 power for this attack\./);
  const unread = await swtcg('cards', folder, '--show', 'Test Singer');
  assert.match(unread.out, /Sing a song of sixpence\.\n {4}Not read/);
  const nobody = await swtcg('cards', folder, '--show', 'Test Snger');
  assert.equal(nobody.code, 2);
  assert.match(nobody.err, /no card "Test Snger".*Test Singer/);
  const half = await swtcg('cards', folder, '--show', 'singer');
  assert.match(half.err, /no card "singer"\. There are: Test Singer\./);
});

test('cards are listed by how far they are played', async () => {
  const names = async (extent: string) =>
    JSON.parse((await swtcg('cards', folder, '--list', extent, '--json')).out).map(
      ({ name }: { name: string }) => name,
    );
  assert.deepEqual(await names('partial'), ['Test Singer']);
  assert.deepEqual(await names('manual'), ['Test Dancer', 'Test Whistler', 'Idle Soldier']);
  assert.equal((await names('full')).length, 4);
});

test('a folder without card data, or a wrong option, is exit code 2', async () => {
  for (const argv of [[], ['/nowhere'], [folder, '--list', 'all']])
    assert.equal((await swtcg('cards', ...argv)).code, 2, argv.join(' '));
});
