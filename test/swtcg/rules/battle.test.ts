// Turn Structure, 7 to 10: battle steps, speed order, who may attack whom.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun, light, run, told } from '../../helpers/core.ts';

const BATTLE = { at: 'battle-start', until: 'end-of-turn' } as const;

test('Battle Phase: Space, then Ground, then Character, whatever the speeds', () => {
  const result = expectRun(
    {
      cards: {
        cd: 'dark character 90/1/3',
        gd: 'dark ground 50/1/3',
        sd: 'dark space 10/1/3',
        sl: 'light space 1/1/3',
        gl: 'light ground 1/1/3',
        cl: 'light character 1/1/3',
      },
      dice: [4, 4, 4],
      ...BATTLE,
      script: [dark.attack('sd', 'sl'), dark.attack('gd', 'gl'), dark.attack('cd', 'cl')],
    },
    { sl: { damage: 1 }, gl: { damage: 1 }, cl: { damage: 1 } },
  );
  expectOrder(result, [
    'The battle phase starts.',
    'The Space battle step starts.',
    'Test sd attacks Test sl.',
    'The Space battle step ends.',
    'The Ground battle step starts.',
    'Test gd attacks Test gl.',
    'The Character battle step starts.',
    'Test cd attacks Test cl.',
    'The Character battle step ends.',
  ]);
});

test('Battle Phase: an earlier arena does not come again', () => {
  expectRefused(
    {
      cards: {
        gd: 'dark ground 50/1/3',
        sd: 'dark space 10/1/3',
        sl: 'light space 1/1/3',
        gl: 'light ground 1/1/3',
      },
      dice: [4, 4],
      ...BATTLE,
      script: [dark.attack('gd', 'gl'), dark.attack('sd', 'sl')],
    },
    1,
    'battle.skip',
    /sd has tapped without an attack: its chance came before/,
  );
});

test('During the Battle Step: units of both sides attack from the highest speed to the lowest', () => {
  const result = expectRun(
    {
      cards: {
        d1: 'dark space 30/1/9',
        d2: 'dark space 50/1/9',
        l1: 'light space 40/1/9',
        l2: 'light space 20/1/9',
      },
      dice: [1, 1, 1, 1],
      script: [
        dark.attack('d2', 'l1'),
        light.attack('l1', 'd2'),
        dark.attack('d1', 'l1'),
        light.attack('l2', 'd1'),
      ],
    },
    {},
  );
  assert.deepEqual(
    told(result).filter((text) => text.includes('attacks')),
    [
      'Test d2 attacks Test l1.',
      'Test l1 attacks Test d2.',
      'Test d1 attacks Test l1.',
      'Test l2 attacks Test d1.',
    ],
  );
});

test('During the Battle Step: a slower unit can not attack before a faster one', () => {
  const result = run({
    cards: { d1: 'dark space 30/1/9', d2: 'dark space 50/1/9', l1: 'light space 20/1/9' },
    dice: [1, 1],
    script: [dark.attack('d1', 'l1'), dark.attack('d2', 'l1')],
  });
  // d2's speed comes up while the next entry is not its attack: it taps, and d1 attacks.
  assert.equal(result.error?.entry, 1);
  expectOrder(result, ['Test d2 does not attack, so it taps.', 'Test d1 attacks Test l1.']);
});

test('Primary Rules, 2: at equal speed Dark attacks first', () => {
  const cards = { l: 'light space 40/1/3', d: 'dark space 40/1/3' };
  const result = expectRun(
    { cards, dice: [1, 1], script: [dark.attack('d', 'l'), light.attack('l', 'd')] },
    {},
  );
  expectOrder(result, ['Test d attacks Test l.', 'Test l attacks Test d.']);
  const late = run({ cards, dice: [1, 1], script: [light.attack('l', 'd'), dark.attack('d', 'l')] });
  assert.equal(late.error?.entry, 1);
});

test("During the Battle Step: one's own units of equal speed attack in the order that one chooses", () => {
  const cards = { d1: 'dark space 40/1/3', d2: 'dark space 40/1/3', l: 'light space 10/1/9' };
  for (const [first, second] of [
    ['d1', 'd2'],
    ['d2', 'd1'],
  ] as const)
    expectRun(
      { cards, dice: [4, 4], script: [dark.attack(first, 'l'), dark.attack(second, 'l')] },
      { l: { damage: 2 } },
    );
});

test('During the Battle Step: speed is checked again before each attack', () => {
  const cards = {
    d1: 'dark space 50/1/9',
    d2: 'dark space 40/1/9',
    l: ['light space 10/1/9', 'Pay 1 Force -> This unit gets +35 speed until end of turn.'],
  } as const;
  const result = expectRun(
    {
      cards,
      light: { force: 1 },
      dice: [1, 1, 1],
      script: [dark.attack('d1', 'l'), light.use('l'), light.attack('l', 'd1'), dark.attack('d2', 'l')],
    },
    { l: { speed: 45 } },
  );
  expectOrder(result, [
    'Test d1 attacks Test l.',
    "Light uses Test l's ability.",
    'Test l attacks Test d1.',
    'Test d2 attacks Test l.',
  ]);
});

