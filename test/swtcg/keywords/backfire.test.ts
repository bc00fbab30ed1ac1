// Keywords, Backfire.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Backfire: a natural three in the first throw harms the unit after its attack (Keywords, Backfire)', () => {
  const end = fight(
    { d: { text: ['Backfire 2'] }, l: {} },
    { dice: [3, 6, 3, 4, 5], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 2);
});

test('Backfire: copies add up, threes do not (Keywords, Backfire)', () => {
  const end = fight(
    { d: { text: ['Backfire 1', 'Backfire 1'] }, l: {} },
    { dice: [3, 3, 3, 4, 5], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('d'), 2);
});

test('Backfire: the throw before rerolls counts (Keywords, Backfire)', () => {
  const away = fight(
    { d: { power: 1, text: ['Backfire 1', 'Lucky 1'] }, l: {} },
    { dice: [3, 6, 6], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })] },
  );
  assert.equal(away.damage('d'), 1);
  const late = fight(
    { d: { power: 1, text: ['Backfire 1', 'Lucky 1'] }, l: {} },
    { dice: [2, 3], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })] },
  );
  assert.equal(late.damage('d'), 0);
});

test('Backfire: not for dice of damage, and its damage can be prevented (Keywords, Backfire)', () => {
  fight(
    { d: { power: 1 }, l: { text: ['Backfire 2', 'Retaliate 1'] } },
    { dice: [1, 3], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  const end = fight(
    { d: { power: 1, text: ['Backfire 1', 'Pay 1 Force -> Evade 1'] }, l: {} },
    { dark: 1, dice: [3, 6], script: [attack('d', 'l'), use('d', 'Evade')] },
  );
  assert.equal(end.damage('d'), 0);
});

test('Backfire: it is nothing to use (Keywords, Backfire)', () => {
  refused({ d: { text: ['Backfire 1'] }, l: {} }, { script: [use('d', 'Backfire')] }, 'keyword.backfire');
});
