import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { swtcg } from '../../helpers/swtcg.ts';
import { type MadeUp, setText } from '../../swtcg/pool/made-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));

const units = (type: string, count: number): MadeUp[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${type} Unit ${i + 1}`, type }));

mkdirSync(join(folder, 'sets'));
writeFileSync(
  join(folder, 'sets', 'TST.txt'),
  setText([
    ...['Space', 'Ground', 'Character'].flatMap((type) => units(type, 4)),
    { name: 'Bold Move', type: 'Battle', subtype: '', values: ['', '', '', ''] },
    { name: 'Bold Move (Promo)', type: 'Battle', subtype: '', values: ['', '', '', ''] },
    { name: 'Sly Move', type: 'Battle', subtype: '', values: ['', '', '', ''], usage: '*BANNED:Newest' },
    { name: 'Foul Move', type: 'Battle', subtype: '', values: ['', '', '', ''], usage: 'Odd. | *BANNED' },
    { name: 'Rare Move', type: 'Battle', subtype: '', values: ['', '', '', ''], usage: '*RESTRICTED' },
    ...Array.from({ length: 6 }, (_, i) => ({
      name: `Task ${i}`,
      type: 'Mission',
      subtype: '',
      values: ['1', '', '', ''],
    })),
    { name: 'Dark Soldier', side: 'D' },
    { name: 'Long Siege', type: 'Event', subtype: '', values: ['', '', '', ''] },
  ]),
);
writeFileSync(join(folder, 'sets', 'OLD.txt'), setText([{ name: 'Task 1', type: 'Mission', subtype: '' }]));
writeFileSync(
  join(folder, 'formats.txt'),
  '<formatdefinitions>\n<format>\n<label>Newest</label>\n<set>TST</set>\n</format>\n<format><label>OLD - Old Times</label><set>OLD</set></format>\n</formatdefinitions>',
);

const LEGAL: readonly (readonly [number, string])[] = [
  ...['Space', 'Ground', 'Character'].flatMap((type) =>
    [1, 2, 3, 4].map((n) => [3, `${type} Unit ${n}`] as const),
  ),
  ...[0, 1, 2, 3, 4, 5].map((n) => [4, `Task ${n}`] as const),
];

let files = 0;
function deckFile(list: readonly (readonly [number, string])[], supply: readonly string[] = []): string {
  const file = join(folder, `${files++}.dek`);
  const copies = (name: string) => `\t\t<card><name id="IMG">${name}</name><set>TST</set></card>`;
  const zone = (name: string, names: readonly string[]) =>
    [`\t<superzone name="${name}">`, ...names.map(copies), '\t</superzone>'].join('\r\n');
  const deck = list.flatMap(([count, name]) => Array.from({ length: count }, () => name));
  const head = '<deck version="0.8">\r\n\t<meta>\r\n\t\t<game>starwars</game>\r\n\t</meta>';
  writeFileSync(file, [head, zone('Deck', deck), zone('Supply', supply), '</deck>', ''].join('\r\n'));
  return file;
}

const check = async (file: string, ...more: string[]) => {
  const { code, out } = await swtcg('deck', file, '--cards', folder, '--json', ...more);
  const told = JSON.parse(out);
  assert.equal(told.file, file);
  assert.equal(told.legal, code === 0);
  return told.broken.map(({ rule, cards }: { rule: string; cards: string[] }) => [rule, ...cards]);
};

test('a legal deck, with tags and as text', async () => {
  assert.deepEqual(await check(deckFile(LEGAL, ['Long Siege'])), []);
  const text = join(folder, 'deck.txt');
  const lines = LEGAL.map(([count, name]) => `${count}\t${name}`);
  writeFileSync(
    text,
    [...lines, '', 'Supply:', '1\tLong Siege', '', 'Sideboard:', '1\tFoul Move', ''].join('\n'),
  );
  assert.deepEqual(await check(text), []);
});

test('each broken rule is named with its cards', async () => {
  const [first, ...rest] = LEGAL;
  assert.deepEqual(await check(deckFile(LEGAL.slice(0, -1))), [['deck.size']]);
  assert.deepEqual(await check(deckFile([...LEGAL, [1, 'Dark Soldier']])), [['deck.sides', 'Dark Soldier']]);
  assert.deepEqual(await check(deckFile([[2, first?.[1] ?? ''], [1, 'Task 0'], ...rest])), [
    ['deck.units'],
    ['deck.types', ...[1, 2, 3, 4].map((n) => `Space Unit ${n}`)],
    ['deck.copies', 'Task 0'],
  ]);
  assert.deepEqual(await check(deckFile([...LEGAL, [4, 'Bold Move'], [1, 'Bold Move (Promo)']])), [
    ['deck.copies', 'Bold Move', 'Bold Move (Promo)'],
  ]);
  assert.deepEqual(await check(deckFile([...LEGAL, [1, 'Foul Move'], [2, 'Rare Move']])), [
    ['format.banned', 'Foul Move'],
    ['format.restricted', 'Rare Move'],
  ]);
  assert.deepEqual(await check(deckFile([...LEGAL, [1, 'Nobody Here']])), [['deck.known', 'Nobody Here']]);
  assert.deepEqual(await check(deckFile([...LEGAL, [1, 'Long Siege']], ['Task 0'])), [
    ['deck.apart', 'Long Siege'],
    ['supply.cards', 'Task 0'],
  ]);
});

test('a format has its own bans and sets', async () => {
  const sly = deckFile([...LEGAL, [1, 'Sly Move']]);
  assert.deepEqual(await check(sly), []);
  assert.deepEqual(await check(sly, '--format', 'newest'), [['format.banned', 'Sly Move']]);
  const [broken, ...more] = await check(sly, '--format', 'OLD');
  assert.deepEqual(more, []);
  assert.equal(broken[0], 'format.sets');
  assert.ok(!broken.includes('Task 1'), 'a card printed in one of its sets too');
  assert.ok(broken.includes('Task 2'));
  const unknown = await swtcg('deck', sly, '--cards', folder, '--format', 'Nowhere');
  assert.equal(unknown.code, 2);
  assert.match(unknown.err, /no format "Nowhere"; there are Newest, OLD - Old Times/);
});

test('for people: the verdict and a sentence for each rule', async () => {
  const { code, out } = await swtcg('deck', deckFile(LEGAL.slice(0, -1)), '--cards', folder);
  assert.equal(code, 1);
  assert.match(out, /not legal\n {2}The deck has 56 cards; it needs at least 60\. \(deck\.size\)\n$/);
});

test('what is no deck is exit code 2', async () => {
  const file = join(folder, 'none.dek');
  writeFileSync(file, '<deck></deck>');
  assert.equal((await swtcg('deck', file, '--cards', folder)).code, 2);
  assert.equal((await swtcg('deck', join(folder, 'nowhere.dek'), '--cards', folder, '--json')).code, 2);
  assert.equal((await swtcg('deck', file)).code, 2);
  assert.equal((await swtcg('deck', '--cards', folder)).code, 2);
});

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const decks = join(shared, 'lackey', 'decks');
const here = existsSync(decks);
if (!here) console.log(`NOT TESTED: no decks at ${decks}. Set SWTCG_SHARED to check them.`);

test('the starter decks of the card data are legal', { skip: !here && 'no decks' }, async () => {
  const names = readdirSync(decks).map((name) => join(decks, name));
  const { code, out } = await swtcg('deck', ...names, '--cards', join(shared, 'lackey'), '--json');
  for (const line of out.trim().split('\n')) assert.deepEqual(JSON.parse(line).broken, [], line);
  assert.equal(code, 0);
  const legacy = names.filter((name) => name.includes('_Leg_'));
  assert.equal(
    (await swtcg('deck', ...legacy, '--cards', join(shared, 'lackey'), '--format', 'Legacy')).code,
    0,
  );
  assert.equal(
    (await swtcg('deck', ...legacy, '--cards', join(shared, 'lackey'), '--format', 'WOTC')).code,
    1,
  );
});
