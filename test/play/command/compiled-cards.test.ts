// Compiled card data in place of set files: decks are checked and games are played with it just the same.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { swtcg } from '../../helpers/swtcg.ts';
import { type MadeUp, setText } from '../../swtcg/pool/made-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));

const TEXTS = ['Armor', 'When this unit attacks, gain 1 Force.', 'Pay 1 Force -> Evade 1', 'Hum a tune.'];
const TYPES = ['Space', 'Ground', 'Character'];
const unitsOf = (side: string): MadeUp[] =>
  TYPES.flatMap((type) =>
    TEXTS.map((text, i) => ({
      name: `${side === 'D' ? 'Dark' : 'Light'} ${type} ${i}`,
      side,
      type,
      subtype: 'Soldier',
      text,
    })),
  );
const foul: MadeUp = { name: 'Foul Task', type: 'Mission', subtype: '', usage: '*BANNED' };

mkdirSync(join(folder, 'sets'));
writeFileSync(join(folder, 'sets', 'TST.txt'), setText([...unitsOf('D'), ...unitsOf('L'), foul]));

function deckOf(side: string, more: readonly string[] = []): string {
  const file = join(folder, `${side}${more.length}.dek`);
  const names = [...unitsOf(side).flatMap(({ name }) => Array.from({ length: 4 }, () => name)), ...more];
  // 48 cards are too few for a deck, which the check has to say.
  const cards = names.map((name) => `<card><name id="IMG">${name}</name><set>TST</set></card>`);
  writeFileSync(file, `<deck version="0.8"><superzone name="Deck">${cards.join('\n')}</superzone></deck>`);
  return file;
}

const compiled = join(folder, 'cards.json');
const ready = swtcg('cards', folder, '--compile', compiled);

test('the compiled file holds every card with an effect for each paragraph', async () => {
  assert.equal((await ready).code, 0);
  const { cards, made } = JSON.parse(readFileSync(compiled, 'utf8'));
  assert.equal(Object.keys(cards).length, 25);
  assert.equal(made.effects, 1);
  assert.equal(cards['TST/Dark Space 3'].effects[0].kind, 'manual');
});

test('swtcg deck says the same of a deck with set files and with compiled cards', async () => {
  await ready;
  for (const file of [deckOf('D'), deckOf('L', ['Foul Task', 'Nobody Known'])]) {
    const [sets, one] = await Promise.all(
      [folder, compiled].map((cards) => swtcg('deck', file, '--cards', cards, '--json')),
    );
    const told = JSON.parse(one?.out ?? '');
    assert.deepEqual(told, JSON.parse(sets?.out ?? ''));
    assert.equal(told.legal, false);
    const rules = told.broken.map(({ rule }: { rule: string }) => rule);
    assert.ok(rules.length > 0, one?.out);
  }
});

test('swtcg play plays the same game with set files and with compiled cards', async () => {
  await ready;
  const decks = ['--dark', deckOf('D'), '--light', deckOf('L'), '--seed', '3', '--max-turns', '8'];
  const lines = await Promise.all(
    [folder, compiled].map(async (cards) => {
      const { code, out, err } = await swtcg('play', ...decks, '--cards', cards);
      assert.equal(code, 0, `${out}${err}`);
      return JSON.parse(out);
    }),
  );
  assert.deepEqual(lines[1], lines[0]);
  assert.ok(lines[0].manual.met > 0 && lines[0].manual.met < lines[0].manual.of);
});

test('cards of a newer effect language are refused by both, with the place', async () => {
  await ready;
  const file = join(folder, 'newer.json');
  const data = JSON.parse(readFileSync(compiled, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...data, made: { ...data.made, effects: 99 } }));
  for (const argv of [
    ['deck', deckOf('D'), '--cards', file],
    ['play', '--dark', deckOf('D'), '--light', deckOf('L'), '--cards', file],
  ]) {
    const { code, err } = await swtcg(...argv);
    assert.equal(code, 2);
    assert.match(err, /newer effect language/);
  }
});
