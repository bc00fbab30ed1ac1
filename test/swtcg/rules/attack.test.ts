// Attacking, 1 to 8.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun, light, texts } from '../../helpers/core.ts';

const PAIR = { d: 'dark space 50/3/3', l: 'light space 30/1/3' };

test('Attacking, 1: a disrupted attack never occurs; its unit stays tapped, "whenever attacks" does not trigger', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/3/3', 'Whenever this unit attacks, gain 1 Force.'],
        l: [
          'light space 30/1/3',
          'Whenever this unit is attacked, gain 1 Force.',
          'When the attack ends, gain 1 Force.',
        ],
        no: ['light battle', 'Pay 2 Force -> Disrupt an attack.'],
      },
      light: { force: 2 },
      script: [dark.attack('d', 'l'), light.play('no')],
    },
    {
      d: { tapped: true },
      l: { damage: 0 },
      dark: { force: 0 },
      light: { force: 0 },
      no: { zone: 'discard' },
    },
  );
  assert.deepEqual(result.diceLeft, []);
  assert.ok(!texts(result).some((text) => text.includes('rolls')));
  expectOrder(result, ["Test d's attack is disrupted.", 'The Space battle step ends.']);
});

test('Attacking, 1: either player may disrupt the attack, Dark has the first chance', () => {
  const cards = {
    ...PAIR,
    no: ['light battle', 'Pay 0 Force -> Disrupt an attack.'],
    own: ['dark battle', 'Pay 0 Force -> Disrupt an attack.'],
  } as const;
  expectRun(
    { cards, script: [dark.attack('d', 'l'), dark.play('own')] },
    { l: { damage: 0 }, own: { zone: 'discard' } },
  );
  const result = expectRun(
    { cards, script: [dark.attack('d', 'l'), light.play('no')] },
    { l: { damage: 0 }, no: { zone: 'discard' }, own: { zone: 'hand' } },
  );
  assert.ok(texts(result).includes("Test d's attack is disrupted."));
});

test('Attacking, 1: "disrupt an attack" is played right after the attack was declared, not later', () => {
  expectRefused(
    {
      cards: {
        ...PAIR,
        no: ['light battle', 'Pay 0 Force -> Disrupt an attack.'],
        boost: ['dark battle', 'Pay 0 Force -> One of your units gets +1 power for this attack.'],
      },
      dice: [1, 1, 1, 1],
      script: [dark.attack('d', 'l'), dark.play('boost', { target: 'd' }), light.play('no')],
    },
    2,
    'effect.idle',
    /does not disrupt this/,
  );
});

test('Attacking, 2: "when this unit attacks" triggers once the attack stands, before the dice', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit attacks, this unit gets +2 power for this attack.'],
        l: 'light space 30/1/9',
      },
      dice: [4, 5, 6],
      script: [dark.attack('d', 'l')],
    },
    { l: { damage: 3 }, d: { power: 1 } },
  );
  expectOrder(result, ['Test d attacks Test l.', "Test d's effect triggers.", 'Dark rolls: 4, 5, 6.']);
});

test('Attacking, 2: a defender that retreats ends the attack, no dice are rolled', () => {
  const result = expectRun(
    {
      cards: { d: 'dark space 50/3/3', l: ['light space 30/1/3', 'Pay 2 Force -> Retreat this unit.'] },
      light: { force: 2 },
      script: [dark.attack('d', 'l'), light.use('l')],
    },
    { l: { zone: 'build', damage: 0 }, d: { tapped: true } },
  );
  expectOrder(result, [
    /^Test l is no longer there, so the attack ends/,
    'Both players pass at the end of the attack.',
  ]);
  assert.ok(!texts(result).some((text) => text.includes('rolls')));
});

test('Attacking, 2: an attacker that leaves play ends the attack, and "when the attack ends" still triggers', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/3/1',
        l: ['light space 30/1/3', 'When the attack ends, gain 1 Force.'],
        hit: ['light battle', 'Pay 0 Force -> Do 1 damage to the attacking unit.'],
      },
      script: [dark.attack('d', 'l'), light.play('hit')],
    },
    { d: { zone: 'discard' }, l: { damage: 0 }, light: { force: 1 } },
  );
  expectOrder(result, [/^Test d is no longer there/]);
});

test('Attacking, 2: a defender returned to hand or discarded ends the attack', () => {
  for (const text of ["Return a unit to its owner's hand.", "Discard one of your opponent's units."]) {
    expectRun(
      {
        cards: { ...PAIR, gone: ['dark battle', `Pay 0 Force -> ${text}`] },
        script: [dark.attack('d', 'l'), dark.play('gone', { target: 'l' })],
      },
      { l: { damage: 0 } },
    );
  }
});

