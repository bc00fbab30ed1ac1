// Keywords, Persuade.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l = { text: ['Pay 1 Force -> Persuade 2'] };

test('Persuade: the attacker loses as much power for its next attack as was prevented (Keywords, Persuade)', () => {
  const end = fight(
    { d: { power: 3, text: ['Double Strike'] }, l },
    { light: 1, dice: [4, 5, 6, 6], script: [attack('d', 'l'), use('l', 'Persuade'), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
  assert.equal(end.at('d').power, 3);
});

test('Persuade: copies are layered (Keywords, Persuade)', () => {
  const end = fight(
    {
      d: { power: 3, text: ['Double Strike'] },
      l: { text: ['Pay 1 Force -> Persuade 1', 'Pay 1 Force -> Persuade 1'] },
    },
    {
      light: 2,
      dice: [4, 5, 6, 6],
      script: [attack('d', 'l'), use('l', 'Persuade'), use('l', 'Persuade'), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('l'), 2);
});

test('Persuade: it waits for a later turn if need be (rulings, 12)', () => {
  const end = fight(
    { d: { power: 2 }, l },
    {
      light: 1,
      until: { turn: 2, point: 'ground-battle' },
      dice: [4, 1, 1, 6],
      script: [attack('d', 'l'), use('l', 'Persuade'), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('l'), 1);
});

test('Persuade: damage without an attack is prevented and nobody is weakened (Keywords, Persuade)', () => {
  const end = fight(
    { d: { power: 1, text: ["Pay 1 Force -> Do 2 damage to one of your opponent's units."] }, l },
    {
      dark: 1,
      light: 1,
      dice: [6],
      script: [use('d', 1, { target: 'l' }), use('l', 'Persuade'), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('l'), 1);
});

test('Persuade: who prevents what its own attack has brought upon it does not persuade itself (RULINGS.md)', () => {
  const end = fight(
    {
      d: { power: 1, text: ['Double Strike', 'Pay 1 Force -> Persuade 2'] },
      l: { text: ['Retaliate 1'] },
    },
    {
      dark: 1,
      dice: [1, 6, 6],
      script: [attack('d', 'l'), use('l', 'Retaliate'), use('d', 'Persuade'), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('d'), 0);
  assert.equal(end.damage('l'), 1);
});

test('Persuade: too early, too much (Keywords, Persuade)', () => {
  refused({ d: {}, l }, { light: 1, script: [use('l', 'Persuade')] }, 'pop.prevention');
  refused(
    { d: {}, l },
    { light: 1, dice: [4, 4, 4], script: [attack('d', 'l'), use('l', 'Persuade', { amount: 3 })] },
    'effect.amount',
  );
});

test('Persuade: its player may prevent less, and the attacker loses no more than that (Keywords, Persuade)', () => {
  const end = fight(
    { d: { power: 2, text: ['Double Strike'] }, l },
    {
      light: 1,
      dice: [4, 5, 6],
      script: [attack('d', 'l'), use('l', 'Persuade', { amount: 1 }), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('l'), 2);
});
