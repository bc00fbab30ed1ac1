// Points 4 to 7 of Attacking, for attacks and for effects; Terms: damage, damage counter, prevent damage, dice of damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dark,
  expectOrder,
  expectRefused,
  expectRun,
  light,
  run,
  tableOf,
  texts,
} from '../../helpers/core.ts';

const EVADES = (n: number, text = `Pay 1 Force -> Evade ${n}`) => ({
  d: 'dark space 50/3/3',
  l: ['light space 10/1/9', text] as const,
});

test('Damage by an effect goes through pending, prevention, placement and discard', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 10/1/2',
        hurt: ['dark battle', 'Do 2 damage to a unit.'],
      },
      script: [dark.play('hurt', { target: 'l' })],
    },
    { l: { zone: 'discard' } },
  );
  const steps = result.log
    .filter(({ path }) => path.includes('general'))
    .map(({ path }) => path.at(-1))
    .filter((step, i, all) => step !== all[i - 1] && step !== 'general');
  assert.deepEqual(steps, [
    'disrupt',
    'pendingDamage',
    'damagePrevention',
    'damagePlacement',
    'unitDiscard',
    'resolving',
  ]);
});

test('Damage by an effect can be prevented like any other, also outside the battle phase', () => {
  expectRun(
    {
      cards: { ...EVADES(2), m: ['dark mission 1', 'Do 3 damage to a unit.'] },
      dark: { buildPoints: 1 },
      light: { force: 1 },
      at: 'dark-build',
      until: 'light-build',
      script: [dark.do('complete', { card: 'm', target: 'l' }), light.use('l', 'Evade')],
    },
    { l: { damage: 1 }, light: { force: 0 } },
  );
});

test('Terms, damage counter: counters put by an effect are no damage: no prevention, no "is damaged"', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: ['light space 10/1/9', 'Pay 0 Force -> Evade 2', 'Whenever this unit is damaged, gain 1 Force.'],
        put: ['dark battle', 'Put 2 damage counters on a unit.'],
      },
      script: [dark.play('put', { target: 'l' })],
    },
    { l: { damage: 2 }, light: { force: 0 } },
  );
  assert.ok(!result.log.some(({ path }) => path.includes('damagePrevention')));
});

test('Damage counters placed by an effect discard a unit that they take the health of', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 10/1/2',
        put: ['dark battle', 'Put 2 damage counters on a unit.'],
      },
      script: [dark.play('put', { target: 'l' })],
    },
    { l: { zone: 'discard' } },
  );
});

test('Evade: up to X; without an amount as much as possible; less by choice', () => {
  const position = { cards: EVADES(2), light: { force: 1 }, dice: [6, 6, 6] };
  expectRun({ ...position, script: [dark.attack('d', 'l'), light.use('l', 'Evade')] }, { l: { damage: 1 } });
  expectRun(
    { ...position, script: [dark.attack('d', 'l'), light.use('l', 'Evade', { amount: 1 })] },
    { l: { damage: 2 } },
  );
});

test('Prevention: an amount above what is allowed is refused, above what is pending it is cut', () => {
  const position = { cards: EVADES(2), light: { force: 1 } };
  expectRefused(
    { ...position, dice: [6, 6, 6], script: [dark.attack('d', 'l'), light.use('l', 'Evade', { amount: 3 })] },
    1,
    'effect.amount',
    /at most 2/,
  );
  expectRun(
    { ...position, dice: [6, 1, 1], script: [dark.attack('d', 'l'), light.use('l', 'Evade', { amount: 2 })] },
    { l: { damage: 0 } },
  );
});

test('Prevention: an amount of nothing, of a part or below nothing is refused', () => {
  for (const [amount, rule] of [
    [0, 'effect.idle'],
    [-2, 'effect.amount'],
  ] as const)
    expectRefused(
      {
        cards: EVADES(2),
        light: { force: 1 },
        dice: [6, 6, 6],
        script: [dark.attack('d', 'l'), light.use('l', 'Evade', { amount })],
      },
      1,
      rule,
      /amount/,
    );
});

test('Evade: once for each damage; two copies may be used one after the other', () => {
  const cards = {
    d: 'dark space 50/3/3',
    l: ['light space 10/1/9', 'Pay 0 Force -> Evade 1', 'Pay 0 Force -> Evade 1'],
  } as const;
  const attack = dark.attack('d', 'l');
  const use = light.use('l', 'Evade');
  expectRun({ cards, dice: [6, 6, 6], script: [attack, use, use] }, { l: { damage: 1 } });
  expectRefused(
    { cards, dice: [6, 6, 6], script: [attack, use, use, use] },
    3,
    'effect.once',
    /on this damage/,
  );
});

test('Evade: in each attack of a turn again', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        d2: 'dark space 40/1/3',
        l: ['light space 10/1/9', 'Pay 0 Force -> Evade 1'],
      },
      dice: [6, 6],
      script: [
        dark.attack('d', 'l'),
        light.use('l', 'Evade'),
        dark.attack('d2', 'l'),
        light.use('l', 'Evade'),
      ],
    },
    { l: { damage: 0 } },
  );
});

