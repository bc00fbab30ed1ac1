// Keywords, Armor.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Armor: only 5 or more hits (Keywords, Armor)', () => {
  const end = fight({ d: {}, l: { text: ['Armor'] } }, { dice: [4, 5, 6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 2);
});

test('Armor: a second copy adds nothing (Keywords, Armor)', () => {
  const end = fight(
    { d: {}, l: { text: ['Armor', 'Armor'] } },
    { dice: [4, 5, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
  assert.deepEqual(end.at('l').keywords, { Armor: true });
});

test('Armor: it works against dice of damage (Keywords, Armor)', () => {
  const end = fight(
    { d: { power: 1, text: ['Armor'] }, l: { text: ['Retaliate 3'] } },
    { dice: [1, 4, 4, 5], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
});

test('Armor: it redefines the roll that is needed, Accuracy changes the die (Keywords, Armor)', () => {
  const end = fight(
    { d: { text: ['Accuracy 1'] }, l: { text: ['Armor'] } },
    { dice: [3, 4, 5], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Armor: gained for the attack it counts, and it is nothing to use (Keywords, Armor)', () => {
  const l = { text: ['Pay 1 Force -> This unit gets Armor for this attack.'] };
  const end = fight({ d: {}, l }, { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 1)] });
  assert.equal(end.damage('l'), 2);
  refused({ d: {}, l: { text: ['Armor'] } }, { script: [use('l', 'Armor')] }, 'keyword.armor');
});
