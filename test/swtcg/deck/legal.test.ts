// Deck and Supply of the rulebook (Materials), and the limits of a format (Organised Play).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenRules, type DeckCard, type Limit } from '../../../src/swtcg/deck/legal.ts';
import type { Arena } from '../../../src/swtcg/model/state.ts';

const card = (name: string, kind: 'unit' | 'battle' | 'event', more: Partial<DeckCard> = {}): DeckCard => ({
  name,
  key: name,
  def: { side: 'light', kind, arenas: [], subordinate: false },
  limits: [],
  sets: ['ONE'],
  ...more,
});

const units = (
  count: number,
  arenas: readonly Arena[],
  side: 'light' | 'dark' | 'neutral' | 'vong' = 'light',
) =>
  Array.from({ length: count }, (_, i) =>
    card(`${arenas.join('/')} ${side} ${i}`, 'unit', {
      def: { side, kind: 'unit', arenas, subordinate: false },
    }),
  );

const battles = (count: number) => Array.from({ length: count }, (_, i) => card(`Battle ${i}`, 'battle'));
const times = (count: number, one: DeckCard) => Array.from({ length: count }, () => one);
const event = card('Long Siege', 'event');
const rider = card('Tusk Rider', 'unit', {
  def: { side: 'neutral', kind: 'unit', arenas: ['ground'], subordinate: true },
});

const unitsOfAll = [...units(12, ['space']), ...units(12, ['ground']), ...units(12, ['character'])];
const legal = [...unitsOfAll, ...battles(24)];

const rulesOf = (deck: readonly DeckCard[], supply: readonly DeckCard[] = [], format = null as Format) =>
  brokenRules(deck, supply, format).map(({ rule }) => rule);
type Format = Parameters<typeof brokenRules>[2];

test('Deck: 60 cards with 12 units of each type are legal', () => {
  assert.deepEqual(rulesOf(legal), []);
  assert.deepEqual(rulesOf([...legal, ...battles(40)]), [], 'there is no upper limit');
  assert.deepEqual(rulesOf(legal, [event, ...times(9, rider)]), []);
});

test('Deck: at least 60 cards', () => {
  assert.deepEqual(rulesOf(legal.slice(0, 59)), ['deck.size']);
  const told = brokenRules(units(1, ['space']), [], null).map(({ message }) => message);
  assert.deepEqual(told.slice(0, 3), [
    'The deck has 1 card; it needs at least 60.',
    'The deck has 1 unit; it needs at least 36.',
    'The deck has 1 Space unit; it needs at least 12.',
  ]);
});

test('Deck: Subordinates and Events in the deck are not counted and not allowed', () => {
  assert.deepEqual(rulesOf([...legal.slice(0, 59), rider]), ['deck.size', 'deck.apart']);
  const [broken] = brokenRules([...legal, event, rider], [], null);
  assert.deepEqual([broken?.rule, broken?.cards], ['deck.apart', ['Long Siege', 'Tusk Rider']]);
});

test('Deck: 12 units of each type', () => {
  const eleven = [...units(11, ['space']), ...units(13, ['ground']), ...units(12, ['character'])];
  const [broken] = brokenRules([...eleven, ...battles(24)], [], null);
  assert.equal(broken?.rule, 'deck.types');
  assert.match(broken?.message ?? '', /11 Space/);
  assert.equal(broken?.cards.length, 11);
});

test('Deck: a multi-arena unit counts for each of its types, but is one unit of the 36', () => {
  const both = [...units(12, ['ground', 'character']), ...units(12, ['space'])];
  assert.deepEqual(rulesOf([...both, ...battles(36)]), ['deck.units']);
  assert.deepEqual(rulesOf([...both, ...units(12, ['space'], 'neutral'), ...battles(24)]), []);
});

test('Deck: no more than twice as many units of one type as of another', () => {
  const ground = (count: number) => [
    ...units(12, ['space']),
    ...units(count, ['ground']),
    ...units(13, ['character']),
    ...battles(24),
  ];
  assert.deepEqual(rulesOf(ground(24)), []);
  const broken = brokenRules(ground(25), [], null);
  assert.deepEqual(
    broken.map(({ rule }) => rule),
    ['deck.balance'],
  );
  assert.match(broken[0]?.message ?? '', /25 Ground units, more than twice its 12 Space units/);
});

