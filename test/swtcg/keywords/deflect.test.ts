// Keywords, Deflect.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l = { text: ['Pay 1 Force -> Deflect 2'] };

test('Deflect: prevents X and does as much to a unit in the arena (Keywords, Deflect)', () => {
  const end = fight(
    { d: {}, l },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd' })] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 2);
});

test('Deflect: only as much as there is; the new damage is optional (Keywords, Deflect)', () => {
  const one = fight(
    { d: { power: 1 }, l },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd' })] },
  );
  assert.equal(one.damage('d'), 1);
  const none = fight(
    { d: { power: 1 }, l },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Deflect')] },
  );
  assert.equal(none.damage('d') + none.damage('l'), 0);
});

test('Deflect: copies are layered (Keywords, Deflect)', () => {
  const two = { text: ['Pay 1 Force -> Deflect 1', 'Pay 1 Force -> Deflect 1'] };
  const end = fight(
    { d: {}, l: two },
    {
      light: 2,
      dice: [4, 5, 6],
      script: [attack('d', 'l'), use('l', 1, { target: 'd' }), use('l', 2, { target: 'd' })],
    },
  );
  assert.equal(end.damage('d'), 2);
  assert.equal(end.damage('l'), 1);
});

test('Deflect: even onto itself, and again with what comes back (Keywords, Deflect)', () => {
  const end = fight(
    { d: {}, l },
    {
      light: 2,
      dice: [4, 5, 6],
      script: [attack('d', 'l'), use('l', 'Deflect', { target: 'l' }), use('l', 'Deflect', { target: 'd' })],
    },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 2);
});

test('Deflect: once for each damage, not into another arena, not before there is damage (Keywords, Deflect)', () => {
  const deflect = use('l', 'Deflect', { target: 'd' });
  refused(
    { d: { power: 4 }, l },
    { light: 2, dice: [4, 5, 6, 6], script: [attack('d', 'l'), deflect, deflect] },
  );
  refused(
    { d: {}, dg: { type: 'Ground' }, l },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Deflect', { target: 'dg' })] },
    'effect.target',
  );
  refused({ d: {}, l }, { light: 1, script: [deflect] }, 'pop.prevention');
});

test('Deflect: unpreventable damage is not deflected (Keywords, Ferocity)', () => {
  const end = fight(
    { d: { power: 1, text: ['Ferocity'] }, l },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd' })] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 0);
});

test('Deflect: its damage comes from the deflecting unit: Stun (Keywords, Stun)', () => {
  const end = fight(
    { d: { power: 3, text: ['Stun 1'] }, l: { text: ['Pay 1 Force -> Deflect 2', 'Stun 2'] } },
    { light: 1, dice: [4, 5, 1], script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd' })] },
  );
  assert.equal(end.at('d').power, 1);
  assert.equal(end.at('l').power, 1);
});

test('Deflect: counters are placed after the last window, in the order in which the damages arose (rulings, 3)', () => {
  const end = fight(
    { d: { health: 2 }, l: { health: 1, text: ['Pay 1 Force -> Deflect 2'] } },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd' })] },
  );
  assert.equal(end.at('l').zone, 'discard');
  assert.equal(end.at('d').zone, 'discard');
});

test('Deflect: the amount that it prevents anyway may be said, less or more may not (Keywords, Deflect)', () => {
  const cards = { d: { power: 2 }, l: { text: ['Pay 0 Force -> Deflect 3'] } };
  const setting = (amount: number) => ({
    dice: [4, 4],
    script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd', amount })],
  });
  for (const amount of [2, 3]) assert.equal(fight(cards, setting(amount)).damage('d'), 2);
  for (const amount of [1, 4]) refused(cards, setting(amount), 'effect.amount');
});
