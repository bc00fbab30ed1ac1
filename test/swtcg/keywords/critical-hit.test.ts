// Keywords, Critical Hit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Critical Hit: X more damage for a natural six, once (Keywords, Critical Hit)', () => {
  const end = fight(
    { d: { text: ['Critical Hit 2'] }, l: {} },
    { dice: [6, 6, 1], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Critical Hit: copies add up (Keywords, Critical Hit)', () => {
  const end = fight(
    { d: { text: ['Critical Hit 1', 'Critical Hit 2'] }, l: {} },
    { dice: [6, 1, 1], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Critical Hit: a six that misses counts all the same (rulings, 6)', () => {
  const end = fight(
    { d: { power: 1, text: ['Critical Hit 2', 'Accuracy -3'] }, l: {} },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Critical Hit: the roll after rerolls counts (Keywords, Critical Hit)', () => {
  const end = fight(
    { d: { power: 1, text: ['Critical Hit 2', 'Lucky 1'] }, l: {} },
    { dice: [2, 6], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })] },
  );
  assert.equal(end.damage('l'), 3);
});

test('Critical Hit: gained after the roll it is too late (Keywords, Critical Hit)', () => {
  const end = fight(
    {
      d: {
        text: ['Pay 1 Force -> Reroll 1 of your attack dice. This unit gets Critical Hit 2 for this attack.'],
      },
      l: {},
    },
    { dark: 1, dice: [6, 1, 1, 1], script: [attack('d', 'l'), use('d', 1, { dice: [2] })] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Critical Hit: not for dice of damage, and nothing to use (Keywords, Critical Hit)', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Critical Hit 3', 'Retaliate 1'] } },
    { dice: [1, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
  refused(
    { d: { text: ['Critical Hit 1'] }, l: {} },
    { script: [use('d', 'Critical Hit')] },
    'keyword.critical-hit',
  );
});