test('Terms, speed: more speed after an attack was declared does not end that attack', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/9',
        l: ['light space 10/1/9', 'Pay 1 Force -> This unit gets +90 speed until end of turn.'],
      },
      light: { force: 1 },
      dice: [6, 6],
      script: [dark.attack('d', 'l'), light.use('l'), light.attack('l', 'd')],
    },
    { l: { damage: 1 }, d: { damage: 1 } },
  );
});

test('Terms, speed: a speed below 0 counts as 0', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 10/1/9',
        slow: ['light battle', 'Pay 0 Force -> A unit gets -30 speed until end of turn.'],
        l: 'light space 0/1/9',
      },
      dice: [1, 1],
      script: [light.play('slow', { target: 'd' }), dark.attack('d', 'l'), light.attack('l', 'd')],
    },
    { d: { speed: 0 } },
  );
});

test('During the Battle Step: to skip an attack the unit is tapped, and it has not attacked', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit attacks, gain 1 Force.'],
        l: 'light space 10/1/3',
      },
      script: [dark.tap('d')],
    },
    { d: { tapped: true }, dark: { force: 0 }, l: { damage: 0 } },
  );
  expectOrder(result, ['Test d does not attack, so it taps.']);
});

test('During the Battle Step: a pass is no way to skip an attack', () => {
  const result = run({
    cards: { d: 'dark space 50/1/3', l: 'light space 10/1/3' },
    script: [dark.pass, dark.pass, dark.pass],
  });
  // Start and general windows take two of them; the third is refused at the speed check and taken in the next window.
  assert.equal(result.error, null);
  expectOrder(result, ['Test d does not attack, so it taps.']);
});

test("Attacking, 1: the target is an opponent's unit in the same arena", () => {
  const cards = {
    d: 'dark space 50/1/3',
    d2: 'dark space 10/1/3',
    l: 'light space 10/1/3',
    g: 'light ground 10/1/3',
    b: 'light space 10/1/3',
    h: 'light space 10/1/3',
  };
  const dark2 = { space: ['d', { card: 'd2', tapped: true }] };
  const light = { buildZone: ['b'], hand: ['h'] };
  for (const [target, reason] of [
    ['g', /another arena/],
    ['d2', /same side/],
    ['d', /attack itself/],
    ['b', /not a unit in an arena/],
    ['h', /not a unit in an arena/],
  ] as const)
    expectRefused(
      { cards, dark: dark2, light, script: [dark.attack('d', target)] },
      0,
      'attack.target',
      reason,
    );
});

test("During the Battle Step: only untapped units of one's own in this arena attack", () => {
  const cards = { d: 'dark space 50/1/3', d2: 'dark space 40/1/3', l: 'light space 10/1/3' };
  expectRefused(
    { cards, dark: { space: [{ card: 'd', tapped: true }, 'd2'] }, script: [dark.attack('d', 'l')] },
    0,
    'attack.tapped',
    /is tapped/,
  );
  expectRefused({ cards, script: [dark.attack('l', 'd')] }, 0, 'control.yours', /controlled by the opponent/);
  expectRefused(
    { cards, dice: [1, 1], script: [dark.attack('d', 'l'), dark.attack('d', 'l')] },
    1,
    'attack.tapped',
    /is tapped/,
  );
  // It is told so too where its side is asked for no other attack.
  const alone = { d: 'dark space 50/1/3', l: 'light space 10/1/3' };
  const twice = [dark.attack('d', 'l'), dark.attack('d', 'l')];
  expectRefused({ cards: alone, dice: [1], script: twice }, 1, 'attack.tapped', /is tapped/);
  expectRefused(
    { cards: alone, dice: [1], script: [light.attack('l', 'd'), dark.attack('d', 'l')] },
    1,
    'battle.skip',
    /d has tapped without an attack: its chance came before/,
  );
});

test('Terms, defending unit: it may be tapped, and does no damage by itself', () => {
  expectRun(
    {
      cards: { d: 'dark space 50/1/3', l: 'light space 10/5/3' },
      light: { space: [{ card: 'l', tapped: true }] },
      dice: [6],
      script: [dark.attack('d', 'l')],
    },
    { l: { damage: 1 }, d: { damage: 0 } },
  );
});

test('During the Battle Step: a unit that an effect untaps may attack again', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 10/1/9',
        again: ['dark battle', 'Pay 0 Force -> Untap one of your units.'],
      },
      dice: [6, 6],
      script: [dark.attack('d', 'l'), dark.play('again'), dark.attack('d', 'l')],
    },
    { l: { damage: 2 }, d: { tapped: true } },
  );
});

