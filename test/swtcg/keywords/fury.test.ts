// Keywords, Fury.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Fury: a natural four in the first throw adds X dice, once (Keywords, Fury)', () => {
  const end = fight(
    { d: { power: 2, text: ['Fury 2'] }, l: {} },
    { dice: [4, 4, 4, 4], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Fury: copies add up (Keywords, Fury)', () => {
  const end = fight(
    { d: { power: 1, text: ['Fury 1', 'Fury 1'] }, l: {} },
    { dice: [4, 5, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 3);
});

test('Fury: a four after a reroll comes too late; one rerolled away has counted (Keywords, Fury)', () => {
  const cards = { d: { power: 1, text: ['Fury 1', 'Lucky 1'] }, l: {} };
  const late = fight(cards, { dice: [1, 4], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })] });
  assert.equal(late.damage('l'), 1);
  const away = fight(cards, {
    dice: [4, 6, 1],
    script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })],
  });
  assert.equal(away.damage('l'), 1);
});

test('Fury: its dice count for natural numbers and can be rolled again (rulings, 11)', () => {
  const end = fight(
    { d: { power: 1, text: ['Fury 1', 'Critical Hit 1', 'Lucky 1'] }, l: { text: ['Parry 1'] } },
    { dice: [4, 1, 6], script: [attack('d', 'l'), use('d', 'Lucky', { dice: [1] })] },
  );
  assert.equal(end.damage('l'), 3);
});

test('Fury: Accuracy makes no natural four, and Shields take no dice of Fury (Keywords, Fury)', () => {
  const none = fight(
    { d: { power: 1, text: ['Fury 1', 'Accuracy 1'] }, l: {} },
    { dice: [3], script: [attack('d', 'l')] },
  );
  assert.equal(none.damage('l'), 1);
  const end = fight(
    { d: { power: 2, text: ['Fury 1'] }, l: { text: ['Shields 1'] } },
    { dice: [4, 4], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Fury: not for dice of damage, and nothing to use (Keywords, Fury)', () => {
  fight(
    { d: { power: 1 }, l: { text: ['Fury 2', 'Retaliate 1'] } },
    { dice: [1, 4], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  refused({ d: { text: ['Fury 1'] }, l: {} }, { script: [use('d', 'Fury')] }, 'keyword.fury');
});
