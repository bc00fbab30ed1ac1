// Keywords, Double Strike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, tap, use } from '../../helpers/fight.ts';

const d = { power: 1, text: ['Double Strike'] };

test('Double Strike: a second attack at once, without tapping (Keywords, Double Strike)', () => {
  const end = fight({ d, l1: {}, l2: {} }, { dice: [6, 6], script: [attack('d', 'l1'), attack('d', 'l2')] });
  assert.equal(end.damage('l1'), 1);
  assert.equal(end.damage('l2'), 1);
});

test('Double Strike: two copies bring no third attack (Keywords, Double Strike)', () => {
  const two = { power: 1, text: ['Double Strike', 'Double Strike'] };
  refused(
    { d: two, l: {} },
    { dice: [6, 6], script: [attack('d', 'l'), attack('d', 'l'), attack('d', 'l')] },
  );
});

test('Double Strike: not if the unit tapped without attacking or the attack was disrupted (Keywords, Double Strike)', () => {
  refused({ d, l: {} }, { script: [tap('d'), attack('d', 'l')] });
  refused(
    { d, l: {}, lStop: { type: 'Battle', text: ['Pay 1 Force -> Disrupt an attack.'] } },
    { light: 1, script: [attack('d', 'l'), play('lStop'), attack('d', 'l')] },
  );
});

test('Double Strike: a unit that untaps may attack and strike again (Keywords, Double Strike)', () => {
  const end = fight(
    { d, l: {}, dUntap: { type: 'Battle', text: ['Pay 1 Force -> Untap one of your units.'] } },
    {
      dark: 1,
      dice: [6, 6, 6, 6],
      script: [
        attack('d', 'l'),
        attack('d', 'l'),
        play('dUntap', { target: 'd' }),
        attack('d', 'l'),
        attack('d', 'l'),
      ],
    },
  );
  assert.equal(end.damage('l'), 4);
});

test('Double Strike: the second attack comes before the opponent can play anything between attacks', () => {
  const end = fight(
    { d, l: { text: ['Pay 1 Force -> Retreat this unit. Play only when no unit is attacking.'] } },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), attack('d', 'l'), use('l', 1)] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Double Strike: Focus of the first attack helps in the second (Keywords, Focus)', () => {
  const end = fight(
    { d: { power: 1, text: ['Double Strike', 'Focus 2'] }, l: {} },
    { dice: [5, 6, 6, 6], script: [attack('d', 'l'), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 4);
});

test('Double Strike: effects for the first attack are over, limits per attack start anew', () => {
  const end = fight(
    {
      d: { power: 1, text: ['Double Strike', 'Pay 1 Force -> This unit gets +1 power for this attack.'] },
      l: {},
    },
    { dark: 2, dice: [6, 6, 6, 6], script: [attack('d', 'l'), use('d', 2), attack('d', 'l'), use('d', 2)] },
  );
  assert.equal(end.damage('l'), 4);
});
