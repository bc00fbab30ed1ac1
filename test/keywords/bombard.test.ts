// Keywords, Bombard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, use } from '../helpers/fight.ts';

const at = { at: 'space-battle', until: 'ground-battle' };
const using = { using: 'Bombard' };

test('Bombard: an attack in the Ground arena with X power (Keywords, Bombard)', () => {
  const end = fight(
    { d: { type: 'Space', power: 5, text: ['Bombard 2'] }, l: { type: 'Ground' } },
    { ...at, dice: [4, 5], script: [attack('d', 'l', using)] },
  );
  assert.equal(end.damage('l'), 2);
  assert.equal(end.at('d').tapped, true);
});

test('Bombard: copies add up; bonuses and the stack count, the printed power does not (rulings, 5)', () => {
  const end = fight(
    {
      d: {
        type: 'Space',
        name: 'Test Ace',
        version: 'A',
        power: 5,
        text: ['Bombard 1', 'Bombard 1'],
        stack: ['dB'],
      },
      dB: { type: 'Space', name: 'Test Ace', version: 'B' },
      dBoost: { type: 'Battle', text: ['Pay 1 Force -> One of your units gets +1 power for this attack.'] },
      l: { type: 'Ground' },
    },
    { ...at, dark: 1, dice: [4, 5, 6, 4], script: [attack('d', 'l'), play('dBoost', { target: 'd' })] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Bombard: its own arena is attacked with the printed power (Keywords, Bombard)', () => {
  const end = fight(
    { d: { type: 'Space', power: 1, text: ['Bombard 3'] }, l: { type: 'Space' } },
    { ...at, dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
  refused(
    { d: { type: 'Space', text: ['Bombard 3'] }, l: { type: 'Space' } },
    { ...at, script: [attack('d', 'l', using)] },
    'attack.target',
  );
});

test('Bombard: no other arena is reached, and without it none (Keywords, Bombard)', () => {
  refused(
    { d: { type: 'Space', text: ['Bombard 3'] }, l: { type: 'Character' } },
    { ...at, script: [attack('d', 'l', using)] },
    'attack.target',
  );
  refused(
    { d: { type: 'Space' }, l: { type: 'Ground' } },
    { ...at, script: [attack('d', 'l', using)] },
    'attack.target',
  );
});

test('Bombard: Shields count, Retaliate does not reach back, Intercept stands beside the victim (Keywords)', () => {
  const cards = {
    d: { type: 'Space', power: 5, text: ['Bombard 2'] },
    l1: { type: 'Ground', text: ['Shields 1', 'Retaliate 2'] },
    l2: { type: 'Ground', text: ['Pay 1 Force -> Intercept'] },
  };
  const end = fight(cards, { ...at, dice: [6], script: [attack('d', 'l1')] });
  assert.equal(end.damage('l1'), 1);
  refused(cards, { ...at, script: [attack('d', 'l1'), use('l1', 'Retaliate')] });
  const other = fight(cards, {
    ...at,
    light: 1,
    dice: [6, 6],
    script: [attack('d', 'l1'), use('l2', 'Intercept')],
  });
  assert.equal(other.damage('l2'), 2);
});
