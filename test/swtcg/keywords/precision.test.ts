// Keywords, Precision.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Precision: Intercept and Redirect change nothing (Keywords, Precision)', () => {
  const end = fight(
    {
      d: { power: 1, text: ['Precision'] },
      l1: { text: ['Pay 1 Force -> Redirect'] },
      l2: { text: ['Pay 1 Force -> Intercept'] },
    },
    {
      light: 2,
      dice: [6],
      script: [attack('d', 'l1'), use('l1', 'Redirect', { target: 'l2' }), use('l2', 'Intercept')],
    },
  );
  assert.equal(end.damage('l1'), 1);
  assert.equal(end.player('light').force, 0);
});

test('Precision: Elude is its former name; copies are one (Keywords, Precision)', () => {
  const end = fight(
    { d: { power: 1, text: ['Elude', 'Precision'] }, l1: {}, l2: { text: ['Pay 1 Force -> Intercept'] } },
    { light: 1, dice: [6], script: [attack('d', 'l1'), use('l2', 'Intercept')] },
  );
  assert.equal(end.damage('l1'), 1);
  assert.deepEqual(end.at('d').keywords, { Precision: true });
});

test('Precision: Overkill still divides, and attacks of others can be turned (Keywords, Precision)', () => {
  const end = fight(
    { d1: { power: 1 }, d2: { text: ['Precision'] }, l1: {}, l2: { text: ['Pay 1 Force -> Intercept'] } },
    { light: 1, dice: [6], script: [attack('d1', 'l1'), use('l2', 'Intercept')] },
  );
  assert.equal(end.damage('l2'), 1);
  refused({ d2: { text: ['Precision'] }, l1: {} }, { script: [use('d2', 'Precision')] }, 'keyword.precision');
});
