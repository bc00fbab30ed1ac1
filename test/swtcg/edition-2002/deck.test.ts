// Deck Rules, and glossary, deck (2002): sixty cards, twelve of each type, two to one, four of a name and version.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenRules, type DeckCard } from '../../../src/swtcg/deck/legal.ts';
import { edition2002 } from '../../../src/swtcg/editions/2002.ts';
import { edition2022 } from '../../../src/swtcg/editions/2022.ts';

type Def = NonNullable<DeckCard['def']>;

const card = (name: string, def: Partial<Def>, key = name): DeckCard => ({
  name,
  key,
  def: {
    name,
    version: null,
    side: 'dark',
    kind: 'unit',
    type: 'Space',
    arenas: [],
    subordinate: false,
    ...def,
  },
  limits: [],
  sets: [],
});

const units = (arena: 'space' | 'ground' | 'character', n: number): readonly DeckCard[] =>
  Array.from({ length: n }, (_, i) => card(`${arena} ${Math.floor(i / 4)}`, { arenas: [arena] }));
const battles = (n: number): readonly DeckCard[] =>
  Array.from({ length: n }, (_, i) =>
    card(`battle ${Math.floor(i / 4)}`, { kind: 'battle', type: 'Battle' }),
  );

const legal = [...units('space', 12), ...units('ground', 12), ...units('character', 12), ...battles(24)];
const broken = (deck: readonly DeckCard[], supply: readonly DeckCard[] = []) =>
  brokenRules(deck, supply, null, edition2002).map(({ rule }) => rule);

test('Deck Rules (2002): sixty cards of the five types are legal', () => {
  assert.deepEqual(broken(legal), []);
});

test('Deck Rules (2002): fewer than sixty cards, or than twelve of a type, are not', () => {
  assert.deepEqual(broken(legal.slice(1)), ['deck.size', 'deck.types']);
});

test('Deck Rules (2002): no type has more than double another', () => {
  assert.deepEqual(broken([...legal, ...units('ground', 13)].slice(0, 80)).includes('deck.balance'), true);
});

test('Deck Rules (2002): two cards of one name and version share the four copies', () => {
  const twice = [
    ...Array.from({ length: 3 }, () => card('Luke', { version: 'A', arenas: ['character'] }, 'luke one')),
    ...Array.from({ length: 2 }, () => card('Luke', { version: 'A', arenas: ['character'] }, 'luke two')),
  ];
  assert.deepEqual(broken([...legal, ...twice]), ['deck.copies']);
  // In 2022 they are different cards.
  assert.deepEqual(brokenRules([...legal, ...twice], [], null, edition2022), []);
  const versions = ['A', 'C'].flatMap((version) =>
    Array.from({ length: 4 }, () => card('Luke', { version, arenas: ['character'] }, `luke ${version}`)),
  );
  assert.deepEqual(broken([...legal, ...versions]), []);
});

test('The Cards (2002): later types of card break a rule', () => {
  for (const def of [
    { kind: 'location', type: 'Location' },
    { kind: 'equipment', type: 'Equipment' },
    { kind: 'mission', type: 'Mission - Trap' },
    { kind: 'mission', type: 'Mission', subtype: 'Campaign' },
    { arenas: ['ground', 'character'] },
  ] as const)
    assert.deepEqual(broken([...legal, card('Newcomer', def)]), ['card.types']);
});

test('Deck Rules (2002): there is no supply', () => {
  assert.deepEqual(broken(legal, [card('Spare', { arenas: ['space'] })]), ['deck.size']);
});
