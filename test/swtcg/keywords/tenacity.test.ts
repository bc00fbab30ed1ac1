// Tenacity, a keyword of later sets (Terms, reminder text).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, tap, use } from '../../helpers/fight.ts';

const d = { power: 2, text: ['Tenacity 2'] };

test('Tenacity: less damage than X in the first attack, and the same unit is attacked again', () => {
  const end = fight({ d, l: {} }, { dice: [6, 1, 6, 6], script: [attack('d', 'l'), attack('d', 'l')] });
  assert.equal(end.damage('l'), 3);
  assert.equal(end.at('d').tapped, true);
});

test('Tenacity: it may, it need not', () => {
  const end = fight({ d, l: {} }, { dice: [1, 1], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 0);
});

test('Tenacity: with X damage done it is not allowed', () => {
  refused({ d, l: {} }, { dice: [6, 6], script: [attack('d', 'l'), attack('d', 'l')] });
});

test('Tenacity: what was prevented was not done', () => {
  const end = fight(
    { d, l: { text: ['Pay 1 Force -> Evade 1'] } },
    { light: 1, dice: [6, 6, 6, 1], script: [attack('d', 'l'), use('l', 'Evade'), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
});

test('Tenacity: copies add up', () => {
  const two = { power: 2, text: ['Tenacity 1', 'Tenacity 2'] };
  const end = fight({ d: two, l: {} }, { dice: [6, 6, 1, 1], script: [attack('d', 'l'), attack('d', 'l')] });
  assert.equal(end.damage('l'), 2);
  assert.equal(end.at('d').keywords.Tenacity, 3);
});

test('Tenacity: another unit is not the same one', () => {
  refused(
    { d, l1: {}, l2: {} },
    { dice: [1, 1], script: [attack('d', 'l1'), attack('d', 'l2')] },
    'keyword.tenacity',
  );
});

test('Tenacity: only after the first attack of the turn, and there is no third', () => {
  refused(
    { d, l: {} },
    { dice: [1, 1, 1, 1], script: [attack('d', 'l'), attack('d', 'l'), attack('d', 'l')] },
  );
  const dUntap = { type: 'Battle', text: ['Pay 1 Force -> Untap one of your units.'] };
  const again = [attack('d', 'l'), play('dUntap', { target: 'd' }), attack('d', 'l')];
  fight({ d, l: {}, dUntap }, { dark: 1, dice: [6, 6, 1, 1], script: again });
  refused({ d, l: {}, dUntap }, { dark: 1, dice: [6, 6, 1, 1], script: [...again, attack('d', 'l')] });
});

test('Tenacity: it comes back in the next turn', () => {
  const end = fight(
    { d, l: {} },
    {
      until: { turn: 2, point: 'ground-battle' },
      dice: [1, 1, 1, 1, 4, 1, 1, 6, 1],
      script: [attack('d', 'l'), attack('d', 'l'), attack('d', 'l'), attack('d', 'l')],
    },
  );
  assert.equal(end.damage('l'), 1);
});

test('Tenacity: an attack that was disrupted, or none, brings nothing', () => {
  const lStop = { type: 'Battle', text: ['Pay 1 Force -> Disrupt an attack.'] };
  refused({ d, l: {}, lStop }, { light: 1, script: [attack('d', 'l'), play('lStop'), attack('d', 'l')] });
  refused({ d, l: {} }, { script: [tap('d'), attack('d', 'l')] });
});

test('Tenacity: a unit that has left, or can not be attacked any more, is not attacked again', () => {
  const away = { text: ['Pay 1 Force -> Retreat this unit.'] };
  refused({ d, l: away }, { light: 1, script: [attack('d', 'l'), use('l', 1), attack('d', 'l')] });
});

test('Tenacity: after an interception the same unit is the one that was attacked in the end', () => {
  const l2 = { text: ['Pay 1 Force -> Intercept'] };
  const end = fight(
    { d, l1: {}, l2 },
    { light: 1, dice: [1, 1, 6, 6], script: [attack('d', 'l1'), use('l2', 'Intercept'), attack('d', 'l2')] },
  );
  assert.equal(end.damage('l2'), 2);
});

test('Tenacity and Double Strike: one further attack, not two (Keywords, Double Strike)', () => {
  const both = { power: 1, text: ['Double Strike', 'Tenacity 2'] };
  refused(
    { d: both, l1: {}, l2: {} },
    { dice: [1, 1], script: [attack('d', 'l1'), attack('d', 'l2'), attack('d', 'l2')] },
  );
  const end = fight(
    { d: both, l1: {}, l2: {} },
    { dice: [1, 6], script: [attack('d', 'l1'), attack('d', 'l2')] },
  );
  assert.equal(end.damage('l2'), 1);
});
