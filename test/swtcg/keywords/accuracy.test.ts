// Keywords, Accuracy.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Accuracy: X is added to each attack die (Keywords, Accuracy)', () => {
  const end = fight({ d: { text: ['Accuracy 1'] }, l: {} }, { dice: [3, 2, 6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 2);
});

test('Accuracy: copies add up and a negative one subtracts (Keywords, Accuracy)', () => {
  const up = fight(
    { d: { text: ['Accuracy 1', 'Accuracy 1'] }, l: {} },
    { dice: [2, 1, 6], script: [attack('d', 'l')] },
  );
  assert.equal(up.damage('l'), 2);
  assert.deepEqual(up.at('d').keywords, { Accuracy: 2 });
  const down = fight(
    { d: { text: ['Accuracy -1'] }, l: {} },
    { dice: [4, 5, 6], script: [attack('d', 'l')] },
  );
  assert.equal(down.damage('l'), 2);
});

test('Accuracy: natural numbers stay what they are (Keywords, Accuracy)', () => {
  const end = fight(
    {
      d: { text: ['Accuracy 1', 'Critical Hit 3', 'Fury 1', 'Focus 1'] },
      l: { text: ['Parry 1', 'Riposte 1'] },
    },
    { dice: [5, 3, 3], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 3);
  assert.equal(end.damage('d'), 0);
});

test('Accuracy: gained after the roll it is too late (Keywords, Accuracy)', () => {
  const end = fight(
    {
      d: {
        text: ['Pay 1 Force -> Reroll 1 of your attack dice. This unit gets Accuracy 1 for this attack.'],
      },
      l: {},
    },
    { dark: 1, dice: [3, 3, 3, 3], script: [attack('d', 'l'), use('d', 1, { dice: [0] })] },
  );
  assert.equal(end.damage('l'), 0);
});

test('Accuracy: does not touch dice of damage (Terms, dice of damage)', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Accuracy 1', 'Pay 1 Force -> Retaliate 2'] } },
    { light: 1, dice: [1, 3, 4], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
});

test('Accuracy is not something to use (Keywords, Accuracy)', () => {
  refused({ d: { text: ['Accuracy 1'] }, l: {} }, { script: [use('d', 'Accuracy')] }, 'keyword.accuracy');
});
