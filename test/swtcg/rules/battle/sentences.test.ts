// Sentence forms about battle, tested by playing them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, choose, fight, play, refused, use } from '../../../helpers/fight.ts';

test('Parts of an Effect: what follows a keyword in its paragraph belongs to the same effect', () => {
  const end = fight(
    { d: { power: 2 }, l: { text: ['Pay 1 Force -> Evade 1. Gain 3 Force.'] } },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.player('light').force, 3);
  refused(
    { d: {}, l: { text: ['Pay 1 Force -> Evade 1. Gain 3 Force.'] } },
    { light: 1, script: [use('l', 'Evade')] },
    'pop.prevention',
  );
});

test('"with X power": it takes the place of the printed power and of the stack, other effects count (rulings, 5)', () => {
  const text = [
    'This unit may attack a unit in the Ground arena instead of the Space arena with 2 power, plus any other effects.',
    'Pay 1 Force -> This unit gets +1 power for this attack.',
  ];
  const end = fight(
    {
      d: { name: 'Test Ace', version: 'A', power: 5, text, stack: ['dB'] },
      dB: { name: 'Test Ace', version: 'B' },
      l: { type: 'Ground' },
    },
    { dark: 1, dice: [6, 6, 6], script: [attack('d', 'l'), use('d', 2)] },
  );
  assert.equal(end.damage('l'), 3);
});

test("a card that changes the defender: not to a unit that can't be attacked", () => {
  const lCard = {
    type: 'Battle',
    text: ['Pay 1 Force -> The attacking unit attacks one of your other units instead.'],
  };
  const end = fight(
    { d: { power: 1 }, l1: {}, l2: {}, lCard },
    { light: 1, dice: [6], script: [attack('d', 'l1'), play('lCard', { target: 'l2' })] },
  );
  assert.equal(end.damage('l2'), 1);
  refused(
    { d: { power: 1 }, l1: {}, l2: { text: ['Stealth'] }, l3: {}, lCard },
    { light: 1, script: [attack('d', 'l1'), play('lCard', { target: 'l2' })] },
  );
  refused(
    { d: { power: 1 }, l1: {}, l2: {}, lCard },
    { light: 1, script: [play('lCard', { target: 'l2' })] },
  );
});

test('"Play only when this unit\'s attack ends": after the damage, once for each attack', () => {
  const d = { power: 1, text: ["Pay 1 Force -> Untap this unit. Play only when this unit's attack ends."] };
  const end = fight(
    { d, l: {} },
    { dark: 2, dice: [6, 6], script: [attack('d', 'l'), use('d', 1), attack('d', 'l'), use('d', 1)] },
  );
  assert.equal(end.damage('l'), 2);
  refused({ d, l: {} }, { dark: 2, script: [use('d', 1)] }, 'effect.play-only');
});

test('"can\'t attack this unit": others may still be attacked', () => {
  const l1 = { text: ["Your opponent's units can't attack this unit."] };
  refused({ d: {}, l1, l2: {} }, { script: [attack('d', 'l1')] }, 'attack.cant');
  assert.equal(
    fight({ d: { power: 1 }, l1, l2: {} }, { dice: [6], script: [attack('d', 'l2')] }).damage('l2'),
    1,
  );
});

test('text lost as long as a condition holds', () => {
  const l = { text: ['Stealth', 'As long as this unit is tapped, it loses Armor.', 'Armor'] };
  assert.equal(
    fight({ d: { power: 1 }, l: { ...l, tapped: true } }, { dice: [4], script: [attack('d', 'l')] }).damage(
      'l',
    ),
    1,
  );
});

test('"rolled no hits" against a unit', () => {
  const l = { text: ['When your opponent rolls no hits against this unit, gain 1 Force.'] };
  assert.equal(
    fight({ d: { power: 1 }, l }, { dice: [1], script: [attack('d', 'l')] }).player('light').force,
    1,
  );
  assert.equal(
    fight({ d: { power: 1 }, l }, { dice: [6], script: [attack('d', 'l')] }).player('light').force,
    0,
  );
});

test('hits divided by an activated effect: chosen when damage is pending (Phrases, "divide hits")', () => {
  const d = {
    power: 2,
    text: [
      "Pay 1 Force -> You may divide this unit's hits between the defending unit and another unit in the same arena for this attack.",
    ],
  };
  const end = fight(
    { d, l1: {}, l2: {} },
    {
      dark: 1,
      dice: [6, 6],
      script: [attack('d', 'l1'), use('d', 1), use('d', 'd:1', { target: 'l2', amount: 2 })],
    },
  );
  assert.equal(end.damage('l2'), 2);
});

test('unpreventable damage of an effect, and prevention paid for in vain', () => {
  const end = fight(
    {
      d: { text: ["Pay 1 Force -> Do 2 unpreventable damage to one of your opponent's units."] },
      l: { text: ['Pay 1 Force -> Evade 2'] },
    },
    { dark: 1, light: 1, script: [use('d', 1, { target: 'l' }), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 2);
  assert.equal(end.player('light').force, 0);
});

test('a choice that the script leaves open is asked when the effect resolves (Phrases, "choose")', () => {
  const end = fight(
    { d: { text: ["Pay 1 Force -> Do 1 damage to one of your opponent's units."] }, l1: {}, l2: {} },
    { dark: 1, script: [use('d', 1), choose('dark', 'l2')] },
  );
  assert.equal(end.damage('l2'), 1);
});

test('a granted ability that is no keyword is named by the card that grants it and its paragraph', () => {
  const dGift = {
    type: 'Battle',
    text: ['Pay 1 Force -> One of your units gets "Pay 1 Force -> Gain 4 Force." until end of turn.'],
  };
  const end = fight(
    { d: {}, dGift },
    { dark: 2, script: [play('dGift', { target: 'd' }), use('d', 'dGift:1')] },
  );
  assert.equal(end.player('dark').force, 4);
  refused(
    { d: {}, dGift },
    { dark: 3, script: [play('dGift', { target: 'd' }), use('d', 'dGift:1'), use('d', 'dGift:1')] },
    'effect.once',
  );
});

test('a granted triggered ability is named in the same way', () => {
  const dGift = {
    type: 'Battle',
    text: [
      'Pay 1 Force -> One of your units gets "When this unit attacks, you may gain 4 Force." until end of turn.',
    ],
  };
  const end = fight(
    { d: { power: 1 }, dGift, l: {} },
    { dark: 1, dice: [1], script: [play('dGift', { target: 'd' }), attack('d', 'l'), use('d', 'dGift:1')] },
  );
  assert.equal(end.player('dark').force, 4);
});
