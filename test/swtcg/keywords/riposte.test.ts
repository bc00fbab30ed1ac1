// Keywords, Riposte.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

test('Riposte: a natural two brings the attacker X damage when the attack ends (Keywords, Riposte)', () => {
  const end = fight({ d: {}, l: { text: ['Riposte 2'] } }, { dice: [2, 2, 6], script: [attack('d', 'l')] });
  assert.equal(end.damage('d'), 2);
  assert.equal(end.damage('l'), 1);
});

test('Riposte: copies add up (Keywords, Riposte)', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Riposte 1', 'Riposte 1'] } },
    { dice: [2], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('d'), 2);
});

test('Riposte: the roll after rerolls counts (Keywords, Riposte)', () => {
  const cards = { d: { power: 1, text: ['Lucky 1'] }, l: { text: ['Riposte 1'] } };
  const away = fight(cards, { dice: [2, 3], script: [attack('d', 'l'), use('d', 'Lucky')] });
  assert.equal(away.damage('d'), 0);
  const come = fight(cards, { dice: [3, 2], script: [attack('d', 'l'), use('d', 'Lucky')] });
  assert.equal(come.damage('d'), 1);
});

test('Riposte: even if its unit is discarded; its damage can be prevented (Keywords, Riposte)', () => {
  const end = fight(
    { d: { text: ['Pay 1 Force -> Evade 1'] }, l: { health: 1, text: ['Riposte 2'] } },
    { dark: 1, dice: [2, 6, 1], script: [attack('d', 'l'), use('d', 'Evade')] },
  );
  assert.equal(end.damage('d'), 1);
});

test('Riposte: not for dice of damage or changed by Accuracy, nothing to use (Keywords, Riposte)', () => {
  const end = fight(
    { d: { power: 1, text: ['Accuracy -1'] }, l: { text: ['Riposte 1'] } },
    { dice: [3], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('d'), 0);
  refused({ d: {}, l: { text: ['Riposte 1'] } }, { script: [use('l', 'Riposte')] }, 'keyword.riposte');
});
