// Keywords, Parry.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Parry: a natural one prevents up to X, by itself (Keywords, Parry)', () => {
  const end = fight({ d: {}, l: { text: ['Parry 1'] } }, { dice: [1, 5, 6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 1);
});

test('Parry: copies add up, ones do not (Keywords, Parry)', () => {
  const end = fight(
    { d: { power: 5 }, l: { text: ['Parry 1', 'Parry 1'] } },
    { dice: [1, 1, 5, 6, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Parry: the roll after rerolls counts (Keywords, Parry)', () => {
  const cards = { d: { power: 2, text: ['Lucky 1'] }, l: { text: ['Parry 1'] } };
  const away = fight(cards, {
    dice: [1, 5, 6],
    script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })],
  });
  assert.equal(away.damage('l'), 2);
  const come = fight(cards, {
    dice: [2, 5, 1],
    script: [attack('d', 'l'), use('d', 'Lucky', { dice: [0] })],
  });
  assert.equal(come.damage('l'), 0);
});

test('Parry: gained after the roll it is too late; negative Accuracy makes no natural one (Keywords, Parry)', () => {
  const end = fight(
    { d: { power: 2, text: ['Accuracy -1'] }, l: { text: ['Parry 1'] } },
    { dice: [2, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Parry: Critical Hit is prevented too; unpreventable damage is not (Keywords, Parry)', () => {
  const end = fight(
    { d: { power: 2, text: ['Critical Hit 2'] }, l: { text: ['Parry 2'] } },
    { dice: [1, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
  const no = fight(
    { d: { power: 2, text: ['Ferocity'] }, l: { text: ['Parry 2'] } },
    { dice: [1, 6], script: [attack('d', 'l')] },
  );
  assert.equal(no.damage('l'), 1);
});

test('Parry: not against dice of damage, and nothing to use (Keywords, Parry)', () => {
  const end = fight(
    { d: { power: 1, text: ['Parry 2'] }, l: { text: ['Retaliate 2'] } },
    { dice: [2, 1, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
  refused({ d: {}, l: { text: ['Parry 1'] } }, { script: [use('l', 'Parry')] }, 'keyword.parry');
});
