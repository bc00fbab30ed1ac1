// Tapping and leaving: each sets off what waits for it, once and nothing else (Terms; Phrases).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, type Card, fight, play, tap } from '../helpers/fight.ts';

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
