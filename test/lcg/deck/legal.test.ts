// Custom Decks, Deck Customizing Rules; Setup, 2. Select and Create Decks; Objective Sets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardDef } from '../../../src/lcg/cards/card.ts';
import { brokenRules, type DeckFormat } from '../../../src/lcg/deck/legal.ts';
import { objectiveSets } from '../../../src/lcg/deck/objective-set.ts';
import { card, pool, set } from './cards.ts';

const jedi = card({ name: 'Jedi', type: 'Affiliation', affiliation: 'Jedi' });
const sith = card({ name: 'Sith', type: 'Affiliation', affiliation: 'Sith', side: 'dark' });
const pact = card({
  name: 'Mountain Pact',
  type: 'Affiliation',
  affiliation: 'Jedi',
  effects: [{ kind: 'deck', rule: 'exactly', n: 5, affiliation: 'Jedi', and: 'Rebel Alliance' }],
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const sets = (from: number, to: number, facts: Partial<CardDef> = {}): CardDef[] =>
  range(from, to).flatMap((number) => set(number, facts));

const data = pool(
  jedi,
  sith,
  pact,
  ...sets(1, 5, { affiliation: 'Jedi' }),
  ...sets(6, 9, { affiliation: 'Rebel Alliance' }),
  ...sets(10, 12),
  ...set(20, { side: 'dark', affiliation: 'Sith' }),
  ...set(21, { side: 'dark' }),
  ...set(30, { limitOne: true }),
  ...set(31, { affiliation: 'Jedi', affiliationOnly: 'Jedi' }),
  ...set(32, { affiliation: 'Rebel Alliance', affiliationOnly: 'Rebel Alliance' }),
  ...set(40, {}, 5),
);

const broken = (numbers: readonly number[], affiliation = 'Jedi', format: DeckFormat = 'custom') =>
  brokenRules({ affiliation, sets: numbers }, data, format);
const rulesOf = (...args: Parameters<typeof broken>) => broken(...args).map(({ rule }) => rule);

test('Custom Decks: ten sets of one side are legal, whatever their affiliations', () => {
  assert.deepEqual(rulesOf(range(1, 10)), []);
  assert.deepEqual(rulesOf([...range(1, 9), ...range(1, 9)]), [], 'there is no upper limit');
});

test('Custom Decks: at least ten objective sets', () => {
  assert.deepEqual(broken(range(1, 9)), [
    { rule: 'deck.size', message: 'The deck has 9 objective sets; it needs at least 10.', cards: [] },
  ]);
  assert.deepEqual(rulesOf([]), ['deck.size']);
});

test('Setup, Select and Create Decks; ruling 83: a ready-made deck has eight sets', () => {
  assert.deepEqual(rulesOf(range(1, 8), 'Jedi', 'preset'), []);
  assert.deepEqual(rulesOf(range(1, 9), 'Jedi', 'preset'), ['deck.preset']);
  assert.deepEqual(
    broken(range(1, 7), 'Jedi', 'preset')[0]?.message,
    'The deck has 7 objective sets; a ready-made deck has exactly 8.',
  );
});

test('Custom Decks: a set may be taken twice, not three times', () => {
  assert.deepEqual(rulesOf([1, 1, ...range(2, 9)]), []);
  assert.deepEqual(broken([1, 1, 1, ...range(2, 9)]), [
    {
      rule: 'deck.copies',
      message: 'Haven 1 is in the deck 3 times; 2 copies are allowed.',
      cards: ['Haven 1'],
    },
  ]);
});

test('Custom Decks: "limit one per objective deck" allows one', () => {
  assert.deepEqual(rulesOf([...range(1, 9), 30]), []);
  assert.deepEqual(broken([...range(1, 9), 30, 30, 30]), [
    {
      rule: 'deck.limit-one',
      message: 'Haven 30 is in the deck 3 times; it is limited to one per objective deck.',
      cards: ['Haven 30'],
    },
  ]);
});

test('Custom Decks: an objective for one affiliation only needs its affiliation card', () => {
  assert.deepEqual(rulesOf([...range(1, 9), 31]), []);
  assert.deepEqual(broken([...range(1, 9), 32, 32]), [
    {
      rule: 'deck.affiliation-only',
      message: 'Haven 32 is for Rebel Alliance only, and the affiliation card is Jedi.',
      cards: ['Haven 32'],
    },
  ]);
});

test('Custom Decks: all sets belong to the side of the affiliation card, neutral ones too', () => {
  assert.deepEqual(broken([...range(1, 9), 20, 21]), [
    {
      rule: 'deck.side',
      message: 'Not of the light side of the Force: Haven 20, Haven 21.',
      cards: ['Haven 20', 'Haven 21'],
    },
  ]);
  assert.deepEqual(rulesOf([20, 20, 21, 21], 'Sith'), ['deck.size']);
});

test('Custom Decks: a deck has an affiliation card', () => {
  const found = broken([...range(1, 9), 20], 'Neutral');
  assert.deepEqual(
    found.map(({ rule, message }) => [rule, message]),
    [
      ['deck.affiliation', 'There is no affiliation card "Neutral".'],
      ['deck.side', 'Not of the light side of the Force: Haven 20.'],
    ],
  );
});

test('Custom Decks: a set that nobody knows is named once', () => {
  assert.deepEqual(broken([...range(1, 8), 97, 97, 98]), [
    { rule: 'deck.known', message: 'Not known: objective sets 97, 98.', cards: [] },
  ]);
});

test('Objective Sets; FAQ, questions: the cards of a set stay together, in the versions of that set', () => {
  assert.deepEqual(broken([...range(1, 9), 40, 40]), [
    {
      rule: 'deck.sets',
      message: 'Haven 40 has 5 cards in the card data; an objective set has an objective and 5 other cards.',
      cards: ['Haven 40'],
    },
  ]);
});

test('The Golden Rule: an affiliation card may ask for numbers of objectives', () => {
  assert.deepEqual(rulesOf([...range(1, 9), 10], 'Mountain Pact'), []);
  assert.deepEqual(broken([...range(1, 10), 11], 'Mountain Pact'), [
    {
      rule: 'deck.exactly',
      message:
        'The deck has 5 Jedi objectives and 6 of Rebel Alliance or neutral; Mountain Pact needs exactly 5 of each and no others.',
      cards: ['Mountain Pact'],
    },
  ]);
});

test('Card Identification: a set is put together by its number, each place once', () => {
  const found = objectiveSets([...set(3).reverse(), ...set(3, { name: 'Reprint' }), jedi]);
  assert.deepEqual([...found.keys()], [3]);
  const third = found.get(3);
  assert.equal(third?.objective?.name, 'Haven 3');
  assert.deepEqual(
    third?.cards.map(({ sequence }) => sequence),
    [1, 2, 3, 4, 5, 6],
  );
});
