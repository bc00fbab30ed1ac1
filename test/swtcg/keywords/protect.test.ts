// Keywords, Protect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l2 = { text: ['Pay 1 Force -> Protect 2'] };
const protect = use('l2', 'Protect', { target: 'l1' });

test('Protect: prevents up to X damage to another of its units in the arena (Keywords, Protect)', () => {
  const end = fight(
    { d: {}, l1: {}, l2 },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l1'), protect] },
  );
  assert.equal(end.damage('l1'), 1);
  const less = fight(
    { d: {}, l1: {}, l2 },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l1'), use('l2', 'Protect', { amount: 1 })] },
  );
  assert.equal(less.damage('l1'), 2);
});

test('Protect: copies are layered, each once for each damage (Keywords, Protect)', () => {
  const two = { text: ['Pay 1 Force -> Protect 1', 'Pay 1 Force -> Protect 1'] };
  const end = fight(
    { d: {}, l1: {}, l2: two },
    { light: 2, dice: [4, 5, 6], script: [attack('d', 'l1'), protect, protect] },
  );
  assert.equal(end.damage('l1'), 1);
  refused(
    { d: {}, l1: {}, l2 },
    { light: 2, dice: [4, 5, 6], script: [attack('d', 'l1'), protect, protect] },
    'effect.once',
  );
});

test('Protect: not itself, not in another arena, not the opponent (Keywords, Protect)', () => {
  refused(
    { d: {}, l2 },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l2'), use('l2', 'Protect', { target: 'l2' })] },
    'effect.target',
  );
  refused(
    { d: {}, l1: {}, l2: { ...l2, type: 'Ground' } },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l1'), protect] },
    'effect.target',
  );
  refused({ d: {}, l1: {}, l2 }, { light: 1, script: [protect] }, 'pop.prevention');
});

test('Protect: a unit that leaves as the cost counts as being there (Keywords, Protect)', () => {
  const end = fight(
    { d: {}, l1: {}, l2: { text: ['Retreat this unit -> Protect 2'] }, l3: {} },
    { dice: [4, 5, 6], script: [attack('d', 'l1'), use('l2', 'Protect')] },
  );
  assert.equal(end.at('l2').zone, 'build');
  assert.equal(end.damage('l1'), 1);
});

test('Protect: unpreventable damage is not prevented (Keywords, Ferocity)', () => {
  const end = fight(
    { d: { power: 1, text: ['Ferocity'] }, l1: {}, l2 },
    { light: 1, dice: [6], script: [attack('d', 'l1'), protect] },
  );
  assert.equal(end.damage('l1'), 1);
});
