// Who and what is meant: cards that words point back to, or count among others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, holds, refused as notLegal, soldier, unit } from '../../helpers/command.ts';
import { read, refused } from './reading.ts';

const noDraw = dark('decline', { what: 'draw' });
const task = (text: readonly string[], more: object = {}) => card('Mission', text, { cost: 0, ...more });

test('a resource counter that is on no card named lies on one’s Resource (Resource Cards)', () => {
  holds({
    cards: {
      fund: card('Resource', [], { cost: 1 }),
      d: soldier({ text: ['Remove 2 resource counters -> This unit gets +2 power until end of turn.'] }),
    },
    dark: { resource: { card: 'fund', counters: { resource: 5 } }, character: ['d'] },
    at: 'space-battle',
    until: 'ground-battle',
    script: [dark('use', { unit: 'd', ability: 1 })],
    expect: { fund: { counters: { resource: 3 } }, d: { power: 4 } },
  });
});

test('Enhance says "each of the chosen" of several that were chosen one after the other: it is not read as of the last', () => {
  const [base, more] = [
    'Pay 1 Force -> Choose a Jedi in each arena. Each of the chosen Jedi gets +1 power until end of turn.',
    'Pay 1 more Force -> Each of the chosen Jedi also gets Fury 1 until end of turn.',
  ];
  assert.equal(read(base).kind, 'activated');
  refused(`Enhance: ${more}`);
});

test('what a disrupted Mission costs', () => {
  holds({
    cards: {
      l: soldier({
        text: ["Tap -> Disrupt a Mission card. Gain Force equal to that Mission card's total build cost."],
      }),
      t: task(['Draw a card.'], { cost: 4 }),
    },
    dark: { hand: ['t'], buildPoints: 4 },
    light: { character: ['l'] },
    script: [noDraw, dark('complete', { card: 't' }), { by: 'light', do: 'use', unit: 'l', ability: 1 }],
    expect: { light: { force: 4 } },
  });
});

test('"that unit" in what lasts is the one that the trigger speaks of', () => {
  const team = (text: string) => ({
    cards: {
      a: unit('Ground', 'Hunter', [50, 2, 5], { text: [text] }),
      b: unit('Ground', 'Hunter', [40, 3, 5]),
      l: unit('Ground', 'Beast', [10, 1, 9]),
      m: unit('Ground', 'Beast', [5, 1, 9]),
    },
    dark: { ground: ['a', 'b'] },
    light: { ground: ['l', 'm'] },
    at: 'ground-battle',
    until: 'character-battle',
    dice: [6, 1, 2, 2, 2],
  });
  for (const text of [
    "When this unit damages another unit, until end of turn, each of your other units gets Accuracy 2 as long as they're attacking that unit.",
    'When this unit attacks a unit, each of your other Hunters gets Accuracy 2 when attacking that unit until end of turn.',
  ])
    for (const [target, damage] of [
      ['l', { l: { damage: 4 }, m: { damage: 0 } }],
      ['m', { l: { damage: 1 }, m: { damage: 0 } }],
    ] as const)
      holds({
        ...team(text),
        script: [dark('attack', { unit: 'a', target: 'l' }), dark('attack', { unit: 'b', target })],
        expect: damage,
      });
});

test('a name is that of the unit that the trigger speaks of, as long as it is there', () => {
  const text = (when: string) =>
    `When one of your Scouts ${when}, search your deck for a card with the same name as that unit, reveal it, and put it into your hand. Shuffle your deck.`;
  const scout = (name: string) => unit('Ground', 'Scout', [30, 2, 5], { name });
  holds({
    cards: {
      a: unit('Ground', 'Officer', [20, 2, 5], { text: [text('is attacked')] }),
      b: scout('Ridge Scout'),
      c: scout('Ridge Scout'),
      e: scout('Dune Scout'),
      l: unit('Ground', 'Beast', [50, 1, 9]),
    },
    dark: { ground: ['a', 'b'], deck: ['e', 'c'] },
    light: { ground: ['l'] },
    at: 'ground-battle',
    until: 'character-battle',
    dice: [1],
    seed: 1,
    script: [{ by: 'light', do: 'attack', unit: 'l', target: 'b' }],
    expect: { c: { zone: 'hand' }, e: { zone: 'deck' } },
  });
  refused(text('is discarded'));
});

