// Keywords, Cunning.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, type Deed, fight, predict, refused, use } from '../../helpers/fight.ts';

const d = { power: 2, text: ['Cunning'] };
const l = { text: ['Pay 1 Force -> Evade 1'] };

test('Cunning: prevention is played before the dice and works on what they bring (Keywords, Cunning)', () => {
  const end = fight({ d, l }, { light: 1, dice: [4, 5], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(end.damage('l'), 1);
  const first = (of: string) => end.log.findIndex(({ type }) => type === of);
  assert.ok(first('effect-used') >= 0 && first('effect-used') < first('dice-rolled'));
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

test('Cunning: what triggers prevents before what was played (Phrases, roll secretly; Attack Sequence Summary, 5)', () => {
  const absorbs = (text: string, script: readonly Deed[], dice: readonly number[]) =>
    fight(
      { d: { ...d, power: 3 }, l: { power: 1, text: [text, 'Pay 0 Force -> Absorb 2'] } },
      { dice, script: [attack('d', 'l'), ...script, use('l', 'Absorb'), attack('l', 'd')] },
    );
  // Of two damage one is parried or foreseen: one is left to be absorbed.
  assert.equal(absorbs('Parry 1', [], [1, 4, 5, 6, 6]).damage('d'), 2);
  const foreseen = 'Forewarning: Prevent up to 1 damage to this unit.';
  assert.equal(absorbs(foreseen, [predict('light', 2)], [2, 4, 5, 6, 6]).damage('d'), 2);
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
