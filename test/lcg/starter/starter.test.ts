// The starter decks: objective sets of our own, legal as ready-made decks, with every kind of card and every keyword.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenRules } from '../../../src/lcg/deck/legal.ts';
import { CARD_TYPES, SIDES } from '../../../src/lcg/language/terms.ts';
import { starterEffects } from '../../../src/lcg/starter/compiled.ts';
import { type StarterCard, starter, starterScenario } from '../../../src/lcg/starter/index.ts';
import { readStarterTexts } from '../../../src/lcg/starter/texts.ts';
import { card, pool } from '../deck/cards.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const data = join(process.env.SWTCG_SHARED ?? join(root, '../shared'), 'lcg');
const skip = existsSync(data) ? false : `no card data in ${data}`;

const all = SIDES.flatMap((side) => starter(side).cards);

const asPrinted = ({ name, type, side, affiliation, set, sequence, text }: StarterCard) =>
  card({
    name,
    type,
    side,
    affiliation,
    set,
    sequence,
    limitOne: text.includes('Limit 1 per objective deck.'),
  });

for (const side of SIDES) {
  const deck = starter(side);
  test(`Setup, Select and Create Decks: the ${side} starter deck is legal as a ready-made deck`, () => {
    const affiliation = card({
      name: deck.affiliation,
      type: 'Affiliation',
      affiliation: deck.affiliation,
      side,
    });
    assert.deepEqual(brokenRules(deck, pool(affiliation, ...deck.cards.map(asPrinted)), 'preset'), []);
    assert.equal(deck.cards.length, 48);
  });

  test(`Objective Sets: in the ${side} deck an objective comes first, and objectives are in no other place`, () => {
    for (const { name, type, sequence } of deck.cards)
      assert.equal(type === 'Objective', sequence === 1, name);
  });

  test(`Affiliations: the ${side} deck has two affiliations and neutral cards`, () => {
    const found = new Set(deck.cards.map(({ affiliation }) => affiliation));
    assert.ok(found.has(deck.affiliation) && found.has('Neutral'));
    assert.equal(found.size, 3);
  });
}

test('Card Anatomy: every type of card is in both decks; the affiliation card lies beside them', () => {
  const wanted = CARD_TYPES.filter((type) => type !== 'Affiliation');
  for (const side of SIDES) {
    const found = new Set(starter(side).cards.map(({ type }) => type));
    assert.deepEqual(
      wanted.filter((type) => !found.has(type)),
      [],
    );
  }
});

test('Keywords: each of them is on a card', () => {
  const paragraphs = all.flatMap(({ text }) => text);
  const missing = [
    /^Edge \(\d\)\.$/,
    /^Elite\.$/,
    /^Limited\.$/,
    /^No enhancements\.$/,
    /^Protect \w+\.$/,
    /^Shielding\.$/,
    /^Targeted Strike\.$/,
  ].filter((keyword) => !paragraphs.some((text) => keyword.test(text)));
  assert.deepEqual(missing, []);
});

test('Card Abilities: constant effects, actions, interrupts, reactions and Forced ones are there', () => {
  const starts = all.flatMap(({ text }) => text.map((one) => /^[\w ]+(?=:)/.exec(one)?.[0] ?? 'constant'));
  assert.deepEqual([...new Set(starts)].sort(), [
    'Action',
    'Forced Reaction',
    'Interrupt',
    'Reaction',
    'constant',
  ]);
});

test('every paragraph is read to a meaning', () => {
  const unread = Object.entries(starterEffects).filter(([, effect]) => effect.kind === 'manual');
  assert.deepEqual(unread, []);
});

test('the compiled texts are up to date (npm run starter)', () => {
  assert.deepEqual(starterEffects, readStarterTexts());
});

test('the scenario has each card once, under its set and its place in it', () => {
  const { cards, dark, light } = starterScenario(1);
  assert.equal(Object.keys(cards).length, 96);
  for (const seat of [dark, light]) {
    assert.equal(seat.objectiveDeck.length, 8);
    assert.equal(seat.deck.length, 40);
    for (const { id } of [...seat.objectiveDeck, ...seat.deck]) assert.ok(id in cards, id);
  }
});

test('no title is that of a published card', { skip }, () => {
  const published = readdirSync(data)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): { name: string }[] => JSON.parse(readFileSync(join(data, file), 'utf8')).cards)
    .map(({ name }) => name.toLowerCase());
  assert.deepEqual(
    all.map(({ name }) => name).filter((name) => published.includes(name.toLowerCase())),
    [],
  );
});
