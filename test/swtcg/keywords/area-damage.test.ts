// Keywords, Area Damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const d = { power: 2, text: ['Area Damage 2'] };

test('Area Damage: after a discard, dice of damage to another unit there (Keywords, Area Damage)', () => {
  const end = fight(
    { d, l1: { health: 2 }, l2: {} },
    { dice: [4, 5, 6, 1], script: [attack('d', 'l1'), use('d', 'Area Damage', { target: 'l2' })] },
  );
  assert.equal(end.at('l1').zone, 'discard');
  assert.equal(end.damage('l2'), 1);
});

test('Area Damage: two copies are one with the sum (Keywords, Area Damage)', () => {
  const end = fight(
    { d: { power: 2, text: ['Area Damage 2', 'Area Damage 1'] }, l1: { health: 2 }, l2: {} },
    { dice: [4, 5, 6, 6, 6], script: [attack('d', 'l1'), use('d', 'Area Damage', { target: 'l2' })] },
  );
  assert.equal(end.damage('l2'), 3);
});

test('Area Damage: too early before the discard, too late after the attack, nothing without a discard', () => {
  const cards = { d, l1: { health: 3 }, l2: {} };
  const area = use('d', 'Area Damage', { target: 'l2' });
  refused(cards, { script: [area] });
  refused(cards, { dice: [4, 5], script: [attack('d', 'l1'), area] });
});

test('Area Damage: it may be left undone, and a Bombard reaches the arena of the victim (Keywords, Area Damage)', () => {
  const cards = {
    d: { power: 1, text: ['Bombard 2', 'Area Damage 1'] },
    l1: { type: 'Ground', health: 2 },
    l2: { type: 'Ground' },
  };
  const none = fight(cards, { dice: [4, 5], script: [attack('d', 'l1')] });
  assert.equal(none.damage('l2'), 0);
  const done = fight(cards, {
    dice: [4, 5, 6],
    script: [attack('d', 'l1'), use('d', 'Area Damage', { target: 'l2' })],
  });
  assert.equal(done.damage('l2'), 1);
});

test('Area Damage: a unit discarded by it was not discarded by the attack: no chain (Keywords, Area Damage)', () => {
  const end = fight(
    { d, l1: { health: 2 }, l2: { health: 1 }, l3: {} },
    { dice: [4, 5, 6, 1], script: [attack('d', 'l1'), use('d', 'Area Damage', { target: 'l2' })] },
  );
  assert.equal(end.at('l2').zone, 'discard');
  assert.equal(end.damage('l3'), 0);
});

test('Area Damage: another unit must be chosen (Keywords, Area Damage)', () => {
  refused(
    { d, l1: { health: 2 }, l2: { type: 'Ground' } },
    { dice: [4, 5], script: [attack('d', 'l1'), use('d', 'Area Damage', { target: 'l2' })] },
    'effect.target',
  );
});

test("Area Damage: not for a discard by another unit's attack (Keywords, Area Damage)", () => {
  refused(
    { d, d2: { power: 2 }, l1: { health: 2 }, l2: {} },
    { dice: [4, 5], script: [attack('d2', 'l1'), use('d', 'Area Damage', { target: 'l2' })] },
  );
});

test("Area Damage: not for a discard by the unit's other damage (Keywords, Area Damage)", () => {
  const does = "Pay 1 Force -> This unit does 2 damage to one of your opponent's units.";
  refused(
    { d: { ...d, text: [...d.text, does] }, l1: { health: 2 }, l2: {} },
    { dark: 1, script: [use('d', 2, { target: 'l1' }), use('d', 'Area Damage', { target: 'l2' })] },
  );
});
