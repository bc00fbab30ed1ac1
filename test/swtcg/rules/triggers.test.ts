// Effect Types, Triggered effects; Using Effects, Waiting.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun, light, run, texts } from '../../helpers/core.ts';

const GAINS = (n: number) => `Whenever a unit attacks, gain ${n} Force.`;

test("Triggered effects: at the same moment Dark's first, then back and forth", () => {
  const result = expectRun(
    {
      cards: {
        l1: ['light space 50/1/3', GAINS(1)],
        l2: ['light ground 10/1/3', GAINS(2)],
        d1: ['dark space 10/1/3', GAINS(3)],
        d2: ['dark ground 10/1/3', GAINS(4)],
      },
      dice: [1],
      script: [light.attack('l1', 'd1')],
    },
    { dark: { force: 7 }, light: { force: 3 } },
  );
  expectOrder(result, [
    'Dark gains 3 Force and has 3.',
    'Light gains 1 Force and has 1.',
    'Dark gains 4 Force and has 7.',
    'Light gains 2 Force and has 3.',
  ]);
});

test("Triggered effects: the order of one's own is one's choice", () => {
  const cards = {
    d1: ['dark space 50/1/3', GAINS(1)],
    d2: ['dark ground 10/1/3', GAINS(2)],
    d3: ['dark ground 10/1/3', GAINS(4)],
    l: 'light space 10/1/3',
  } as const;
  const chosen = expectRun(
    { cards, dice: [1], script: [dark.attack('d1', 'l'), dark.choose('d3'), dark.choose('d1')] },
    { dark: { force: 7 } },
  );
  expectOrder(chosen, [
    "Test d3's effect triggers.",
    "Test d1's effect triggers.",
    "Test d2's effect triggers.",
  ]);
  // Without a choice they come in the order in which the cards stand in the file.
  const plain = expectRun({ cards, dice: [1], script: [dark.attack('d1', 'l')] }, { dark: { force: 7 } });
  expectOrder(plain, [
    "Test d1's effect triggers.",
    "Test d2's effect triggers.",
    "Test d3's effect triggers.",
  ]);
});

test('Triggered effects: "you may" needs a use; without one it does not happen', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Whenever this unit attacks, you may gain 1 Force.'],
    l: 'light space 10/1/3',
  } as const;
  expectRun({ cards, dice: [1], script: [dark.attack('d', 'l')] }, { dark: { force: 0 } });
  expectRun({ cards, dice: [1], script: [dark.attack('d', 'l'), dark.use('d')] }, { dark: { force: 1 } });
});

test('Triggered effects: once the opportunity has passed it can not be played', () => {
  const result = run({
    cards: {
      d: ['dark space 50/1/3', 'Whenever this unit attacks, you may gain 1 Force.'],
      l: 'light space 10/1/3',
    },
    dice: [1],
    // The first pass is for the disrupt window, the second declines the effect.
    script: [dark.attack('d', 'l'), dark.pass, dark.pass, dark.use('d')],
  });
  assert.equal(result.error?.entry, 3);
  assert.ok(texts(result).includes("Dark does not use Test d's effect."));
});

test('Triggered effects: "you may pay": the cost is paid by the use, or refused', () => {
  const cards = {
    d: [
      'dark space 50/1/9',
      'Whenever this unit attacks, you may pay 2 Force. If you do, this unit gets +2 power for this attack.',
    ],
    l: 'light space 10/1/9',
  } as const;
  expectRun(
    { cards, dark: { force: 2 }, dice: [6, 6, 6], script: [dark.attack('d', 'l'), dark.use('d')] },
    { l: { damage: 3 }, dark: { force: 0 } },
  );
  expectRefused(
    { cards, dark: { force: 1 }, dice: [6], script: [dark.attack('d', 'l'), dark.use('d')] },
    1,
    'cost.pay',
    /costs 2 Force and Dark has 1/,
  );
});

test('Triggered effects: only if all its conditions are true when it would trigger', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Whenever this unit attacks, if you have at least 3 Force, gain 1 Force.'],
    l: 'light space 10/1/3',
  } as const;
  const script = [dark.attack('d', 'l')];
  expectRun({ cards, dark: { force: 2 }, dice: [1], script }, { dark: { force: 2 } });
  expectRun({ cards, dark: { force: 3 }, dice: [1], script }, { dark: { force: 4 } });
});

test('Triggered effects: it takes effect even if its source is gone by then', () => {
  // Both are set off by the attack; Dark's comes first and discards the unit that has Light's.
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', "Whenever this unit attacks, discard one of your opponent's units."],
        l: ['light space 10/1/3', 'Whenever this unit is attacked, gain 1 Force.'],
      },
      script: [dark.attack('d', 'l')],
    },
    { l: { zone: 'discard' }, light: { force: 1 } },
  );
  expectOrder(result, [
    /^Test l is discarded/,
    "Test l's effect triggers.",
    'Light gains 1 Force and has 1.',
  ]);
});

test('"when this unit is discarded": it triggers although the unit has left', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: ['light space 10/1/1', 'When this unit is discarded, gain 2 Force.'],
      },
      dice: [6],
      script: [dark.attack('d', 'l')],
    },
    { l: { zone: 'discard' }, light: { force: 2 } },
  );
});

