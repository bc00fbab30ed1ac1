// Keywords, Stun.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Stun: a damaged unit has -X power until the battle ends (Keywords, Stun)', () => {
  const end = fight(
    { d: { text: ['Stun 1'] }, l: { power: 3 } },
    { dice: [6, 1, 1], script: [attack('d', 'l')] },
  );
  assert.equal(end.at('l').power, 2);
  const over = fight(
    { d: { text: ['Stun 1'] }, l: { power: 3 } },
    { until: 'turn-end', dice: [6, 1, 1], script: [attack('d', 'l')] },
  );
  assert.equal(over.at('l').power, 3);
});

test('Stun: copies add up; each damage stuns again (Keywords, Stun)', () => {
  const end = fight(
    { d: { power: 1, text: ['Stun 1', 'Stun 1', 'Double Strike'] }, l: { power: 5 } },
    { dice: [6, 6], script: [attack('d', 'l'), attack('d', 'l')] },
  );
  assert.equal(end.at('l').power, 1);
});

test('Stun: not without damage counters (Keywords, Stun)', () => {
  const end = fight(
    { d: { power: 1, text: ['Stun 1'] }, l: { power: 3, text: ['Pay 1 Force -> Evade 1'] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.at('l').power, 3);
});

test('Stun: with the keywords that a unit last had (rulings, 10)', () => {
  const end = fight(
    { d: { power: 1 }, l: { health: 1, text: ['Stun 1', 'Retaliate 1'] } },
    { dice: [6, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.at('d').power, 0);
});

test('Stun: dice of damage stun too, and it is nothing to use (Terms, dice of damage)', () => {
  refused({ d: { text: ['Stun 1'] }, l: {} }, { script: [use('d', 'Stun')] }, 'keyword.stun');
});

test('Stun: a unit that damages itself is not stunned by itself (Keywords, Stun)', () => {
  const end = fight(
    { d: { power: 3, text: ['Stun 1', 'Pay 1 Force -> This unit does 1 damage to itself.'] }, l: {} },
    { dark: 1, script: [use('d', 2)] },
  );
  assert.equal(end.damage('d'), 1);
  assert.equal(end.at('d').power, 3);
});
