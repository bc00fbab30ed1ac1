// Keywords, Inspiration.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fight, refused, use } from '../../helpers/fight.ts';

const dA = { version: 'A', text: ['Inspiration'] };

test('Inspiration: each other unit of its player in the arena gets +10 speed, +1 power, +1 health (Keywords)', () => {
  const end = fight({ dA, d1: { power: 2, health: 3 }, dg: { type: 'Ground', power: 2 }, l: {} }, {});
  assert.deepEqual([end.at('d1').speed, end.at('d1').power, end.at('d1').health], [60, 3, 4]);
  assert.deepEqual([end.at('dA').power, end.at('dg').power, end.at('l').power], [3, 2, 1]);
});

test('Inspiration: copies on one unit are one, two units both inspire a third (rulings, 13)', () => {
  const end = fight(
    {
      dA: { version: 'A', text: ['Inspiration', 'Inspiration'] },
      dB: { version: 'A', text: ['Inspiration'] },
      d1: { power: 2 },
    },
    {},
  );
  assert.equal(end.at('d1').power, 4);
  assert.equal(end.at('dA').power, 4);
});

test('Inspiration: a unit that is not unique cannot have it (Keywords, Inspiration)', () => {
  const end = fight({ d: { text: ['Inspiration'] }, d1: { power: 2 } }, {});
  assert.equal(end.at('d1').power, 2);
  assert.deepEqual(end.at('d').keywords, {});
});

test('Inspiration: when it is gone, a unit without health left is discarded (Terms, health)', () => {
  const end = fight(
    {
      dA: { version: 'A', text: ['Inspiration', 'Pay 1 Force -> Retreat this unit.'] },
      d1: { health: 2, damage: 2 },
      l: {},
    },
    { dark: 1, script: [use('dA', 2)] },
  );
  assert.equal(end.at('d1').zone, 'discard');
});

test('Inspiration is nothing to use (Keywords, Inspiration)', () => {
  refused({ dA, l: {} }, { script: [use('dA', 'Inspiration')] }, 'keyword.inspiration');
});
