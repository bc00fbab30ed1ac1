// Keywords, Redirect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l1 = { text: ['Pay 1 Force -> Redirect'] };
const redirect = use('l1', 'Redirect', { target: 'l2' });

test('Redirect: the attack goes against another of its units (Keywords, Redirect)', () => {
  const end = fight(
    { d: { power: 1 }, l1, l2: {} },
    { light: 1, dice: [6], script: [attack('d', 'l1'), redirect] },
  );
  assert.equal(end.damage('l2'), 1);
  assert.equal(end.damage('l1'), 0);
});

test('Redirect: in every attack, once for each copy (rulings, 1)', () => {
  const end = fight(
    { d1: { power: 1 }, d2: { power: 1 }, l1, l2: {} },
    { light: 2, dice: [6, 6], script: [attack('d1', 'l1'), redirect, attack('d2', 'l1'), redirect] },
  );
  assert.equal(end.damage('l2'), 2);
  const back = [attack('d', 'l1'), redirect, use('l2', 'Redirect', { target: 'l1' })];
  refused({ d: {}, l1, l2: l1 }, { light: 9, script: [...back, redirect] }, 'effect.once');
  const two = { text: [...l1.text, ...l1.text] };
  const copies = fight(
    { d: { power: 1 }, l1: two, l2: l1 },
    { light: 9, dice: [6], script: [...back, redirect] },
  );
  assert.equal(copies.damage('l2'), 1);
});

test('Redirect: only to a unit that can be attacked (Keywords, Redirect)', () => {
  refused({ d: {}, l1, l2: { text: ['Stealth'] } }, { light: 1, script: [attack('d', 'l1'), redirect] });
  refused({ d: {}, l1, l2: { type: 'Ground' } }, { light: 1, script: [attack('d', 'l1'), redirect] });
});

test('Redirect: only by the unit that is attacked, during the attack (Keywords, Redirect)', () => {
  refused({ d: {}, l1, l2: {} }, { light: 1, script: [attack('d', 'l2'), redirect] });
  refused({ d: {}, l1, l2: {} }, { light: 1, script: [redirect] });
  refused(
    { d: { power: 1 }, l1, l2: {} },
    { light: 1, dice: [6, 6], script: [attack('d', 'l1'), attack('l1', 'd'), redirect] },
  );
});

test('Redirect: no effect against Precision (Keywords, Redirect; rulings, 2)', () => {
  const end = fight(
    { d: { power: 1, text: ['Precision'] }, l1, l2: {} },
    { light: 1, dice: [6], script: [attack('d', 'l1'), redirect] },
  );
  assert.equal(end.damage('l1'), 1);
});
