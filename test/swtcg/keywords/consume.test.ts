// Consume, a keyword of later sets (Terms, reminder text).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, use } from '../../helpers/fight.ts';

const d = { power: 3, text: ['Consume'] };

test('Consume: the unit takes in what its damage discards and grows by it', () => {
  const end = fight({ d, l: { health: 2 } }, { dice: [6, 6, 1], script: [attack('d', 'l')] });
  assert.equal(end.at('l').zone, 'under:d');
  assert.equal(end.at('l').faceDown, true);
  const { speed, power, health } = end.at('d');
  assert.deepEqual([speed, power, health], [60, 4, 10]);
});

test('Consume: two copies are one', () => {
  const two = { power: 3, text: ['Consume', 'Consume'] };
  const end = fight({ d: two, l: { health: 2 } }, { dice: [6, 6, 1], script: [attack('d', 'l')] });
  assert.equal(end.at('d').power, 4);
});

test('Consume: only the top card of a stack goes under, the others stay in the discard pile', () => {
  const end = fight(
    {
      d: { power: 6, text: ['Consume'] },
      lA: { name: 'Tarn Vell', version: 'A', health: 2, stack: ['lB'] },
      lB: { name: 'Tarn Vell', version: 'B', health: 2 },
    },
    { dice: [6, 6, 6, 1, 1, 1], script: [attack('d', 'lA')] },
  );
  assert.equal(end.at('lA').zone, 'under:d');
  assert.equal(end.at('lB').zone, 'discard');
});

test('Consume: a unit that damage did not discard is not taken in', () => {
  const end = fight(
    { d: { text: ['Consume', "Pay 1 Force -> Discard one of your opponent's units."] }, l: {} },
    { dark: 1, script: [use('d', 2, { target: 'l' })] },
  );
  assert.equal(end.at('l').zone, 'discard');
});

test('Consume: dice of damage of the unit count, another unit’s damage does not', () => {
  const end = fight(
    {
      d: { power: 1 },
      l: { health: 3, text: ['Consume', 'Retaliate 2'] },
      l2: { health: 1 },
      d1: { health: 1, power: 1, speed: 20 },
    },
    { dice: [1, 6, 6, 6], script: [attack('d', 'l2'), attack('d1', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.at('d1').zone, 'under:l');
  assert.equal(end.at('l2').zone, 'space');
});

test('Consume: a unit that is discarded by its own damage takes in nothing', () => {
  const end = fight(
    { d: { power: 1, health: 1, text: ['Consume', 'Backfire 1'] }, l: {} },
    { dice: [3, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.at('d').zone, 'discard');
});

test('Consume: when the unit leaves, what lies under it is out of the game for good (Terms, face-down)', () => {
  const end = fight(
    { d: { power: 2, health: 1, text: ['Consume'] }, l: { health: 1 }, l2: { power: 2 } },
    { dice: [6, 1, 6, 6], script: [attack('d', 'l'), attack('l2', 'd')] },
  );
  assert.equal(end.at('d').zone, 'discard');
  assert.equal(end.at('l').zone, 'out');
});

test('Consume: a Subordinate goes back to the supply and is not taken in (Subordinate Special Rules)', () => {
  const l = {
    type: 'Subordinate',
    subtype: 'Space - Pirate',
    speed: 30,
    power: 1,
    health: 1,
    in: 'space',
  } as const;
  const end = fight({ d, l }, { dice: [6, 1, 1], script: [attack('d', 'l')] });
  assert.equal(end.at('l').zone, 'supply');
  assert.equal(end.at('d').power, 3);
});

test('Consume: a replaced discard brings nothing (Terms, replacement effect)', () => {
  const l = {
    health: 1,
    text: ['When this unit would be discarded, return it to your hand instead.'],
  };
  const end = fight({ d, l }, { dice: [6, 1, 1], script: [attack('d', 'l')] });
  assert.equal(end.at('d').power, 3);
});

test('Consume: granted for a time it works for that time, and it is nothing to use', () => {
  const dGift = {
    type: 'Battle',
    text: ['Pay 1 Force -> One of your units gets Consume until end of turn.'],
  };
  const end = fight(
    { d: {}, l: { health: 1 }, dGift },
    { dark: 1, dice: [6, 1, 1], script: [play('dGift', { target: 'd' }), attack('d', 'l')] },
  );
  assert.equal(end.at('d').power, 4);
  refused({ d, l: {} }, { script: [use('d', 'Consume')] }, 'keyword.consume');
});
