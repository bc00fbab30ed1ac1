// Keywords, Shields.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Shields: the attacker has X less power against the unit (Keywords, Shields)', () => {
  const end = fight({ d: {}, l: { text: ['Shields 2'] } }, { dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 1);
  assert.equal(end.at('d').power, 3);
});

test('Shields: copies add up, never below no dice (Keywords, Shields)', () => {
  const end = fight({ d: {}, l: { text: ['Shields 2', 'Shields 2'] } }, { script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 0);
});

test('Shields: given during the attack they count, after the roll they come too late (Keywords, Shields)', () => {
  const l = { text: ['Pay 1 Force -> This unit gets Shields 1 for this attack.'] };
  const end = fight({ d: { power: 2 }, l }, { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 1)] });
  assert.equal(end.damage('l'), 1);
});

test('Shields: not against dice of damage; the final defender has its own (Keywords, Shields)', () => {
  const end = fight(
    { d: { power: 1, text: ['Shields 2'] }, l: { text: ['Retaliate 1'] } },
    { dice: [1, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
  refused({ d: {}, l: { text: ['Shields 1'] } }, { script: [use('l', 'Shields')] }, 'keyword.shields');
});

test('Shields: they are part of one sum, in which power below 0 counts as it is (Terms, +/-)', () => {
  const weak = {
    text: ["Pay 0 Force -> One of your opponent's units gets -2 power until end of turn.", 'Shields -2'],
  };
  const end = fight(
    { d: { power: 1 }, l: weak },
    { dice: [4], script: [attack('d', 'l'), use('l', 1, { target: 'd' })] },
  );
  assert.equal(end.damage('l'), 1);
});