test('Rolling Hits: as many dice as power; 4, 5 and 6 hit', () => {
  expectRun(
    {
      cards: { d: 'dark space 50/6/3', l: 'light space 30/1/9' },
      dice: [1, 2, 3, 4, 5, 6],
      script: [dark.attack('d', 'l')],
    },
    { l: { damage: 3 } },
  );
});

test('"rolled no hits": a unit with 0 power rolls no dice; the attack goes on to its end', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/0/3', "When this unit's attack ends, gain 1 Force."],
        l: 'light space 30/1/3',
      },
      dice: [6],
      script: [dark.attack('d', 'l')],
    },
    { l: { damage: 0 }, dark: { force: 1 } },
  );
  assert.deepEqual(result.diceLeft, [6]);
});

test('Terms, power: power below 0 is 0', () => {
  const result = expectRun(
    {
      cards: {
        ...PAIR,
        weak: ['light battle', 'Pay 0 Force -> The attacking unit gets -9 power for this attack.'],
      },
      dice: [6],
      script: [dark.attack('d', 'l'), light.play('weak')],
    },
    { l: { damage: 0 } },
  );
  assert.deepEqual(result.diceLeft, [6]);
});

test('Terms, power: a change after the dice were rolled does not change the number of dice', () => {
  const result = expectRun(
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Pay 0 Force -> Reroll up to 1 of your attack dice. This unit gets +3 power until end of turn.',
        ],
        l: 'light space 30/1/9',
      },
      dice: [1, 6, 6],
      script: [dark.attack('d', 'l'), dark.use('d')],
    },
    { l: { damage: 1 }, d: { power: 4 } },
  );
  assert.deepEqual(result.diceLeft, [6]);
});

test('Dice Roll (Reroll) POP: rerolls replace the dice, and only the chosen ones', () => {
  const cards = {
    d: 'dark space 50/3/3',
    l: 'light space 30/1/9',
    again: ['dark battle', 'Pay 0 Force -> Reroll up to 2 of your attack dice.'],
    worse: ['light battle', 'Pay 0 Force -> Your opponent rerolls 1 attack dice.'],
  } as const;
  expectRun(
    { cards, dice: [1, 6, 2, 4, 5], script: [dark.attack('d', 'l'), dark.play('again', { dice: [0, 2] })] },
    { l: { damage: 3 } },
  );
  expectRun(
    { cards, dice: [6, 6, 6, 1], script: [dark.attack('d', 'l'), light.play('worse', { dice: [1] })] },
    { l: { damage: 2 } },
  );
});

test('Dice Roll (Reroll) POP: no more dice than allowed, none twice, none that is not there', () => {
  const cards = {
    d: 'dark space 50/3/3',
    l: 'light space 30/1/9',
    again: ['dark battle', 'Pay 0 Force -> Reroll up to 2 of your attack dice.'],
  } as const;
  for (const dice of [[0, 1, 2], [3], [0, 0]])
    expectRefused(
      { cards, dice: [1, 1, 1, 6, 6], script: [dark.attack('d', 'l'), dark.play('again', { dice })] },
      1,
      'effect.dice',
      /dice|die/,
    );
});

test('Dice Roll (Reroll) POP: extra attack dice count with the others', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 30/1/9',
        more: ['dark battle', 'Pay 0 Force -> Roll 2 extra attack dice.'],
      },
      dice: [4, 5, 1],
      script: [dark.attack('d', 'l'), dark.play('more')],
    },
    { l: { damage: 2 } },
  );
});

test("Dice Roll (Reroll) POP: one's own reroll does not touch the opponent's dice", () => {
  expectRefused(
    {
      cards: { ...PAIR, again: ['light battle', 'Pay 0 Force -> Reroll all of your attack dice.'] },
      dice: [6, 6, 6],
      script: [dark.attack('d', 'l'), light.play('again')],
    },
    1,
    'effect.idle',
    /not meant/,
  );
});

test('Attacking, 6 and 7: counters are placed, and the unit goes when they equal or exceed its health', () => {
  for (const [health, zone] of [
    [4, 'space'],
    [3, 'discard'],
    [2, 'discard'],
  ] as const)
    expectRun(
      {
        cards: { d: 'dark space 50/3/3', l: `light space 30/1/${health}` },
        dice: [4, 5, 6],
        script: [dark.attack('d', 'l')],
      },
      { l: { zone, damage: zone === 'space' ? 3 : 0, tapped: zone === 'space' } },
    );
});

