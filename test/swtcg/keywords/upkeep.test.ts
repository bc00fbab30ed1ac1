// Keywords, Upkeep.
import { test } from 'node:test';
import { dark, fighter, holds, refused, soldier, tarn } from '../../helpers/command.ts';

const merc = (text: string, more: object = {}) => soldier({ text: [`Upkeep: ${text}`], ...more });

test('Upkeep: the first cost that can be paid is paid by itself', () => {
  const cards = { m: merc('Pay 1 build point or tap this unit.') };
  holds({
    cards,
    dark: { buildPoints: 1, character: ['m'] },
    expect: { m: { tapped: false } },
  });
  holds({ cards, dark: { buildPoints: 0, character: ['m'] }, expect: { m: { tapped: true } } });
});

test('Upkeep: the controller chooses among costs that can be paid, by wording or number', () => {
  const cards = { m: merc('Pay 1 Force or tap this unit.') };
  for (const cost of ['tap this unit', 2])
    holds({
      cards,
      dark: { force: 1, character: ['m'] },
      script: [dark('upkeep', { unit: 'm', cost })],
      expect: { m: { tapped: true }, dark: { force: 1 } },
    });
  refused(
    { cards, dark: { character: ['m'] }, script: [dark('upkeep', { unit: 'm', cost: 1 })] },
    'keyword.upkeep',
  );
});

test('Upkeep: the cost in the words of the card, by its own name', () => {
  holds({
    cards: { m: soldier({ name: 'Nib Garro', text: ['Upkeep: Pay 1 Force or tap Nib Garro.'] }) },
    dark: { force: 1, character: ['m'] },
    script: [dark('upkeep', { unit: 'm', cost: 'Tap Nib Garro.' })],
    expect: { m: { tapped: true }, dark: { force: 1 } },
  });
});

test('Upkeep: what can not be paid is ignored', () => {
  holds({
    cards: { m: merc('Pay 2 Force.') },
    dark: { force: 1, character: ['m'] },
    expect: { dark: { force: 1 } },
  });
});

test("Upkeep: due in its controller's build step only (rulings, 23), in the build zone too", () => {
  const cards = { m: merc('Pay 1 Force.') };
  holds({ cards, light: { force: 3, character: ['m'] }, expect: { light: { force: 3 } } });
  holds({
    cards,
    light: { force: 3, buildZone: ['m'] },
    until: 'dark-retreat',
    expect: { light: { force: 2 } },
  });
});

test('Upkeep: each of several is paid by itself', () => {
  const cards = { m: soldier({ text: ['Upkeep: Pay 1 Force.', 'Upkeep: Pay 2 Force.'] }) };
  holds({ cards, dark: { force: 5, character: ['m'] }, expect: { dark: { force: 2 } } });
});

test('Upkeep: its order against other effects of the start is the choice of its controller', () => {
  const cards = {
    m: merc('Pay 1 Force or tap this unit.'),
    giver: soldier({ text: ['When your build step starts, gain 1 Force.'] }),
  };
  // By default the other effects come first, and then the first cost can be paid.
  holds({ cards, dark: { character: ['m', 'giver'] }, expect: { m: { tapped: false }, dark: { force: 0 } } });
  holds({
    cards,
    dark: { character: ['m', 'giver'] },
    script: [dark('upkeep', { unit: 'm', cost: 'tap this unit' })],
    expect: { m: { tapped: true }, dark: { force: 1 } },
  });
});

test('Upkeep: a gain is done, damage counters can discard the unit', () => {
  holds({ cards: { m: merc('Gain 2 Force.') }, dark: { character: ['m'] }, expect: { dark: { force: 2 } } });
  holds({
    cards: { m: merc('Put 1 damage counter on this unit.', { health: 1 }) },
    dark: { character: ['m'] },
    expect: { m: { zone: 'discard' } },
  });
  holds({
    cards: { m: merc('Do 1 damage to this unit.') },
    dark: { character: ['m'] },
    expect: { m: { damage: 1 } },
  });
});

