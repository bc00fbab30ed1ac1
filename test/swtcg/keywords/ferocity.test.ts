// Keywords, Ferocity.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, use } from '../../helpers/fight.ts';

const d = { power: 2, text: ['Ferocity'] };
const l = { text: ['Pay 1 Force -> Evade 2'] };

test('Ferocity: prevention may be played and does nothing (Keywords, Ferocity; rulings, 2)', () => {
  const end = fight({ d, l }, { light: 1, dice: [4, 5], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(end.damage('l'), 2);
  assert.equal(end.player('light').force, 0);
});

test('Ferocity: Fortitude overrides it for the unit itself (Keywords, Ferocity)', () => {
  const end = fight(
    { d, l: { text: [...l.text, 'Fortitude'] } },
    { light: 1, dice: [4, 5], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 0);
});

test('Ferocity: a second copy changes nothing; Parry is stopped too (Keywords, Parry)', () => {
  const end = fight(
    { d: { power: 2, text: ['Ferocity', 'Ferocity'] }, l: { text: ['Parry 2'] } },
    { dice: [1, 5], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Ferocity: all damage of the unit, also from Retaliate after it was discarded (rulings, 10)', () => {
  const end = fight(
    {
      d: { power: 1, text: ['Pay 1 Force -> Evade 1'] },
      l: { health: 1, text: ['Ferocity', 'Retaliate 1'] },
    },
    { dark: 1, dice: [6, 6], script: [attack('d', 'l'), use('l', 'Retaliate'), use('d', 'Evade')] },
  );
  assert.equal(end.damage('d'), 1);
  assert.equal(end.player('dark').force, 0);
});

test('Ferocity: it does not make damage of others unpreventable and is nothing to use', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: [...l.text, 'Ferocity'] } },
    { light: 1, dice: [4], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 0);
  refused({ d, l }, { script: [use('d', 'Ferocity')] }, 'keyword.ferocity');
});

const evades = { text: ['Pay 1 Force -> Evade 2'] };

test('Ferocity: the damage of Ambush is the damage of its unit (Keywords, Ferocity)', () => {
  const end = fight(
    { d: { text: ['Ferocity', 'Pay 1 Force -> Ambush 1'] }, lNew: { in: 'hand', cost: 0, ...evades } },
    {
      dark: 1,
      light: 1,
      at: 'light-build',
      until: 'dark-retreat',
      dice: [6],
      script: [
        { by: 'light', do: 'complete', card: 'lNew', to: 'space' },
        use('d', 'Ambush'),
        use('lNew', 'Evade'),
      ],
    },
  );
  assert.equal(end.damage('lNew'), 1);
});

test('Ferocity: so is that of Area Damage (Keywords, Area Damage)', () => {
  const end = fight(
    { d: { power: 1, text: ['Ferocity', 'Area Damage 1'] }, l1: { health: 1 }, l2: evades },
    {
      light: 1,
      dice: [6, 6],
      script: [attack('d', 'l1'), use('d', 'Area Damage', { target: 'l2' }), use('l2', 'Evade')],
    },
  );
  assert.equal(end.damage('l2'), 1);
});

test('Ferocity: so is that of Avenge and of Riposte (Keywords, Avenge and Riposte)', () => {
  const avenged = fight(
    { d: { power: 1, ...evades }, l1: { health: 1 }, l2: { text: ['Ferocity', 'Avenge 1'] } },
    { dark: 1, dice: [6, 6], script: [attack('d', 'l1'), use('d', 'Evade')] },
  );
  assert.equal(avenged.damage('d'), 1);
  const answered = fight(
    { d: { power: 1, ...evades }, l: { text: ['Ferocity', 'Riposte 1'] } },
    { dark: 1, dice: [2], script: [attack('d', 'l'), use('d', 'Evade')] },
  );
  assert.equal(answered.damage('d'), 1);
});

test('Ferocity: so is what a unit does to itself by Overload (Phrases, does damage to itself)', () => {
  const end = fight(
    { d: { power: 1, text: ['Ferocity', 'Overload 1', ...evades.text] }, l: {} },
    { dark: 1, dice: [1, 1, 6], script: [attack('d', 'l'), use('d', 'Overload'), use('d', 'Evade')] },
  );
  assert.equal(end.damage('d'), 1);
});

test('Ferocity: also after the unit was put away by an effect (rulings, 10)', () => {
  const end = fight(
    {
      d: { text: ['Pay 0 Force -> Evade 2'] },
      l: { text: ['Ferocity', 'Pay 0 Force -> Retaliate 2'] },
      lAway: {
        type: 'Battle',
        text: ["Pay 0 Force -> Put one of your units on the bottom of its owner's deck."],
      },
    },
    {
      dice: [6, 6],
      script: [attack('d', 'l'), use('l', 'Retaliate'), play('lAway', { target: 'l' }), use('d', 'Evade')],
    },
  );
  assert.equal(end.damage('d'), 2);
});
