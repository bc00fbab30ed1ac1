// Tapping and leaving: each sets off what waits for it, once and nothing else (Terms; Phrases).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, type Card, fight, play, tap, told, use } from '../../helpers/fight.ts';

const battle = (...text: string[]): Card => ({ type: 'Battle', text });

test('Terms, tap: "whenever this unit taps" once it taps, not when it is tapped already', () => {
  const d = { power: 1, text: ['Whenever this unit taps, gain 1 Force.'] };
  assert.equal(fight({ d, l: {} }, { dice: [1], script: [attack('d', 'l')] }).player('dark').force, 1);
  const lTap = battle("Tap each of your opponent's units.");
  const force = (tapped: boolean) =>
    fight({ d: { ...d, tapped }, d2: {}, l: {}, lTap }, { script: [play('lTap')] }).player('dark').force;
  assert.equal(force(true), 0);
  assert.equal(force(false), 1);
});

test('Terms, untap: "whenever this unit untaps" once it untaps, not when it is untapped already', () => {
  const d = { speed: 10, text: ['Whenever this unit untaps, gain 1 Force.'] };
  const lUntap = battle("Untap each of your opponent's units.");
  const cards = (tapped: boolean) => ({ d: { ...d, tapped }, d2: { speed: 5, tapped: true }, l: {}, lUntap });
  const force = (tapped: boolean) =>
    fight(cards(tapped), { script: [play('lUntap'), tap('l')] }).player('dark').force;
  assert.equal(force(true), 1);
  assert.equal(force(false), 0);
});

test('Terms, discard: "whenever ... is discarded" of a card that is no unit (Phrases, when)', () => {
  const dGear: Card = { type: 'Equipment', subtype: 'Space - Weapon', cost: 1, in: 'buildZone', text: [] };
  const d = { text: ['Whenever one of your Equipment is discarded, gain 1 Force.'] };
  const lTake = battle("Discard one of your opponent's Equipment.");
  const end = fight({ d, l: {}, dGear, lTake }, { script: [play('lTake', { target: 'dGear' })] });
  assert.equal(end.at('dGear').zone, 'discard');
  assert.equal(end.player('dark').force, 1);
});

test('"damage causes … to be discarded": damage alone, not health that is taken away (Terms, damage and health)', () => {
  const l2 = { text: ['Whenever damage causes one of your other units to be discarded, gain 1 Force.'] };
  const dWeak = battle("One of your opponent's units gets -1 health until end of turn.");
  const weak = fight({ d: {}, l1: { health: 1 }, l2, dWeak }, { script: [play('dWeak', { target: 'l1' })] });
  assert.equal(weak.at('l1').zone, 'discard');
  assert.equal(weak.player('light').force, 0);
  const hurt = fight({ d: { power: 1 }, l1: { health: 1 }, l2 }, { dice: [6], script: [attack('d', 'l1')] });
  assert.equal(hurt.player('light').force, 1);
});

test('Attacking, 2: a unit that leaves in the attack window ends the attack, even if it is there again before the dice', () => {
  const comes = 'Pay 0 Force -> Put a unit card from your hand into its arena.';
  const l1 = { text: ['Pay 0 Force -> Return this unit to your hand.'] };
  const units = { d: {}, l1, l2: { text: [comes] } };
  const script = [attack('d', 'l1'), use('l1', 1), use('l2', 1, { target: 'l1' })];
  const end = fight(units, { script });
  assert.deepEqual([end.at('l1').zone, end.damage('l1'), end.at('d').tapped], ['space', 0, true]);
  assert.equal(told(end, 'attack.leaves').length, 1);
  // Another unit that comes into the arena changes nothing.
  const other = fight(
    { ...units, l3: { in: 'hand' } },
    { dice: [6, 6, 6], script: [attack('d', 'l1'), use('l2', 1, { target: 'l3' })] },
  );
  assert.equal(other.damage('l1'), 3);
});

test('Subordinate Special Rules: one that is taken from the supply again is not the one that was attacked', () => {
  const porter = {
    type: 'Subordinate',
    name: 'Test Porter',
    subtype: 'Space - Rebel Starfighter',
    speed: 30,
    power: 1,
    health: 3,
    in: 'space',
    text: ['Pay 0 Force -> Retreat this unit.'],
  } as const;
  const l2 = {
    text: ['Pay 0 Force -> Take 1 30/1/3 Test Porter Subordinate and put it into the Space arena.'],
  };
  const end = fight({ d: {}, l: porter, l2 }, { script: [attack('d', 'l'), use('l', 1), use('l2', 1)] });
  assert.deepEqual([end.at('l').zone, end.damage('l')], ['space', 0]);
});

test('Terms, power and total: numbers of a unit that is discarded are those that it had, stack and bonuses among them', () => {
  const hero = { name: 'Bren Tokk', health: 1, power: 1 };
  const l = {
    ...hero,
    version: 'A',
    cost: 4,
    text: [
      "When this unit is discarded, do X dice of damage to the attacking unit, where X is this unit's power.",
    ],
    stack: ['l1'],
  };
  const lead = { text: ['Each of your other units gets +1 power.'] };
  const end = fight(
    { d: { power: 2 }, l, l1: { ...hero, version: 'B' }, lead },
    { dice: [6, 6, 6, 6, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('d'), 3);
  const d = {
    power: 2,
    text: [
      "Whenever one of your opponent's units is discarded, you gain X Force, where X is that unit's total build cost.",
    ],
  };
  const paid = fight(
    { d, l: { ...l, text: [] }, l1: { ...hero, version: 'B' } },
    { dice: [6, 6], script: [attack('d', 'l')] },
  );
  assert.equal(paid.player('dark').force, 5);
});
