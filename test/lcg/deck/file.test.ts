// Deck files of the Living Card Game, and whether `swtcg deck` finds them legal.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SwtcgError } from '../../../src/core/error.ts';
import { readDeckFile } from '../../../src/lcg/deck/file.ts';
import type { Side } from '../../../src/lcg/language/terms.ts';
import { starter } from '../../../src/lcg/starter/index.ts';
import { swtcg } from '../../helpers/swtcg.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shared = join(process.env.SWTCG_SHARED ?? join(root, '../shared'), 'lcg');
const skip = existsSync(shared) ? false : `no card data in ${shared}`;

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));

const plainCard = (side: Side) => {
  const { affiliation } = starter(side);
  return { name: affiliation, type: 'Affiliation', affiliation, side, resources: 1 };
};
const cards = [plainCard('dark'), plainCard('light'), ...starter('dark').cards, ...starter('light').cards];
writeFileSync(join(folder, 'starter.json'), JSON.stringify({ product: 'Starter', cards }));

let files = 0;
function deckFile(facts: object): string {
  const file = join(folder, `${files++}.deck`);
  writeFileSync(file, JSON.stringify({ format: 'swtcg-deck/1', ruleset: 'swlcg-2012', ...facts }));
  return file;
}

const check = async (facts: object, data: string, ...more: string[]) => {
  const { code, out } = await swtcg('deck', deckFile(facts), '--cards', data, '--json', ...more);
  const told = JSON.parse(out);
  assert.equal(told.legal, code === 0 ? true : code === 1 ? false : null);
  return told.legal === null ? told.reason : told.broken.map(({ rule }: { rule: string }) => rule);
};

const { affiliation, sets } = starter('dark');

test('Custom Decks: the command says which rules a deck breaks', async () => {
  assert.deepEqual(await check({ affiliation, sets }, folder, '--format', 'preset'), []);
  assert.deepEqual(await check({ affiliation, sets }, folder), ['deck.size']);
  const twice = [...sets, ...sets];
  assert.deepEqual(await check({ affiliation, sets: twice }, folder), ['deck.limit-one']);
  assert.deepEqual(await check({ affiliation, sets: [...sets, 1, 1, 1] }, folder), [
    'deck.side',
    'deck.copies',
  ]);
  assert.deepEqual(await check({ affiliation: 'Jedi', sets: [...starter('light').sets, 97, 98] }, folder), [
    'deck.known',
  ]);
});

test('a deck is told in words', async () => {
  const { code, out } = await swtcg('deck', deckFile({ affiliation, sets: [] }), '--cards', folder);
  assert.equal(code, 1);
  assert.match(out, /not legal\n {2}The deck has 0 objective sets; it needs at least 10\. \(deck\.size\)\n$/);
});

test('a file that is no deck, an unknown format and a missing folder are errors', async () => {
  assert.match(await check({ affiliation }, folder), /a deck needs .*"sets"/);
  assert.match(await check({ affiliation, sets: [0] }, folder), /at least 1/);
  assert.match(await check({ affiliation, sets, ruleset: 'swlcg-2013' }, folder), /swlcg-2012/);
  const unknown = await swtcg('deck', deckFile({ affiliation, sets }), '--cards', folder, '--format', 'Old');
  assert.equal(unknown.code, 2);
  assert.match(unknown.err, /There is no format "Old"; there are custom, preset\./);
  const nowhere = await swtcg('deck', deckFile({ affiliation, sets }), '--cards', join(folder, 'none'));
  assert.equal(nowhere.code, 2);
});

test('a deck file is read, or refused with the path of what is wrong', () => {
  const good = { format: 'swtcg-deck/1', ruleset: 'swlcg-2012', affiliation, sets };
  assert.deepEqual(readDeckFile(good), { affiliation, sets });
  const wrong: [object, string][] = [
    [{ ...good, format: 'swtcg-deck/2' }, '$.format'],
    [{ ...good, affiliation: ' ' }, '$.affiliation'],
    [{ ...good, sets: [1, 'two'] }, '$.sets[1]'],
    [{ ...good, sets: Array(1001).fill(1) }, '$.sets'],
    [{ ...good, cards: [] }, '$.cards'],
  ];
  for (const [json, path] of wrong)
    assert.throws(
      () => readDeckFile(json),
      (error) => error instanceof SwtcgError && error.info.path === path,
      path,
    );
});

/** Setup, 2: the ready-made decks, and one set each that needs another affiliation card. */
const PRESETS: readonly (readonly [affiliation: string, sets: readonly number[]])[] = [
  ['Jedi', [1, 2, 3, 4, 5, 6, 7, 18]],
  ['Rebel Alliance', [8, 9, 10, 11, 12, 13, 14, 18]],
  ['Sith', [19, 20, 21, 22, 23, 24, 25, 36]],
  ['Imperial Navy', [26, 27, 28, 29, 30, 31, 32, 36]],
];

for (const [name, numbers] of PRESETS)
  test(`Setup, Select and Create Decks: the ${name} deck of the Core Set is legal`, { skip }, async () => {
    assert.deepEqual(await check({ affiliation: name, sets: numbers }, shared, '--format', 'preset'), []);
    assert.deepEqual(await check({ affiliation: name, sets: numbers }, shared), ['deck.size']);
  });

test('Custom Decks: an objective of the Core Set for one affiliation only is refused to another', {
  skip,
}, async () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 18];
  assert.deepEqual(
    await check({ affiliation: 'Rebel Alliance', sets: numbers }, shared, '--format', 'preset'),
    ['deck.affiliation-only'],
  );
});