test('a subtype in the plural is a noun of its own: what follows another is not said of it', () => {
  const guide = { text: ['Each of your Diplomats and Rebel Characters gets +1 power.'] };
  const ship = (subtype: string) => unit('Space', subtype, [30, 2, 5]);
  const person = (subtype: string) => unit('Character', subtype, [30, 2, 5]);
  holds({
    cards: {
      g: unit('Ground', 'Pirate', [30, 2, 5], guide),
      a: ship('Diplomat'),
      b: ship('Rebel Starfighter'),
      c: person('Diplomat'),
      e: person('Rebel Soldier'),
      f: person('Pirate'),
    },
    dark: { space: ['a', 'b'], ground: ['g'], character: ['c', 'e', 'f'] },
    expect: { a: { power: 3 }, b: { power: 2 }, c: { power: 3 }, e: { power: 3 }, f: { power: 2 } },
  });
  // Before the noun of both, in the singular, it is said of both.
  holds({
    cards: {
      g: unit('Ground', 'Pirate', [30, 2, 5], {
        text: ['Each of your Diplomat and Rebel Characters gets +1 power.'],
      }),
      a: ship('Diplomat'),
      c: person('Diplomat'),
    },
    dark: { space: ['a'], ground: ['g'], character: ['c'] },
    expect: { a: { power: 2 }, c: { power: 3 } },
  });
});

test('another of the opponent’s units is another than one that was spoken of', () => {
  assert.equal(
    read("When one of your opponent's units attacks, tap one of your opponent's other units.").kind,
    'triggered',
  );
  refused("When this unit attacks, this unit does 1 damage to one of your opponent's other units.");
  refused("Pay 1 Force -> Tap one of your opponent's other units.");
});

test('a fixed subtype of several words is denied as a whole (Glossary, subtype)', () => {
  const chief = { text: ['Each of your non-Crime Lord units gets +1 power.'] };
  const one = (subtype: string, more: Record<string, unknown> = {}) =>
    unit('Ground', subtype, [30, 2, 5], more);
  holds({
    cards: {
      a: one('Crime Lord', chief),
      b: one('Crime Gang'),
      c: one('Rebel Lord'),
      e: one('Rebel Soldier'),
    },
    dark: { ground: ['a', 'b', 'c', 'e'] },
    expect: { a: { power: 2 }, b: { power: 3 }, c: { power: 3 }, e: { power: 3 } },
  });
  holds({
    cards: {
      a: one('Rebel Soldier', { text: ['Each of your non-Jedi Master Rebels gets +1 power.'] }),
      b: one('Rebel - Jedi Knight'),
      c: one('Rebel - Jedi Master'),
    },
    dark: { ground: ['a', 'b', 'c'] },
    expect: { a: { power: 3 }, b: { power: 3 }, c: { power: 2 } },
  });
});