test('Prevention: only damage to the unit that it is for, and only when there is some', () => {
  expectRefused(
    {
      cards: { ...EVADES(2), l2: ['light space 5/1/9', 'Pay 0 Force -> Evade 2'] },
      dice: [6, 6, 6],
      script: [dark.attack('d', 'l'), light.use('l2', 'Evade')],
    },
    1,
    'effect.idle',
    /no damage is pending to Test l2/,
  );
});

test('"can\'t be prevented": prevention may be played, is paid and does nothing', () => {
  expectRun(
    {
      cards: { ...EVADES(2), hurt: ['dark battle', "Do 2 damage to a unit that can't be prevented."] },
      light: { force: 1 },
      script: [dark.play('hurt', { target: 'l' }), light.use('l', 'Evade')],
    },
    { l: { damage: 2 }, light: { force: 0 } },
  );
});

test('Terms, retreat: a unit that retreats after the dice still takes the hits', () => {
  const cards = {
    d: 'dark space 50/3/3',
    l: ['light space 10/1/9', 'Pay 1 Force -> Prevent up to 1 damage to this unit. Retreat this unit.'],
  } as const;
  expectRun(
    { cards, light: { force: 1 }, dice: [6, 6, 6], script: [dark.attack('d', 'l'), light.use('l')] },
    { l: { zone: 'build', damage: 2, tapped: false } },
  );
});

test('Terms, retreat: so it is discarded, if they take its health', () => {
  const cards = {
    d: 'dark space 50/3/3',
    l: ['light space 10/1/2', 'Pay 1 Force -> Prevent up to 1 damage to this unit. Retreat this unit.'],
  } as const;
  expectRun(
    { cards, light: { force: 1 }, dice: [6, 6, 6], script: [dark.attack('d', 'l'), light.use('l')] },
    { l: { zone: 'discard' } },
  );
});

test('Terms, dice of damage: each 4 or more is 1 damage; the unit named is its source', () => {
  const result = expectRun(
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Pay 0 Force -> This unit does 3 dice of damage to a unit.',
          'Whenever this unit damages a unit, gain 1 Force.',
        ],
        l: 'light space 10/1/9',
      },
      dice: [3, 4, 6],
      script: [dark.use('d', 1, { target: 'l' })],
    },
    { l: { damage: 2 }, dark: { force: 1 } },
  );
  expectOrder(result, [
    'Dark rolls: 3, 4, 6.',
    'The damage dice give 2 hits against Test l.',
    /^Test l takes 2/,
  ]);
});

test('Terms, dice of damage: they are no attack dice, so what rerolls those does not touch them', () => {
  expectRefused(
    {
      cards: {
        d: ['dark space 50/1/3', 'Pay 0 Force -> This unit does 2 dice of damage to a unit.'],
        l: 'light space 10/1/9',
        again: ['dark battle', 'Pay 0 Force -> Reroll all of your attack dice.'],
      },
      dice: [1, 1],
      script: [dark.use('d', 1, { target: 'l' }), dark.play('again')],
    },
    1,
    'effect.idle',
    /not attack dice/,
  );
});

test('Armor: only 5 and 6 hit, by attack dice and dice of damage', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/3/3',
        l: ['light space 10/1/9', 'Armor'],
        hurt: ['dark battle', 'Do 3 dice of damage to a unit.'],
      },
      dice: [4, 5, 6, 4, 4, 5],
      script: [dark.play('hurt', { target: 'l' }), dark.attack('d', 'l')],
    },
    { l: { damage: 3 } },
  );
});

test('"source": damage that names no unit has none', () => {
  expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit damages a unit, gain 1 Force.'],
        l: 'light space 10/1/9',
        hurt: ['dark battle', 'Do 1 damage to a unit.'],
      },
      script: [dark.play('hurt', { target: 'l' })],
    },
    { l: { damage: 1 }, dark: { force: 0 } },
  );
});

test('"damage done": a unit all of whose damage was prevented is not damaged', () => {
  const position = {
    cards: {
      d: ['dark space 50/1/3', 'Whenever this unit damages a unit, gain 1 Force.'],
      l: ['light space 10/1/9', 'Pay 0 Force -> Evade 1'],
    },
    dice: [6],
  } as const;
  expectRun(
    { ...position, script: [dark.attack('d', 'l'), light.use('l', 'Evade')] },
    { dark: { force: 0 } },
  );
  expectRun({ ...position, script: [dark.attack('d', 'l')] }, { dark: { force: 1 } });
});

test('Damage to several units is resolved together', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 10/1/1',
        l2: ['light space 10/1/1', 'Pay 0 Force -> Evade 1'],
        all: ['dark battle', "Do 1 damage to each of your opponent's units."],
      },
      script: [dark.play('all'), light.use('l2', 'Evade')],
    },
    { l: { zone: 'discard' }, l2: { zone: 'space', damage: 0 } },
  );
  assert.equal(texts(result).filter((text) => text === 'Nobody changes the pending damage.').length, 1);
});

