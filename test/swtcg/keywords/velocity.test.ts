// Keywords, Velocity.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, use } from '../../helpers/fight.ts';

const l = { speed: 30, text: ['Velocity 20'] };

test('Velocity: +X speed when the battle step of its arena starts (Keywords, Velocity)', () => {
  const end = fight(
    { d: { speed: 40, power: 1 }, l },
    { dice: [6, 1], script: [use('l', 'Velocity', { amount: 20 }), attack('l', 'd'), attack('d', 'l')] },
  );
  assert.equal(end.at('l').speed, 50);
});

test('Velocity: -X without Stealth, never below 0 (Keywords, Velocity)', () => {
  assert.equal(fight({ d: {}, l }, { script: [use('l', 'Velocity', { amount: -20 })] }).at('l').speed, 10);
  assert.equal(
    fight({ d: {}, l: { ...l, speed: 10 } }, { script: [use('l', 'Velocity', { amount: -20 })] }).at('l')
      .speed,
    0,
  );
  refused(
    { d: {}, l: { text: ['Velocity 20', 'Stealth'] } },
    { script: [use('l', 'Velocity', { amount: -20 })] },
    'effect.amount',
  );
});

test('Velocity: no other amount (Keywords, Velocity)', () => {
  for (const amount of [0, 10, 30])
    refused({ d: {}, l }, { script: [use('l', 'Velocity', { amount })] }, 'effect.amount');
});

test('Velocity: of several copies one is chosen (Keywords, Velocity)', () => {
  const two = { speed: 30, text: ['Velocity 10', 'Velocity 20'] };
  assert.equal(fight({ d: {}, l: two }, { script: [use('l', 2)] }).at('l').speed, 50);
  refused({ d: {}, l: two }, { script: [use('l', 1), use('l', 2)] });
  // By its name the first copy is meant that can be used so.
  const slow = fight({ d: {}, l: two }, { script: [use('l', 'Velocity', { amount: -20 })] });
  assert.equal(slow.at('l').speed, 10);
  assert.equal(fight({ d: {}, l: two }, { script: [use('l', 'Velocity')] }).at('l').speed, 40);
  refused({ d: {}, l: two }, { script: [use('l', 'Velocity', { amount: 30 })] }, 'effect.amount');
});

test('Velocity: not once the step has started, not in the step of another arena (Keywords, Velocity)', () => {
  refused({ d: { power: 1 }, l }, { dice: [6], script: [attack('d', 'l'), use('l', 'Velocity')] });
  refused({ d: {}, l: { ...l, type: 'Ground' } }, { script: [use('l', 'Velocity')] });
  const ground = fight(
    { d: {}, l: { ...l, type: 'Ground' } },
    { until: 'character-battle', script: [use('l', 'Velocity')] },
  );
  assert.equal(ground.at('l').speed, 50);
});

test('Velocity: it lasts until end of turn (Keywords, Velocity)', () => {
  assert.equal(fight({ d: {}, l }, { until: 'turn-end', script: [use('l', 'Velocity')] }).at('l').speed, 30);
});

test('Velocity: Stealth that others give the unit stays, what comes later is not gained (Keywords, Velocity, Stealth)', () => {
  const l2 = { text: ['Each of your other units in this arena gets Stealth.'] };
  refused({ d: {}, l, l2 }, { script: [use('l', 'Velocity'), attack('d', 'l')] }, 'keyword.stealth');
  refused({ d: {}, l, l2 }, { script: [use('l', 'Velocity', { amount: -20 })] }, 'effect.amount');
  const comes = {
    ...l2,
    in: 'hand',
    type: 'Battle',
    text: ['Each of your Space units gets Stealth until end of turn.'],
  } as const;
  const late = fight({ d: {}, l, lNew: comes }, { script: [use('l', 'Velocity'), play('lNew')] });
  assert.equal(late.at('l').keywords.Stealth, undefined);
});
