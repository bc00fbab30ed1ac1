// Keywords, Stack.
import { test } from 'node:test';
import { dark, holds, refused, soldier, tarn, unit } from '../../helpers/command.ts';

const crew = unit('Character', 'Rebel Squad', [40, 3, 4], {
  name: 'Bold Crew',
  version: 'A',
  text: ['Stack: Tarn Vell and any Droid.'],
});
const droid = unit('Character', 'Droid', [20, 1, 2], { cost: 5 });
const cards = { crew, a: tarn('A'), b: tarn('B'), droid, s: soldier() };
const under = (id: string) => dark('complete', { card: id, to: 'under', unit: 'crew' });

test('Stack: listed cards go under it for 1 build point (rulings, 18)', () => {
  holds({
    cards,
    dark: { buildPoints: 2, hand: ['a', 'droid'], character: ['crew'] },
    script: [under('a'), under('droid')],
    expect: { crew: { stack: ['a', 'droid'], power: 5 }, a: { zone: 'under:crew' } },
  });
});

test('Stack: one version of each unique card, several non-unique ones, four cards at most', () => {
  const file = (...hand: string[]) => ({
    cards: { ...cards, d2: droid, d3: droid, d4: droid },
    dark: { buildPoints: 9, hand, character: ['crew'] },
    script: hand.map(under),
  });
  refused(file('a', 'b'), 'keyword.stack');
  holds({ ...file('droid', 'd2', 'd3'), expect: { crew: { stack: ['droid', 'd2', 'd3'] } } });
  refused(file('droid', 'd2', 'd3', 'd4'), 'stack.four');
});

test('Stack: cards that are not listed do not, and listed ones never on top', () => {
  const file = { cards, dark: { buildPoints: 9, hand: ['s', 'a'], character: ['crew'] } };
  refused({ ...file, script: [under('s')] }, 'keyword.stack');
  refused({ ...file, script: [dark('complete', { card: 'a', to: 'top', unit: 'crew' })] }, 'keyword.stack');
  refused(
    {
      cards,
      dark: { buildPoints: 9, character: [{ card: 'crew', stack: ['a'] }] },
      script: [dark('rearrange', { unit: 'crew', top: 'a' })],
    },
    'keyword.stack',
  );
});

test('Stack: it does not contest with the cards that it lists', () => {
  holds({
    cards,
    dark: { character: ['crew'] },
    light: { character: ['a'] },
    at: 'battle-start',
    until: 'space-battle',
    expect: { crew: { zone: 'character' }, a: { zone: 'character' } },
  });
});

test('Stack: cards that a new top card does not allow go to the discard pile', () => {
  holds({
    cards: {
      ...cards,
      plain: unit('Character', 'Rebel Squad', [40, 3, 4], { name: 'Bold Crew', version: 'B' }),
    },
    dark: { buildPoints: 1, hand: ['plain'], character: [{ card: 'crew', stack: ['a'] }] },
    script: [dark('complete', { card: 'plain', to: 'top', unit: 'crew' })],
    expect: { plain: { stack: ['crew'] }, a: { zone: 'discard' } },
  });
});
