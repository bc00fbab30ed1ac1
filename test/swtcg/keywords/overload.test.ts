// Overload, a keyword of later sets (Terms, reminder text; RULINGS.md).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, pass, play, refused, use } from '../../helpers/fight.ts';

const d = { power: 1, text: ['Overload 2'] };

test('Overload: X more power in the attack, X dice of damage to itself after it', () => {
  const end = fight(
    { d, l: {} },
    { dice: [6, 6, 6, 4, 3], script: [attack('d', 'l'), use('d', 'Overload')] },
  );
  assert.equal(end.damage('l'), 3);
  assert.equal(end.damage('d'), 1);
  assert.equal(end.at('d').power, 1);
});

test('Overload: its player need not use it', () => {
  const end = fight({ d, l: {} }, { dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 1);
});

test('Overload: copies add up and are used as one', () => {
  const two = { power: 1, text: ['Overload 1', 'Overload 1'] };
  const script = [attack('d', 'l'), use('d', 'Overload')];
  const end = fight({ d: two, l: {} }, { dice: [6, 6, 6, 4, 4], script });
  assert.equal(end.damage('d'), 2);
  refused({ d: two, l: {} }, { script: [...script, use('d', 'Overload')] }, 'effect.once');
});

test('Overload: too early before the attack, too late once the dice are rolled', () => {
  refused({ d, l: {} }, { dice: [6], script: [use('d', 'Overload')] });
  refused(
    { d, l: {} },
    { dice: [6], script: [attack('d', 'l'), pass('dark'), pass('dark'), use('d', 'Overload')] },
  );
});

test('Overload: not while the unit is attacked', () => {
  refused(
    { d: { power: 1 }, l: { text: ['Overload 2'] } },
    { script: [attack('d', 'l'), use('l', 'Overload')] },
  );
});

test('Overload: granted in the attack it can still be used in it', () => {
  const end = fight(
    { d: { power: 1, text: ['Pay 1 Force -> This unit gets Overload 2 until end of turn.'] }, l: {} },
    { dark: 1, dice: [6, 6, 6, 1, 1], script: [attack('d', 'l'), use('d', 1), use('d', 'Overload')] },
  );
  assert.equal(end.damage('l'), 3);
});

test('Overload: the damage is the unit’s own: it can be prevented, Armor counts (Phrases, does damage to itself)', () => {
  const evades = { power: 1, text: ['Overload 2', 'Pay 1 Force -> Evade 1'] };
  const end = fight(
    { d: evades, l: {} },
    { dark: 1, dice: [1, 1, 1, 6, 6], script: [attack('d', 'l'), use('d', 'Overload'), use('d', 'Evade')] },
  );
  assert.equal(end.damage('d'), 1);
  const armored = fight(
    { d: { power: 1, text: ['Overload 2', 'Armor'] }, l: {} },
    { dice: [1, 1, 1, 4, 5], script: [attack('d', 'l'), use('d', 'Overload')] },
  );
  assert.equal(armored.damage('d'), 1);
});

test('Overload: disrupted it gives nothing and costs nothing', () => {
  const end = fight(
    { d, l: {}, lStop: { type: 'Battle', text: ['Pay 1 Force -> Disrupt an activated ability.'] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('d', 'Overload'), play('lStop')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.damage('d'), 0);
});

test('Overload: used again in the second attack of Double Strike, with its own damage', () => {
  const end = fight(
    { d: { power: 1, text: ['Overload 1', 'Double Strike'] }, l: {} },
    {
      dice: [6, 6, 6, 6, 6, 6],
      script: [attack('d', 'l'), use('d', 'Overload'), attack('d', 'l'), use('d', 'Overload')],
    },
  );
  assert.deepEqual([end.damage('l'), end.damage('d')], [4, 2]);
});