test('Upkeep: not of a card beneath the top card', () => {
  holds({
    cards: { a: tarn('A'), b: tarn('B', { text: ['Upkeep: Pay 1 Force.'] }) },
    dark: { force: 1, character: [{ card: 'a', stack: ['b'] }] },
    expect: { dark: { force: 1 } },
  });
});

test('Upkeep: before the card of the draw step, which may be declined', () => {
  holds({
    cards: { m: merc('Discard a card from your hand or tap this unit.'), x: soldier(), y: soldier() },
    dark: { character: ['m'], deck: ['x'] },
    expect: { m: { tapped: true }, dark: { hand: ['x'] } },
  });
  holds({
    cards: { m: merc('Pay 1 Force or tap this unit.'), x: soldier() },
    dark: { force: 1, character: ['m'], deck: ['x'] },
    script: [dark('upkeep', { unit: 'm', cost: 2 }), dark('decline', { what: 'draw' })],
    expect: { dark: { hand: [], deck: ['x'] }, m: { tapped: true } },
  });
});

test('Upkeep: a unit under control is kept by its controller', () => {
  holds({
    cards: { m: merc('Pay 1 Force.') },
    dark: { force: 2, character: [{ card: 'm', owner: 'light' }] },
    light: { force: 2 },
    until: 'dark-retreat',
    expect: { dark: { force: 1 }, light: { force: 2 } },
  });
});

test('Upkeep: a card that left play meanwhile owes none (Pilots: the Pilot goes with its unit)', () => {
  const cards = {
    ship: fighter({ text: ['Upkeep: Discard this unit.'] }),
    ace: soldier({
      text: [
        '[Pilot] Starfighter Pilot. The Starfighter gets: * +10 speed.',
        'Upkeep: Pay 1 Force or tap this unit.',
      ],
    }),
  };
  const file = { cards, dark: { force: 1, space: [{ card: 'ship', pilots: ['ace'] }] } };
  const gone = { zone: 'discard', tapped: false };
  holds({ ...file, expect: { ship: gone, ace: gone, dark: { force: 1 } } });
  for (const cost of [1, 2])
    refused(
      {
        ...file,
        until: 'light-build',
        script: [dark('upkeep', { unit: 'ship', cost: 1 }), dark('upkeep', { unit: 'ace', cost })],
      },
      'keyword.upkeep',
    );
});

test('Upkeep: a single cost need not be said, one of several does', () => {
  const file = (text: string) => ({
    cards: { m: merc(text) },
    dark: { force: 2, character: ['m'] },
    script: [dark('upkeep', { unit: 'm' })],
  });
  holds({ ...file('Pay 1 Force.'), expect: { dark: { force: 1 } } });
  refused(file('Pay 1 Force or tap this unit.'), 'keyword.upkeep');
});

test('Upkeep: what pays it is chosen where more could, and is the first without a word (Keywords, Upkeep)', () => {
  const file = (text: string, ...chosen: string[]) => ({
    cards: { u: fighter({ text: [text] }), s: soldier() },
    dark: {
      space: ['u'],
      hand: ['s', { id: 's2', card: 's' }, { id: 's3', card: 's' }],
      character: [
        { id: 'c1', card: 's', tapped: true },
        { id: 'c2', card: 's' },
        { id: 'c3', card: 's' },
      ],
    },
    until: 'light-build',
    script: chosen.map((value) => dark('choose', { value })),
  });
  const one = 'Upkeep: Discard a card from your hand.';
  holds({ ...file(one), expect: { dark: { discard: ['s'] } } });
  holds({ ...file(one, 's2'), expect: { dark: { discard: ['s2'] } } });
  holds({
    ...file('Upkeep: Discard 2 cards from your hand.', 's3', 's2'),
    expect: { dark: { hand: ['s'], discard: ['s2', 's3'] } },
  });
  const taps = 'Upkeep: Tap one of your Soldiers.';
  holds({ ...file(taps, 'c3'), expect: { c2: { tapped: false }, c3: { tapped: true } } });
  refused(file(taps, 'c1'), 'effect.choose');
});
