// Keywords, Overkill.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, told, use } from '../../helpers/fight.ts';

const d = { power: 4, text: ['Overkill'] };
const over = (amount?: number) =>
  use('d', 'Overkill', { target: 'l2', ...(amount === undefined ? {} : { amount }) });

test('Overkill: excess hits go to another unit, past its Shields, Parry and Armor (Keywords, Overkill)', () => {
  const end = fight(
    { d, l1: { health: 2 }, l2: { text: ['Armor', 'Shields 1', 'Parry 2'] } },
    { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over(2)] },
  );
  assert.equal(end.at('l1').zone, 'discard');
  assert.equal(end.damage('l2'), 2);
});

test('Overkill: without an amount all the excess moves; it need not be used (Keywords, Overkill)', () => {
  assert.equal(
    fight(
      { d, l1: { health: 2 }, l2: {} },
      { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over()] },
    ).damage('l2'),
    2,
  );
  assert.equal(
    fight({ d, l1: { health: 2 }, l2: {} }, { dice: [4, 4, 5, 6], script: [attack('d', 'l1')] }).damage('l2'),
    0,
  );
});

test('Overkill: excess over the remaining health; Critical Hit is no hit (rulings, 4)', () => {
  const hurt = { health: 3, damage: 2 };
  const end = fight({ d, l1: hurt, l2: {} }, { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over()] });
  assert.equal(end.damage('l2'), 3);
  refused(
    { d: { power: 1, text: ['Overkill', 'Critical Hit 3'] }, l1: { health: 1 }, l2: {} },
    { dice: [6], script: [attack('d', 'l1'), over(1)] },
  );
});

test('Overkill: more than the excess is refused, so is the defender and another arena (Keywords, Overkill)', () => {
  const cards = { d, l1: { health: 2 }, l2: {} };
  refused(cards, { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over(3)] }, 'effect.amount');
  refused(
    cards,
    { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), use('d', 'Overkill', { target: 'l1' })] },
    'effect.target',
  );
  refused({ ...cards, l2: { type: 'Ground' } }, { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over(1)] });
});

test('Overkill: too early before the roll, too late after the pending damage (Keywords, Overkill)', () => {
  const cards = { d, l1: { health: 2, text: ['Pay 1 Force -> Evade 1'] }, l2: {} };
  refused(cards, { script: [over(1)] });
  refused(cards, { light: 1, dice: [4, 4, 5, 6], script: [attack('d', 'l1'), use('l1', 'Evade'), over(1)] });
});

test('Overkill: both damages can be prevented, in tandem; Stealth does not help (Keywords, Overkill and Stealth)', () => {
  const end = fight(
    {
      d,
      l1: { health: 2, text: ['Pay 1 Force -> Evade 1'] },
      l2: { text: ['Stealth', 'Pay 1 Force -> Evade 1'] },
    },
    {
      light: 2,
      dice: [4, 4, 5, 6],
      script: [attack('d', 'l1'), over(2), use('l1', 'Evade'), use('l2', 'Evade')],
    },
  );
  assert.equal(end.damage('l1'), 1);
  assert.equal(end.damage('l2'), 1);
});

test('Overkill: a second copy brings no second division (Keywords, Overkill)', () => {
  refused(
    { d: { power: 4, text: ['Overkill', 'Overkill'] }, l1: { health: 2 }, l2: {} },
    { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over(1), over(1)] },
  );
});

test("Overkill: nothing for another unit's attack (Keywords, Overkill)", () => {
  refused(
    { d, d2: { power: 4 }, l1: { health: 2 }, l2: {} },
    { dice: [4, 4, 5, 6], script: [attack('d2', 'l1'), over(1)] },
  );
});

test('Overkill: there is one chance to prevent both damages, not one after the other (Keywords, Overkill)', () => {
  const end = fight(
    { d, l1: { health: 2 }, l2: {} },
    { dice: [4, 4, 5, 6], script: [attack('d', 'l1'), over(2)] },
  );
  assert.equal(told(end, 'pop.prevention').length, 1);
});

test('Overkill: without hits in excess, an amount is refused like a use without one', () => {
  const { rule, message } = refused(
    { d: { ...d, text: ['Overkill', 'Critical Hit 2'] }, l1: { health: 4 }, l2: {} },
    { dice: [6, 6, 6, 6], script: [attack('d', 'l1'), over(1)] },
  );
  assert.deepEqual([rule, /0 at the most/.test(message)], ['effect.idle', false]);
});

test('Overkill: the second unit would be damaged too (Phrases, "would be damaged")', () => {
  const careful = { text: ['Whenever this unit would be damaged, prevent 1 of that damage.'] };
  const leaving = { text: ['Whenever this unit would be damaged, you may retreat it.'] };
  const script = [attack('d', 'l1'), over(2)];
  const spared = fight({ d, l1: { health: 2 }, l2: careful }, { dice: [4, 4, 5, 6], script });
  assert.equal(spared.damage('l2'), 1);
  // Against Cunning the moved hits have a window of their own.
  const secret = { ...d, text: ['Overkill', 'Cunning'] };
  const known = fight({ d: secret, l1: { health: 2 }, l2: careful }, { dice: [4, 4, 5, 6], script });
  assert.equal(known.damage('l2'), 1);
  const gone = fight(
    { d, l1: { health: 2 }, l2: leaving },
    { dice: [4, 4, 5, 6], script: [...script, use('l2', 1)] },
  );
  assert.deepEqual([gone.at('l2').zone, gone.damage('l2')], ['build', 2]);
});
