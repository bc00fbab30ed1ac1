// Keywords, Absorb.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l = { power: 1, text: ['Pay 1 Force -> Absorb 2'] };

test('Absorb: power for the next attack equals what was prevented (Keywords, Absorb)', () => {
  const end = fight(
    { d: { power: 3 }, l },
    { light: 1, dice: [4, 5, 2, 6, 5, 4], script: [attack('d', 'l'), use('l', 'Absorb'), attack('l', 'd')] },
  );
  assert.equal(end.damage('l'), 0);
  assert.equal(end.damage('d'), 3);
  assert.equal(end.at('l').power, 1);
});

test('Absorb: two copies are layered and both add power (Keywords, Absorb)', () => {
  const end = fight(
    { d: { power: 3 }, l: { power: 1, text: ['Pay 1 Force -> Absorb 1', 'Pay 1 Force -> Absorb 1'] } },
    {
      light: 2,
      dice: [4, 5, 6, 4, 4, 4],
      script: [attack('d', 'l'), use('l', 'Absorb'), use('l', 'Absorb'), attack('l', 'd')],
    },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 3);
});

test('Absorb: not before damage is pending, and not without any (Keywords, Absorb; rulings, 2)', () => {
  refused({ d: {}, l }, { light: 1, script: [use('l', 'Absorb')] }, 'pop.prevention');
  refused({ d: {}, l }, { light: 1, dice: [1, 1, 1], script: [attack('d', 'l'), use('l', 'Absorb')] });
});

test('Absorb: more than its value is refused (Keywords, Absorb)', () => {
  refused(
    { d: {}, l },
    { light: 1, dice: [4, 4, 4], script: [attack('d', 'l'), use('l', 'Absorb', { amount: 3 })] },
    'effect.amount',
  );
});

test('Absorb: damage that cannot be prevented gives no power (Keywords, Ferocity)', () => {
  const end = fight(
    { d: { power: 1, text: ['Ferocity'] }, l },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), use('l', 'Absorb'), attack('l', 'd')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 1);
});

test('Absorb: the power waits for an attack that is not disrupted (rulings, 12)', () => {
  const end = fight(
    {
      d: { power: 1, text: [] },
      l,
      dStop: { type: 'Battle', text: ['Pay 1 Force -> Disrupt an attack.'] },
    },
    {
      dark: 9,
      light: 1,
      until: { turn: 2, point: 'ground-battle' },
      dice: [6, 3, 6, 6],
      script: [
        attack('d', 'l'),
        use('l', 'Absorb'),
        attack('l', 'd'),
        { by: 'dark', do: 'play', card: 'dStop' },
        attack('l', 'd'),
      ],
    },
  );
  assert.equal(end.damage('d'), 2);
});

test('Absorb: its player may prevent less than it could (Keywords, Absorb)', () => {
  const end = fight(
    { d: { power: 2 }, l },
    {
      light: 1,
      dice: [4, 5, 6, 6],
      script: [attack('d', 'l'), use('l', 'Absorb', { amount: 1 }), attack('l', 'd')],
    },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 2);
});