test('"does Y damage to itself": it can be prevented like any other', () => {
  expectRun(
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Pay 0 Force -> This unit does 1 damage to itself.',
          'Pay 0 Force -> Evade 1',
        ],
        l: 'light space 1/1/1',
      },
      script: [dark.use('d', 1), dark.use('d', 'Evade')],
    },
    { d: { damage: 0 } },
  );
});

test('"[gain/lose] X Force": nobody has less than 0', () => {
  expectRun(
    {
      cards: { d: 'dark space 1/1/1', take: ['dark battle', 'Your opponent loses 5 Force.'] },
      light: { force: 3 },
      script: [dark.play('take')],
    },
    { light: { force: 0 } },
  );
});

test("Owner Over Controller: a unit under the opponent's control goes to its owner's discard pile", () => {
  expectRun(
    {
      cards: { d: 'dark space 50/3/3', l: 'light space 10/1/2', x: 'light space 5/1/2' },
      dark: { space: ['d', { card: 'x', owner: 'light' }] },
      dice: [1, 6, 6],
      script: [dark.tap('d'), light.tap('l'), dark.tap('x')],
    },
    { x: { controller: 'dark', owner: 'light', zone: 'space' } },
  );
  const result = run({
    cards: { d: 'dark space 50/3/3', l: 'light space 60/3/2', x: 'light space 5/1/2' },
    dark: { space: ['d', { card: 'x', owner: 'light' }] },
    dice: [6, 6, 1],
    script: [light.attack('l', 'x')],
  });
  assert.equal(result.error, null);
  assert.deepEqual(result.state.light.discard, ['x']);
  assert.deepEqual(result.state.dark.discard, []);
});

test('Terms, health: a unit whose health falls to its damage is discarded at once', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: ['light space 10/1/5', 'Each of your other units gets +2 health.'],
        l2: 'light ground 1/1/1',
        gone: ['dark battle', "Discard one of your opponent's units."],
      },
      light: { ground: [{ card: 'l2', damage: 2 }] },
      script: [dark.play('gone', { target: 'l' })],
    },
    { l: { zone: 'discard' }, l2: { zone: 'discard' } },
  );
  expectOrder(result, [/^Test l is discarded/, /^Test l2 is discarded/]);
});

test('Granting Effects: a bonus that names no zone is for units in the build zone too', () => {
  const cards = {
    l: ['light space 10/1/5', 'Each of your other units gets +2 health.'],
    l2: 'light space 1/1/1',
  } as const;
  const retreated = { buildZone: [{ card: 'l2', damage: 2 }] };
  expectRun({ cards, light: retreated }, { l2: { zone: 'build', health: 3 } });
});

test('Granting Effects: a bonus for units in an arena ends when the unit leaves it', () => {
  const cards = {
    l: ['light space 10/1/5', 'Each of your other units in this arena gets +2 health.'],
    l2: 'light space 1/1/1',
  } as const;
  expectRun(
    {
      cards,
      light: { space: ['l', { card: 'l2', damage: 2 }] },
      at: 'light-retreat',
      until: 'turn-end',
      script: [light.retreat('l2')],
    },
    { l2: { zone: 'discard' } },
  );
});

test('Terms, health: a unit kept alive by one that is discarded goes with it, before it could attack', () => {
  const cards = {
    l: ['light space 40/1/1', 'Each of your other units gets +2 health.'],
    l2: 'light space 30/1/1',
    d: 'dark space 50/1/9',
  } as const;
  const position = { cards, light: { space: ['l', { card: 'l2', damage: 1 }] }, dice: [6] };
  expectRun(
    { ...position, script: [dark.attack('d', 'l')] },
    { l: { zone: 'discard' }, l2: { zone: 'discard' } },
  );
  for (const autoPass of ['never', 'empty', 'always'] as const) {
    const table = tableOf(position, autoPass);
    for (let i = 0; i < 40 && table.waiting === 'player'; i++) {
      const attack = dark.attack('d', 'l');
      const { chance } = table.game.windows.at(-1) ?? {};
      const pass = chance === 'dark' ? dark.pass : light.pass;
      table.decide(table.whyNot(attack) === null ? attack : pass);
    }
    assert.deepEqual(table.game.players.light.lists.discard.slice().sort(), ['l', 'l2'], autoPass);
  }
});

test('prevent damage: prevention does not work in the build zone (Terms, prevent damage)', () => {
  const cards = {
    d: [
      'dark character 50/1/3',
      "Pay 0 Force -> Do 2 damage to one of your opponent's units in the build zone.",
    ],
    l: 'light character 10/1/9',
    shield: ['light battle', 'Pay 0 Force -> Prevent 2 damage to one of your units.'],
  } as const;
  const position = {
    cards,
    light: { buildZone: ['l'] },
    at: 'character-battle',
    until: 'end-of-turn',
    script: [dark.use('d', 1, { target: 'l' }), light.play('shield', { target: 'l' })],
  };
  const result = expectRefused(position, 1, 'effect.target', /build zone/);
  assert.equal((result.state.l as { damage: number }).damage, 2);
});
