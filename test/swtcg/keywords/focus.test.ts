// Keywords, Focus.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const twice = { text: ['Pay 1 Force -> Untap this unit.'] };

test('Focus: a natural five in the first throw gives power for the next attack only (Keywords, Focus)', () => {
  const end = fight(
    { d: { power: 1, text: ['Focus 2', ...twice.text] }, l: {} },
    { dark: 1, dice: [5, 6, 6, 6], script: [attack('d', 'l'), use('d', 2), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
  assert.equal(end.at('d').power, 1);
});

test('Focus: copies add up, fives do not; it waits for a later turn (rulings, 12)', () => {
  const end = fight(
    { d: { power: 2, text: ['Focus 1', 'Focus 1'] }, l: {} },
    {
      until: { turn: 2, point: 'ground-battle' },
      dice: [5, 5, 1, 6, 6, 6, 6],
      script: [attack('d', 'l'), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('l'), 6);
});

test('Focus: a five after a reroll comes too late, one that is rerolled away counts (Keywords, Focus)', () => {
  const cards = { d: { power: 1, text: ['Focus 1', 'Lucky 1', 'Double Strike'] }, l: {} };
  const lucky = use('d', 'Lucky', { dice: [0] });
  const away = fight(cards, { dice: [5, 1, 6, 6], script: [attack('d', 'l'), lucky, attack('d', 'l')] });
  assert.equal(away.damage('l'), 2);
  const late = fight(cards, { dice: [1, 5, 6], script: [attack('d', 'l'), lucky, attack('d', 'l')] });
  assert.equal(late.damage('l'), 2);
});

test('Focus: dice of Fury are not in the first throw (rulings, 11)', () => {
  const end = fight(
    { d: { power: 1, text: ['Focus 1', 'Fury 1', 'Double Strike'] }, l: {} },
    { dice: [4, 5, 1], script: [attack('d', 'l'), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Focus: not for dice of damage, and nothing to use (Keywords, Focus)', () => {
  fight(
    { d: { power: 1 }, l: { text: ['Focus 2', 'Retaliate 1'] } },
    { dice: [1, 5, 6], script: [attack('d', 'l'), use('l', 'Retaliate'), attack('l', 'd')] },
  );
  refused({ d: { text: ['Focus 1'] }, l: {} }, { script: [use('d', 'Focus')] }, 'keyword.focus');
});

test('Focus: a negative one takes as much power away (Duplicate Effects and Bonuses, Cumulative)', () => {
  const d = { power: 2, text: ['Focus -1', 'Double Strike'] };
  const end = fight({ d, l: {} }, { dice: [5, 1, 6], script: [attack('d', 'l'), attack('d', 'l')] });
  assert.equal(end.damage('l'), 2);
});