test('Terms, counter: counters are removed from a discarded card', () => {
  expectRun(
    {
      cards: { d: 'dark space 50/3/3', l: 'light space 30/1/3' },
      light: { space: [{ card: 'l', damage: 1, counters: { mastery: 2 } }] },
      dice: [6, 6, 1],
      script: [dark.attack('d', 'l')],
    },
    { l: { zone: 'discard', damage: 0, counters: { mastery: 0 } }, light: { discard: ['l'] } },
  );
});

test('Attacking, 8: "for this attack" ends with the attack', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: 'light space 30/1/9',
        boost: ['dark battle', 'Pay 0 Force -> One of your units gets +2 power for this attack.'],
      },
      dice: [6, 6, 6],
      script: [dark.attack('d', 'l'), dark.play('boost')],
    },
    { l: { damage: 3 }, d: { power: 1 } },
  );
});

test('Attacking, 8: triggers when the attack ends come before what is played then; Dark first', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', "When this unit's attack ends, gain 1 Force."],
        l: ['light space 30/1/9', 'When the attack ends, gain 1 Force.'],
        late: ['dark battle', 'Pay 0 Force -> Gain 1 Force. Play only when the attack ends.'],
      },
      dice: [1],
      script: [dark.attack('d', 'l'), dark.play('late')],
    },
    { dark: { force: 2 }, light: { force: 1 } },
  );
  expectOrder(result, [
    'Dark gains 1 Force and has 1.',
    'Light gains 1 Force and has 1.',
    'Dark plays Test late.',
    'Dark gains 1 Force and has 2.',
  ]);
});

test('A unique stack attacks and is attacked as one unit, and is discarded whole', () => {
  expectRun(
    {
      cards: {
        a: 'light character 30/1/2 version A named Tarn Vell',
        b: 'light character 30/1/2 version B named Tarn Vell',
        d: 'dark character 50/3/3',
      },
      light: { character: [{ card: 'a', stack: ['b'] }] },
      at: 'character-battle',
      until: 'end-of-turn',
      dice: [6, 6, 6],
      script: [dark.attack('d', 'b')],
    },
    { a: { zone: 'discard' }, b: { zone: 'discard' }, light: { discard: 2 } },
  );
});

test('Stacking: each card beneath the top one gives +10 speed, +1 power, +1 health', () => {
  expectRun(
    {
      cards: {
        a: 'light character 30/1/2 version A named Tarn Vell',
        b: 'light character 30/1/2 version B named Tarn Vell',
        c: 'light character 30/1/2 version C named Tarn Vell',
      },
      light: { character: [{ card: 'a', stack: ['b', 'c'] }] },
      at: 'character-battle',
    },
    { a: { speed: 50, power: 3, health: 4, stack: ['b', 'c'] }, b: { zone: 'under:a' } },
  );
});

test('Attacking, 2: the attack ends at once when either unit has left; what is for it is refused from then on', () => {
  const cards = {
    d: ['dark space 50/3/9', 'Pay 0 Force -> This unit gets +1 power for this attack.'],
    l: ['light space 30/1/9'],
    flee: ['light battle', 'Pay 0 Force -> Retreat one of your units.'],
    more: ['dark battle', 'Pay 0 Force -> One of your units gets +1 power for this attack.'],
  } as const;
  const script = [dark.attack('d', 'l'), dark.pass, light.play('flee')];
  const result = expectRun({ cards, script }, { l: { zone: 'build', damage: 0 } });
  assert.equal(
    texts(result).filter((text) => /before the roll/.test(text)).length,
    0,
    'the window has closed',
  );
  expectRefused(
    { cards, script: [...script, dark.play('more')] },
    3,
    'effect.for-this-attack',
    /for an attack/,
  );
  expectRefused({ cards, script: [...script, dark.use('d', 1)] }, 3, 'effect.for-this-attack', /./);
});

test('Attacking, 2: "when this unit attacks" is refused once the attack has ended (Phrases, "when this unit attacks")', () => {
  const cards = {
    d: ['dark space 50/3/9', 'Pay 0 Force -> Gain 2 Force. Play only when this unit attacks.'],
    l: 'light space 30/1/9',
    flee: ['light battle', 'Pay 0 Force -> Retreat one of your units.'],
  } as const;
  const script = [dark.attack('d', 'l'), dark.pass, light.play('flee'), dark.use('d', 1)];
  expectRefused({ cards, script }, 3, 'effect.play-only', /only when this unit attacks/);
  expectRun(
    { cards, script: [dark.attack('d', 'l'), dark.use('d', 1), light.play('flee')] },
    { dark: { force: 2 } },
  );
});
