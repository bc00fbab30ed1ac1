// Keywords, Fortitude.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const d = { power: 2, text: ['Ferocity'] };

test('Fortitude: the unit prevents unpreventable damage to itself (Keywords, Fortitude)', () => {
  const end = fight(
    { d, l: { text: ['Fortitude', 'Parry 1', 'Pay 1 Force -> Deflect 1'] } },
    { light: 1, dice: [1, 5], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 0);
});

test('Fortitude: also damage that an effect makes unpreventable (Keywords, Fortitude)', () => {
  const end = fight(
    {
      d: { text: ["Pay 1 Force -> Do 2 damage to one of your opponent's units that can't be prevented."] },
      l: { text: ['Fortitude', 'Fortitude', 'Pay 1 Force -> Evade 2'] },
    },
    { dark: 1, light: 1, script: [use('d', 1, { target: 'l' }), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 0);
});

test('Fortitude: not by others, and not for others (Keywords, Fortitude)', () => {
  const end = fight(
    { d, l1: { text: ['Fortitude'] }, l2: { text: ['Pay 1 Force -> Protect 2', 'Fortitude'] } },
    { light: 1, dice: [4, 5], script: [attack('d', 'l1'), use('l2', 'Protect', { target: 'l1' })] },
  );
  assert.equal(end.damage('l1'), 2);
});

test('Fortitude: damage counters put by an effect are no damage (Keywords, Fortitude)', () => {
  refused(
    {
      d: { text: ["Pay 1 Force -> Put 2 damage counters on one of your opponent's units."] },
      l: { text: ['Fortitude', 'Pay 1 Force -> Evade 2'] },
    },
    { dark: 1, light: 1, script: [use('d', 1, { target: 'l' }), use('l', 'Evade')] },
  );
});
