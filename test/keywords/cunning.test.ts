// Keywords, Cunning.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../helpers/fight.ts';

const d = { power: 2, text: ['Cunning'] };
const l = { text: ['Pay 1 Force -> Evade 1'] };

test('Cunning: prevention is played before the dice and works on what they bring (Keywords, Cunning)', () => {
  const end = fight({ d, l }, { light: 1, dice: [4, 5], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(end.damage('l'), 1);
  const order = end.log.findIndex(({ text }) => text.includes('uses Evade'));
  assert.ok(order < end.log.findIndex(({ text }) => text.includes('rolls')));
});

test('Cunning: prevention is paid for even if nothing hits (Keywords, Cunning; rulings, 2)', () => {
  const end = fight({ d, l }, { light: 1, dice: [1, 1], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(end.player('light').force, 0);
});

test('Cunning: after the dice it is too late (Keywords, Cunning)', () => {
  const two = { text: ['Pay 1 Force -> Evade 1', 'Lucky 1'] };
  refused(
    { d, l: two },
    {
      light: 1,
      dice: [4, 5, 6],
      script: [attack('d', 'l'), use('l', 'Lucky', { dice: [0] }), use('l', 'Evade')],
    },
  );
});

test('Cunning: a second copy changes nothing; each Evade is used once (Keywords, Cunning)', () => {
  const both = { power: 2, text: ['Cunning', 'Cunning'] };
  const script = [attack('d', 'l'), use('l', 'Evade'), use('l', 'Evade')];
  refused({ d: both, l }, { light: 2, dice: [4, 5], script });
});

test('Cunning: Fury and Parry look at the dice when they are there (Phrases, roll secretly)', () => {
  const end = fight(
    { d: { power: 2, text: ['Cunning', 'Fury 2'] }, l: { text: ['Parry 1'] } },
    { dice: [4, 1, 6, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Cunning: Deflect deflects what the dice bring, Absorb stores it (Keywords, Cunning)', () => {
  const end = fight(
    { d, l: { power: 1, text: ['Pay 1 Force -> Deflect 1', 'Pay 1 Force -> Absorb 3'] } },
    {
      light: 2,
      dice: [4, 5, 6, 6],
      script: [attack('d', 'l'), use('l', 'Deflect', { target: 'd' }), use('l', 'Absorb'), attack('l', 'd')],
    },
  );
  assert.equal(end.damage('l'), 0);
  assert.equal(end.damage('d'), 3);
});
