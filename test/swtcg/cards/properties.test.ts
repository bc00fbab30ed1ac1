// What cards can say of a unit: its name, side, counters, Equipment, Pilots, stack; and counts of both players (Terms; Phrases).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, fighter, gear, holds, refused, soldier, tarn, unit } from '../../helpers/command.ts';
import { fight } from '../../helpers/fight.ts';
import { read } from './reading.ts';

const power = (text: string, others: Record<string, object> = {}, place: object = {}) =>
  holds({
    cards: { lead: soldier({ text: [text] }), ...others } as never,
    dark: { character: ['lead', ...Object.keys(others)], ...place },
    at: 'dark-build',
    until: 'light-build',
  }).state as unknown as Record<string, { power: number; speed: number; keywords: Record<string, unknown> }>;

test('a part of a name', () => {
  const end = power('Each of your Characters with "Tarn" in its name gets +2 power.', {
    t: tarn('A'),
    s: soldier(),
  });
  assert.deepEqual([end.t?.power, end.s?.power], [5, 2]);
});

test('sides of cards', () => {
  const end = power('Each Dark Side unit gets +1 power.', {
    d: soldier({ side: 'dark' }),
    l: soldier({ side: 'neutral' }),
  });
  assert.deepEqual([end.d?.power, end.l?.power], [3, 2]);
});

test('units of one sort or another', () => {
  const end = power('Each of your Droid Characters or Tarn Vell gets +1 power.', {
    d: unit('Character', 'Droid', [10, 1, 1]),
    t: tarn('A'),
    s: soldier(),
  });
  assert.deepEqual([end.d?.power, end.t?.power, end.s?.power], [2, 4, 2]);
});

test('more than one arena on the type line; a keyword that is not there', () => {
  const end = power('Each multi-arena unit gets +1 power.', {
    m: unit('Ground/Character', 'Rebel Squad', [10, 1, 3]),
    s: soldier(),
  });
  assert.deepEqual([end.m?.power, end.s?.power], [2, 2]);
  const without = power('Each unit without Stealth gets +1 power.', {
    a: soldier({ text: ['Stealth'] }),
    b: soldier(),
  });
  assert.deepEqual([without.a?.power, without.b?.power], [2, 3]);
});

test('for each damage counter on it: of this unit, or of each unit in its turn', () => {
  const own = fight(
    { d: { damage: 2, text: ['This unit gets +2 power for each damage counter on it.'] } },
    {},
  );
  assert.equal(own.at('d').power, 7);
  const each = fight(
    {
      d: { text: ['Each of your other units gets +10 speed for each damage counter on it.'] },
      d2: { damage: 3 },
      d3: {},
    },
    {},
  );
  assert.deepEqual([each.at('d2').speed, each.at('d3').speed, each.at('d').speed], [80, 50, 50]);
});

test('a keyword with a value that is counted', () => {
  const end = fight(
    {
      d: { damage: 3, text: ['This unit gets Fury 2 for each damage counter on it.'] },
      d2: { text: ['This unit gets Fury 2 for each damage counter on it.'] },
    },
    {},
  );
  assert.equal(end.at('d').keywords.Fury, 6);
  assert.equal(end.at('d2').keywords.Fury, undefined);
});

test('Equipment that is attached', () => {
  const lead = soldier({ text: ['As long as this unit has a Blaster Weapon attached, it gets +3 power.'] });
  const armed = (subtype: string) =>
    holds({
      cards: { lead, gun: gear(`Character - ${subtype}`, []) },
      dark: { character: [{ card: 'lead', equipment: ['gun'] }] },
    }).state as unknown as Record<string, { power: number }>;
  assert.equal(armed('Blaster Weapon').lead?.power, 5);
  assert.equal(armed('Melee Weapon').lead?.power, 2);
});

test('Pilots: who pilots, how many there may be, who may not', () => {
  const ship = fighter({
    text: [
      'As long as this unit is piloted by a Rebel, it gets +2 power and Shields 1.',
      'Each of your Starfighters can have up to 2 Pilots.',
    ],
  });
  const flyer = (more = {}) =>
    soldier({ text: ['Starfighter Pilot. The Starfighter gets: -+10 speed -Armor'], ...more });
  holds({
    cards: { ship, a: flyer(), b: flyer() },
    dark: { space: ['ship'], character: ['a', 'b'] },
    script: [dark('move', { unit: 'a', to: 'ship' }), dark('move', { unit: 'b', to: 'ship' })],
    expect: { ship: { speed: 60, power: 5 } },
  });
  refused(
    {
      cards: { ship: fighter({ text: ['This unit can only be piloted by a Wookiee.'] }), a: flyer() },
      dark: { space: ['ship'], character: ['a'] },
      script: [dark('move', { unit: 'a', to: 'ship' })],
    },
    'keyword.pilot',
  );
});

test('more units than the other player; Force; hands; arenas', () => {
  const lead = (text: string) => ({ d: { text: [text] }, d2: {}, l: {} });
  const got = (text: string, setting = {}) => fight(lead(text), setting).at('d').power;
  assert.equal(
    got(
      'As long as you have more Starfighters in the Space arena than your opponent, this unit gets +1 power.',
    ),
    4,
  );
  assert.equal(
    got(
      'As long as your opponent has more Starfighters in the Space arena than you, this unit gets +1 power.',
    ),
    3,
  );
  assert.equal(
    got("As long as your Force total is greater than your opponent's, each of your units gets +1 power.", {
      dark: 2,
      light: 1,
    }),
    4,
  );
  assert.equal(
    got("As long as your Force total is greater than your opponent's, each of your units gets +1 power.", {
      dark: 1,
      light: 1,
    }),
    3,
  );
  assert.equal(got('As long as you have no cards in your hand, this unit gets +1 power and Armor.'), 4);
  assert.equal(got('As long as there are 3 or more units in the Space arena, this unit gets +1 power.'), 4);
  assert.equal(got('As long as there are 4 or more units in the Space arena, this unit gets +1 power.'), 3);
  assert.equal(got('As long as each player has a unit in the Space arena, this unit gets +1 power.'), 4);
  assert.equal(got('As long as you control an arena, this unit gets +1 power.'), 3);
  assert.equal(
    got('As long as Tarn Vell is in any arena, this unit gets +1 power.'.replace('Tarn Vell', 'Test D2')),
    4,
  );
});

test('cards in a stack and in a discard pile', () => {
  holds({
    cards: {
      top: tarn('A', { text: ['As long as this unit has 2 or more cards in its stack, it gets Stealth.'] }),
      low: tarn('B'),
      s: soldier({
        text: [
          'As long as there are 2 or more Rebel unit cards in your discard pile, this unit gets +1 power.',
        ],
      }),
      x: soldier(),
      y: soldier(),
    },
    dark: { character: [{ card: 'top', stack: ['low'] }, 's'], discard: ['x', 'y'] },
    expect: { top: { keywords: { Stealth: true } }, s: { power: 3 } },
  });
});

test('several things said of the same units in one sentence', () => {
  const end = fight(
    {
      d: { text: ["Each of your opponent's units loses Armor and gets -1 power."] },
      l: { power: 3, text: ['Armor'] },
    },
    {},
  );
  assert.deepEqual([end.at('l').power, end.at('l').keywords.Armor], [2, undefined]);
});

test('further wordings of the same', () => {
  read('As long as a Jedi Character or Smuggler is in any arena, this unit gets Armor.');
  const built = read('When you finish building this unit, draw a card.');
  assert.deepEqual(built.kind === 'triggered' && built.when, { on: 'completed', card: { self: 'this' } });
});
