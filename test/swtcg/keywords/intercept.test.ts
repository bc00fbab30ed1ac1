// Keywords, Intercept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l2 = { text: ['Pay 1 Force -> Intercept'] };

test('Intercept: the unit becomes the defender of the same attack (Keywords, Intercept)', () => {
  const end = fight(
    { d: { power: 1 }, l1: {}, l2 },
    { light: 1, dice: [6], script: [attack('d', 'l1'), use('l2', 'Intercept')] },
  );
  assert.equal(end.damage('l1'), 0);
  assert.equal(end.damage('l2'), 1);
});

test('Intercept: in every attack of a turn, once per attack and copy (rulings, 1)', () => {
  const again = fight(
    { d1: { power: 1 }, d2: { power: 1 }, l1: {}, l2 },
    {
      light: 2,
      dice: [6, 6],
      script: [attack('d1', 'l1'), use('l2', 'Intercept'), attack('d2', 'l1'), use('l2', 'Intercept')],
    },
  );
  assert.equal(again.damage('l2'), 2);
  const back = [attack('d', 'l1'), use('l2', 'Intercept'), use('l1', 'Intercept')];
  const cards = { d: { power: 1 }, l1: l2, l2 };
  assert.equal(fight(cards, { light: 2, dice: [6], script: back }).damage('l1'), 1);
  refused(cards, { light: 9, script: [...back, use('l2', 'Intercept')] }, 'effect.once');
  const copies = { d: { power: 1 }, l1: l2, l2: { text: [...l2.text, ...l2.text] } };
  assert.equal(
    fight(copies, { light: 3, dice: [6], script: [...back, use('l2', 'Intercept')] }).damage('l2'),
    1,
  );
});

test('Intercept: paid for in vain by a unit that cannot be attacked, and against Precision (rulings, 2)', () => {
  const stealth = fight(
    { d: { power: 1 }, l1: {}, l2: { text: [...l2.text, 'Stealth'] } },
    { light: 1, dice: [6], script: [attack('d', 'l1'), use('l2', 'Intercept')] },
  );
  assert.equal(stealth.damage('l1'), 1);
  assert.equal(stealth.player('light').force, 0);
  const precise = fight(
    { d: { power: 1, text: ['Precision'] }, l1: {}, l2 },
    { light: 1, dice: [6], script: [attack('d', 'l1'), use('l2', 'Intercept')] },
  );
  assert.equal(precise.damage('l1'), 1);
});

test('Intercept: not for itself, not from another arena, not without an attack (Keywords, Intercept)', () => {
  refused({ d: {}, l2 }, { light: 1, script: [attack('d', 'l2'), use('l2', 'Intercept')] }, 'effect.idle');
  refused(
    { d: {}, l1: {}, l2: { ...l2, type: 'Ground' } },
    { light: 1, script: [attack('d', 'l1'), use('l2', 'Intercept')] },
    'effect.idle',
  );
  refused({ d: {}, l1: {}, l2 }, { light: 1, script: [use('l2', 'Intercept')] }, 'effect.play-only');
  refused(
    { d: {}, l1: {}, l2, d2: l2 },
    { light: 1, dark: 1, script: [attack('d', 'l1'), use('d2', 'Intercept')] },
    'effect.idle',
  );
});

test('Intercept: the intercepting unit has been attacked; the attacker has attacked once (Keywords, Intercept)', () => {
  const end = fight(
    {
      d: { power: 1, text: ['When this unit attacks, gain 1 Force.'] },
      l1: {},
      l2: { text: [...l2.text, 'When this unit is attacked, gain 2 Force.'] },
    },
    { light: 1, dice: [6], script: [attack('d', 'l1'), use('l2', 'Intercept')] },
  );
  assert.equal(end.player('dark').force, 1);
  assert.equal(end.player('light').force, 2);
});

test('Intercept: "for this attack" effects go on (Phrases, "for this attack")', () => {
  const end = fight(
    { d: { power: 1, text: ['Pay 1 Force -> This unit gets +1 power for this attack.'] }, l1: {}, l2 },
    { dark: 1, light: 1, dice: [6, 6], script: [attack('d', 'l1'), use('d', 1), use('l2', 'Intercept')] },
  );
  assert.equal(end.damage('l2'), 2);
});
