// Keywords, Intimidation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const dA = { version: 'A', power: 1, health: 2, speed: 20, text: ['Intimidation'] };

test("Intimidation: +10 speed, +1 power, +1 health for each of the opponent's units in the arena (Keywords)", () => {
  const end = fight({ dA, d1: {}, l1: {}, l2: {}, lg: { type: 'Ground' } }, {});
  assert.deepEqual([end.at('dA').speed, end.at('dA').power, end.at('dA').health], [40, 3, 4]);
});

test('Intimidation: copies are one, and only a unique unit has it (Keywords, Intimidation)', () => {
  const two = fight({ dA: { ...dA, text: ['Intimidation', 'Intimidation'] }, l1: {} }, {});
  assert.equal(two.at('dA').power, 2);
  const plain = fight({ d: { power: 1, text: ['Intimidation'] }, l1: {} }, {});
  assert.equal(plain.at('d').power, 1);
});

test('Intimidation: it falls with the units it counts (Keywords, Intimidation)', () => {
  const end = fight({ dA, l1: { health: 1 }, l2: {} }, { dice: [6, 1, 1], script: [attack('dA', 'l1')] });
  assert.equal(end.at('dA').power, 2);
});

test('Intimidation is nothing to use (Keywords, Intimidation)', () => {
  refused({ dA, l: {} }, { script: [use('dA', 'Intimidation')] }, 'keyword.intimidation');
});