test('Deck: Light, Dark and Yuuzhan Vong cards do not mix; Neutral cards go with all', () => {
  for (const side of ['dark', 'vong'] as const) {
    const strangers = units(2, ['space'], side);
    const [broken, ...more] = brokenRules([...legal, ...strangers], [], null);
    assert.equal(broken?.rule, 'deck.sides');
    assert.deepEqual(
      broken?.cards,
      strangers.map(({ name }) => name),
    );
    assert.deepEqual(more, []);
  }
  assert.deepEqual(rulesOf([...legal, ...units(4, ['space'], 'neutral')]), []);
});

test('Deck: 4 copies of a card, printings counted together', () => {
  const four = times(4, card('Bold Pilot', 'battle'));
  assert.deepEqual(rulesOf([...legal, ...four]), []);
  const promo = card('Bold Pilot (Promo)', 'battle', { key: 'Bold Pilot' });
  const [broken] = brokenRules([...legal, ...four, promo], [], null);
  assert.deepEqual([broken?.rule, broken?.cards], ['deck.copies', ['Bold Pilot', 'Bold Pilot (Promo)']]);
});

test('Supply: Subordinates and Events alone, each Event once, of the side of the deck', () => {
  assert.deepEqual(rulesOf(legal, [event, event]), ['supply.events']);
  assert.deepEqual(rulesOf(legal, [card('Stray', 'battle')]), ['supply.cards']);
  const dark = card('Dark Siege', 'event', {
    def: { side: 'dark', kind: 'event', arenas: [], subordinate: false },
  });
  assert.deepEqual(rulesOf(legal, [dark]), ['supply.sides']);
  const neutral = [
    ...units(12, ['space'], 'neutral'),
    ...units(12, ['ground'], 'neutral'),
    ...units(36, ['character', 'space', 'ground'], 'neutral'),
  ];
  assert.deepEqual(rulesOf(neutral, [dark]), [], 'a Neutral deck may take either side');
  assert.deepEqual(rulesOf(neutral, [dark, event]), ['supply.sides'], 'but not both');
});

test('a card that nobody knows is told, and counts as a card', () => {
  const [broken, ...more] = brokenRules(
    [...legal.slice(0, 59), card('Nobody', 'battle', { def: null })],
    [],
    null,
  );
  assert.deepEqual([broken?.rule, broken?.cards, more], ['deck.known', ['Nobody'], []]);
});

const limited = (...limits: readonly Limit[]) => card('Strong Card', 'battle', { limits });
const TEST = { label: 'TST - Test Era', sets: ['ONE'] };
const OTHER = { label: 'Other', sets: ['ONE'] };

test('Formats: bans and restrictions count where they name the format, or none', () => {
  const always = [...legal, limited({ is: 'banned', formats: [] })];
  assert.deepEqual(rulesOf(always), ['format.banned']);
  assert.deepEqual(rulesOf(always, [], OTHER), ['format.banned']);
  const there = [...legal, limited({ is: 'banned', formats: ['tst'] })];
  assert.deepEqual(rulesOf(there), []);
  assert.deepEqual(rulesOf(there, [], OTHER), []);
  assert.deepEqual(rulesOf(there, [], TEST), ['format.banned']);
  const one = limited({ is: 'restricted', formats: [] });
  assert.deepEqual(rulesOf([...legal, one]), []);
  assert.deepEqual(rulesOf([...legal, one, one]), ['format.restricted']);
});

test('Formats: only cards of its sets', () => {
  const [broken] = brokenRules([...legal, card('Newcomer', 'battle', { sets: ['TWO'] })], [], TEST);
  assert.deepEqual([broken?.rule, broken?.cards], ['format.sets', ['Newcomer']]);
  assert.deepEqual(rulesOf([...legal, card('Reprint', 'battle', { sets: ['TWO', 'ONE'] })], [], TEST), []);
});