test('a Subordinate of a sort is chosen from the supply; its name is not the sort (Generating Subordinates)', () => {
  const sub = (name: string, subtype: string) => ({
    name,
    side: 'neutral',
    type: 'Subordinate',
    subtype: `Ground/Character - ${subtype}`,
    speed: 30,
    power: 1,
    health: 1,
    text: [],
  });
  const chief = soldier({
    text: [
      'Tap -> Take 1 Rebel or Gungan Subordinate and put it into its arena. Play only during your build step.',
    ],
  });
  const file = {
    cards: {
      a: chief,
      s: sub('Marsh Guide', 'Gungan'),
      t: sub('Hill Guard', 'Rebel'),
      u: sub('Tin Guard', 'Droid'),
    },
    dark: { character: ['a'], supply: ['u', 's', 't'] },
  };
  const choose = (value: string) => dark('choose', { value });
  holds({
    ...file,
    script: [noDraw, dark('use', { unit: 'a', ability: 1 }), choose('t'), choose('ground')],
    expect: { t: { zone: 'ground' }, s: { zone: 'supply' }, u: { zone: 'supply' } },
  });
  holds({
    ...file,
    dark: { character: ['a'], supply: ['u', 's'] },
    script: [noDraw, dark('use', { unit: 'a', ability: 1 }), choose('character')],
    expect: { s: { zone: 'character' }, u: { zone: 'supply' } },
  });
  refused('Take 1 Rebel Space Subordinate and put it into this arena.');
  assert.equal(
    read('Take 2 Palace Guard Subordinates and put them into the Ground arena.').kind,
    'instruction',
  );
});

test('the same in other words', () => {
  for (const [said, words] of [
    [
      'Whenever Hidden Cost is used to deploy a unit, tap that unit.',
      'When a player deploys a unit using Hidden Cost, tap that unit.',
    ],
    [
      'Search your deck for a Rebel unit card and a unique Weapon card. Show them to your opponent and put them into your hand. Shuffle your deck.',
      'Search your deck for a Rebel unit card, reveal it, and put it into your hand. Search your deck for a unique Weapon card, reveal it, and put it into your hand. Shuffle your deck.',
    ],
    [
      'When this unit would be damaged, prevent one of that damage.',
      'When this unit would be damaged, prevent 1 of that damage.',
    ],
  ] as const)
    assert.deepEqual(read(said), read(words));
  holds({
    cards: {
      d: unit('Space', 'Rebel', [50, 3, 6]),
      l: unit('Space', 'Imperial', [10, 1, 6], {
        text: ['Whenever this unit would be damaged, prevent one of that damage.'],
      }),
    },
    dark: { space: ['d'] },
    light: { space: ['l'] },
    at: 'space-battle',
    until: 'ground-battle',
    dice: [6, 6, 6],
    script: [dark('attack', { unit: 'd', target: 'l' })],
    expect: { l: { damage: 2 } },
  });
});

test('on a card that is no unit, another unit of a trigger is another than the one that does it', () => {
  for (const [kind, where] of [
    ['Location', { locations: [{ character: 't', by: 'dark' }] }],
    ['unit', {}],
  ] as const) {
    const text = ['When a Child damages another unit, gain 2 Force.'];
    const t = kind === 'unit' ? soldier({ text }) : card(kind, text, { subtype: 'Character' });
    holds({
      cards: { t, g: unit('Character', 'Child', [50, 2, 6]), l: soldier({ health: 6, speed: 10 }) },
      dark: { character: kind === 'unit' ? ['g', 't'] : ['g'] },
      light: { character: ['l'] },
      ...where,
      at: 'character-battle',
      until: 'end-of-turn',
      dice: [6, 6],
      script: [dark('attack', { unit: 'g', target: 'l' })],
      expect: { l: { damage: 2 }, dark: { force: 2 } },
    });
  }
});

test('on a Battle card, "another" of "Play only if" is another than the unit that is chosen', () => {
  const walker = unit('Ground', 'Walker', [30, 2, 6]);
  const push = card('Battle', [
    'Pay 1 Force -> One of your Walkers gets +2 power until end of turn. Play only if you have another Walker in the Ground arena.',
  ]);
  const file = {
    cards: { w: walker, x: walker, push },
    at: 'ground-battle',
    until: 'character-battle',
    script: [dark('play', { card: 'push', target: 'w' })],
  };
  holds({
    ...file,
    dark: { force: 1, ground: ['w', 'x'], hand: ['push'] },
    expect: { w: { power: 4 }, x: { power: 2 } },
  });
  notLegal({ ...file, dark: { force: 1, ground: ['w'], hand: ['push'] } }, 'effect.play-only');
});
