// Keywords, Evade.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l = { text: ['Pay 1 Force -> Evade 2'] };

test('Evade: prevents up to X of the damage to its unit (Keywords, Evade)', () => {
  const end = fight(
    { d: {}, l },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Evade: less than X may be chosen; too much is cut or refused (Keywords, Evade)', () => {
  const less = fight(
    { d: {}, l },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade', { amount: 1 })] },
  );
  assert.equal(less.damage('l'), 2);
  const cut = fight(
    { d: { power: 1 }, l },
    { light: 1, dice: [4], script: [attack('d', 'l'), use('l', 'Evade', { amount: 2 })] },
  );
  assert.equal(cut.damage('l'), 0);
  refused(
    { d: {}, l },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade', { amount: 3 })] },
    'effect.amount',
  );
});

test('Evade: copies are layered; each works once for each damage (Keywords, Evade)', () => {
  const two = { text: ['Pay 1 Force -> Evade 1', 'Pay 1 Force -> Evade 1'] };
  const end = fight(
    { d: {}, l: two },
    { light: 2, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
  refused(
    { d: {}, l },
    { light: 2, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade'), use('l', 'Evade')] },
    'effect.once',
  );
});

test('Evade: again in another attack of the same turn (Effect Types, Activated effects)', () => {
  const end = fight(
    { d1: { power: 1 }, d2: { power: 1 }, l },
    {
      light: 2,
      dice: [4, 4],
      script: [attack('d1', 'l'), use('l', 'Evade'), attack('d2', 'l'), use('l', 'Evade')],
    },
  );
  assert.equal(end.damage('l'), 0);
});

test('Evade: too early, too late, and without Force (Keywords, Evade)', () => {
  refused({ d: {}, l }, { light: 1, script: [use('l', 'Evade')] }, 'pop.prevention');
  refused(
    { d: { power: 1 }, l },
    { light: 1, dice: [4, 4], script: [attack('d', 'l'), attack('l', 'd'), use('l', 'Evade')] },
  );
  refused({ d: {}, l }, { dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade')] }, 'cost.pay');
});

test('Evade X: the amount says what X is (Keywords, Evade; Terms, X)', () => {
  const x = { text: ['Pay X Force -> Evade X'] };
  const so = (more: object) =>
    fight(
      { d: {}, l: x },
      { light: 3, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade', more)] },
    );
  for (const more of [{ amount: 2 }, { x: 2 }]) {
    assert.equal(so(more).damage('l'), 1);
    assert.equal(so(more).player('light').force, 1);
  }
  const part = so({ x: 2, amount: 1 });
  assert.equal(part.damage('l'), 2);
  assert.equal(part.player('light').force, 1);
  refused(
    { d: {}, l: x },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade', { amount: 2 })] },
    'cost.pay',
  );
});