test('Waiting: what triggers while an effect resolves waits until it is done', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: ['light space 10/1/3', 'Whenever this unit is damaged, gain 1 Force.'],
        hurt: ['dark battle', 'Do 1 damage to a unit. You gain 5 Force.'],
      },
      script: [dark.play('hurt', { target: 'l' })],
    },
    { light: { force: 1 }, dark: { force: 5 } },
  );
  expectOrder(result, [
    'Test l takes 1 damage counter (1 of 3 health).',
    'Dark gains 5 Force and has 5.',
    'Test hurt is discarded.',
    "Test l's effect triggers.",
    'Light gains 1 Force and has 1.',
  ]);
});

test('Waiting: triggers are held during reroll and prevention chances', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit damages a unit, gain 1 Force.'],
        l: [
          'light space 10/1/3',
          'Pay 0 Force -> Prevent up to 1 damage to this unit. This unit does 1 damage to the attacking unit.',
        ],
        boost: ['dark battle', 'One of your units gets +1 power for this attack.'],
      },
      dice: [6, 6],
      script: [dark.attack('d', 'l'), dark.play('boost'), light.use('l')],
    },
    { l: { damage: 1 }, d: { damage: 1 }, dark: { force: 1 } },
  );
  const all = texts(result);
  assert.ok(
    all.indexOf("Test d's effect triggers.") > all.indexOf('Test l takes 1 damage counter (1 of 3 health).'),
  );
});

test('Waiting: an effect set off by a triggered effect waits with the others', () => {
  const result = expectRun(
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Whenever this unit attacks, this unit does 1 damage to the defending unit.',
        ],
        l: [
          'light space 10/1/9',
          'Whenever this unit is attacked, gain 1 Force.',
          'Whenever this unit is damaged, gain 2 Force.',
        ],
      },
      dice: [1],
      script: [dark.attack('d', 'l')],
    },
    { light: { force: 3 } },
  );
  expectOrder(result, [
    "Test d's effect triggers.",
    /^Test l takes 1 damage/,
    "Test l's effect triggers.",
    "Test l's effect triggers.",
  ]);
});

test('Triggered effects: those that prevent take effect in the prevention window by themselves', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/2/3',
        l: ['light space 10/1/9', 'Whenever this unit is attacked, prevent 1 damage to this unit.'],
      },
      dice: [6, 6],
      script: [dark.attack('d', 'l')],
    },
    { l: { damage: 1 } },
  );
  const line = result.log.find(({ text }) => text.startsWith('Test l prevents'));
  assert.ok(line?.path.includes('damagePrevention'));
});

test('Triggered effects: one that would prevent finds nothing when no hit was rolled, and does not linger', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        d2: 'dark space 40/1/3',
        l: ['light space 10/1/9', 'Whenever this unit is attacked, prevent 1 damage to this unit.'],
      },
      dice: [1, 6],
      script: [dark.attack('d', 'l'), dark.attack('d2', 'l')],
    },
    { l: { damage: 0 } },
  );
  assert.equal(texts(result).filter((text) => text === "Test l's effect triggers.").length, 1);
});

test('"when your opponent plays a Battle card": playing a card is an event', () => {
  expectRun(
    {
      cards: {
        d: 'dark space 50/1/3',
        l: ['light space 10/1/9', 'When your opponent plays a Battle card, gain 1 Force.'],
        a: ['dark battle', 'Gain 1 Force.'],
      },
      script: [dark.play('a')],
    },
    { dark: { force: 1 }, light: { force: 1 } },
  );
});

test('"when you draw a card": once for each card, after all are drawn', () => {
  const result = expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'When you draw a card, gain 1 Force.'],
        a: 'dark space 1/1/1',
        b: 'dark space 1/1/1',
        two: ['dark battle', 'Draw 2 cards.'],
      },
      dark: { deck: ['a', 'b'] },
      script: [dark.play('two')],
    },
    { dark: { force: 2, hand: 2 } },
  );
  expectOrder(result, [
    'Dark draws 2 cards.',
    'Dark gains 1 Force and has 1.',
    'Dark gains 1 Force and has 2.',
  ]);
});

test('"when damage causes this unit to be discarded": not when it is discarded otherwise', () => {
  const cards = {
    d: [
      'dark space 20/2/2',
      'Discard this unit -> Gain 1 Force.',
      'When damage causes this unit to be discarded, gain 5 Force.',
    ],
    l: 'light space 50/3/4',
  } as const;
  expectRun({ cards, script: [dark.use('d')] }, { d: { zone: 'discard' }, dark: { force: 1 } });
  expectRun(
    { cards, dice: [6, 6, 6], script: [light.attack('l', 'd')] },
    { d: { zone: 'discard' }, dark: { force: 5 } },
  );
});

test('"when you gain Force": what it gives itself does not set it off again (Turn Structure, 3)', () => {
  const cards = {
    d: ['dark space 20/2/2', 'When you gain Force, gain 1 more Force.'],
    l: ['light space 50/3/4', 'Whenever your opponent gains Force, gain 1 Force.'],
  } as const;
  expectRun(
    { cards, at: 'gain-force', until: 'roll-for-build' },
    { dark: { force: 5 }, light: { force: 6 } },
  );
});

test('"when you gain Force": also what an opponent lets one gain as a cost', () => {
  const cards = {
    d: ['dark space 20/2/2', 'Whenever you gain Force, your opponent loses 1 Force.'],
    l: ['light space 50/3/4', 'Your opponent gains 1 Force -> Untap this unit.'],
  } as const;
  expectRun(
    { cards, light: { force: 3, space: [{ card: 'l', tapped: true }] }, script: [light.use('l')] },
    { dark: { force: 1 }, light: { force: 2 } },
  );
});
