// Keywords, Double Damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Double Damage: one more counter for each damage that was not prevented (Keywords, Double Damage)', () => {
  const end = fight(
    { d: { text: ['Double Damage'] }, l: { text: ['Pay 1 Force -> Evade 1'] } },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Double Damage: two copies do not double twice (Keywords, Double Damage)', () => {
  const end = fight(
    { d: { text: ['Double Damage', 'Double Damage'] }, l: {} },
    { dice: [4, 5, 1], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Double Damage: not for damage that the unit does otherwise (rulings, 9)', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Double Damage', 'Retaliate 1'] } },
    { dice: [1, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
});

test('Double Damage: not for hits that Overkill moves (rulings, 9)', () => {
  const end = fight(
    { d: { text: ['Double Damage', 'Overkill'] }, l1: { health: 1 }, l2: {} },
    { dice: [4, 5, 6], script: [attack('d', 'l1'), use('d', 'Overkill', { target: 'l2', amount: 2 })] },
  );
  assert.equal(end.damage('l2'), 2);
});

test('Double Damage: Critical Hit is doubled with the rest, dice without hits bring nothing', () => {
  const end = fight(
    { d: { power: 1, text: ['Double Damage', 'Critical Hit 1'] }, l: {} },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
  const none = fight(
    { d: { power: 1, text: ['Double Damage'] }, l: {} },
    { dice: [1], script: [attack('d', 'l')] },
  );
  assert.equal(none.damage('l'), 0);
});

test('Double Damage is nothing to use (Keywords, Double Damage)', () => {
  refused(
    { d: { text: ['Double Damage'] }, l: {} },
    { script: [use('d', 'Double Damage')] },
    'keyword.double-damage',
  );
});