test('End of the Battle Step: units of an earlier step can not attack, even untapped', () => {
  expectRefused(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 10/1/9',
        again: [
          'dark battle',
          'Pay 0 Force -> Untap one of your units. Play only when the Ground battle step starts.',
        ],
      },
      dice: [6, 6],
      at: 'space-battle',
      until: 'turn-end',
      script: [dark.attack('d', 'l'), dark.play('again'), dark.attack('d', 'l')],
    },
    2,
    'battle.speed',
    /./,
  );
});

test('During the Battle Step: without an opponent in the arena units are still gone through', () => {
  const result = expectRun(
    {
      cards: { d: ['dark space 50/1/3', 'Tap -> Gain 2 Force. Play only when this unit would attack.'] },
      script: [dark.use('d')],
    },
    { d: { tapped: true }, dark: { force: 2 } },
  );
  expectOrder(result, ["Dark uses Test d's ability.", 'Dark gains 2 Force and has 2.']);
});

test('"would attack": such an ability is used instead of attacking, and speeds are checked again after it', () => {
  const result = expectRun(
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Pay 1 Force -> This unit gets -30 speed until end of turn. Play only when this unit would attack.',
        ],
        l: 'light space 30/1/3',
      },
      dark: { force: 1 },
      dice: [6, 6],
      script: [dark.use('d'), light.attack('l', 'd'), dark.attack('d', 'l')],
    },
    { d: { damage: 1 }, l: { damage: 1 } },
  );
  expectOrder(result, ["Dark uses Test d's ability.", 'Test l attacks Test d.', 'Test d attacks Test l.']);
});

test('"can\'t attack": a unit that can not attack is tapped in its speed order', () => {
  const cards = { d: ['dark space 50/1/3', "This unit can't attack."], l: 'light space 30/1/3' } as const;
  const why = /Test d can't attack Test l: the text of Test d forbids it/;
  expectRefused({ cards, script: [dark.attack('d', 'l')] }, 0, 'attack.cant', why);
  const result = expectRun({ cards }, { d: { tapped: true } });
  expectOrder(result, ['Test d does not attack, so it taps.']);
});

test('"can\'t be attacked": such a unit is no target, and may still be chosen by effects', () => {
  const cards = {
    d: 'dark space 50/1/3',
    l: ['light space 30/1/3', "This unit can't be attacked."],
    hurt: ['dark battle', "Pay 0 Force -> Do 1 damage to one of your opponent's units."],
  } as const;
  expectRefused({ cards, script: [dark.attack('d', 'l')] }, 0, 'attack.cant', /forbids it/);
  expectRun({ cards, script: [dark.play('hurt')] }, { l: { damage: 1 } });
});

test('Start and End of the Battle Step: their windows are for what names them', () => {
  const cards = {
    d: 'dark space 50/1/3',
    l: 'light space 30/1/3',
    a: ['dark battle', 'Pay 0 Force -> Gain 1 Force. Play only when the Space battle step starts.'],
    b: ['light battle', 'Pay 0 Force -> Gain 1 Force. Play only when the Space battle step ends.'],
    c: ['dark battle', 'Pay 0 Force -> Gain 1 Force. Play only when the battle phase starts.'],
    g: ['dark battle', 'Pay 0 Force -> Gain 1 Force. Play only when the Ground battle step starts.'],
  } as const;
  const result = expectRun(
    { cards, ...BATTLE, script: [dark.play('c'), dark.play('a'), light.play('b'), dark.play('g')] },
    { dark: { force: 3 }, light: { force: 1 } },
  );
  expectOrder(result, [
    'Dark plays Test c.',
    'The Space battle step starts.',
    'Dark plays Test a.',
    'The Space battle step ends.',
    'Light plays Test b.',
    'The Ground battle step starts.',
    'Dark plays Test g.',
  ]);
  expectRefused(
    { cards, at: 'space-battle', until: 'ground-battle', script: [dark.play('c')] },
    0,
    'effect.play-only',
    /battle phase starts/,
  );
});

test('Start of the Battle Step: "when … battle step starts" triggers in its arena only', () => {
  expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'When the Ground battle step starts, gain 1 Force.'],
        l: ['light space 50/1/3', 'When a battle step ends, gain 1 Force.'],
      },
      ...BATTLE,
    },
    { dark: { force: 1 }, light: { force: 3 } },
  );
});

test('"would attack": after such a use the unit that was asked is asked no more, tapped or gone', () => {
  const result = expectRun(
    {
      cards: {
        l: ['light space 50/1/1', 'Tap -> Gain 1 Force. Play only when this unit would attack.'],
        d: 'dark space 10/2/3',
      },
      dice: [6, 6],
      script: [light.use('l'), dark.attack('d', 'l')],
    },
    { l: { zone: 'discard', tapped: false }, light: { force: 1 } },
  );
  assert.ok(!told(result).includes('Test l does not attack, so it taps.'));
});
