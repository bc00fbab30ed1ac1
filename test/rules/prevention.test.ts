// Damage that is prevented, or can't be (Attacking, 5; Terms, prevent damage).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, type Card, fight, play, told } from '../helpers/fight.ts';

const battle = (...text: string[]): Card => ({ type: 'Battle', text });
const blast = battle("Do 2 damage to each of your opponent's units.");

test('Prevent all damage: to those whom it speaks of, and to nobody else (Terms, prevent damage)', () => {
  const safe = { text: ['Prevent all damage to this unit.'] };
  const end = fight({ d: {}, l1: safe, l2: {}, dBlast: blast }, { script: [play('dBlast')] });
  assert.deepEqual([end.damage('l1'), end.damage('l2')], [0, 2]);
  assert.equal(told(end, 'damage.prevent').length, 1);
});

test('Prevent all damage to and from a unit: what others do is done (Terms, prevent damage)', () => {
  const tame = { power: 1, text: ['Prevent all damage to and from this unit.'] };
  const end = fight(
    { d1: tame, d2: { power: 1, speed: 40 }, l: {} },
    { dice: [6, 6], script: [attack('d1', 'l'), attack('d2', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Prevent all damage: where nothing is to be prevented nothing is told', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Prevent all damage to this unit.'] } },
    { dice: [1], script: [attack('d', 'l')] },
  );
  assert.deepEqual(told(end, 'damage.prevent'), []);
});
