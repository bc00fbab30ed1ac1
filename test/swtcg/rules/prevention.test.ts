// Damage that is prevented, or can't be (Attacking, 5; Terms, prevent damage).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, type Card, fight, play, told, use } from '../../helpers/fight.ts';

const battle = (...text: string[]): Card => ({ type: 'Battle', text });
const blast = battle("Do 2 damage to each of your opponent's units.");

test('Prevent all damage: to those whom it speaks of, and to nobody else (Terms, prevent damage)', () => {
  const safe = { text: ['Prevent all damage to this unit.'] };
  const end = fight({ d: {}, l1: safe, l2: {}, dBlast: blast }, { script: [play('dBlast')] });
  assert.deepEqual([end.damage('l1'), end.damage('l2')], [0, 2]);
  assert.equal(told(end, 'damage.prevent').length, 1);
});

test('Prevent all damage to and from a unit: what others do is done (Terms, prevent damage)', () => {
  const tame = { power: 1, text: ['Prevent all damage to and from this unit.'] };
  const end = fight(
    { d1: tame, d2: { power: 1, speed: 40 }, l: {} },
    { dice: [6, 6], script: [attack('d1', 'l'), attack('d2', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Prevent all damage: where nothing is to be prevented nothing is told', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Prevent all damage to this unit.'] } },
    { dice: [1], script: [attack('d', 'l')] },
  );
  assert.deepEqual(told(end, 'damage.prevent'), []);
});

test("Can't be prevented: said of a unit's attacks it is not said of its other damage (Phrases, can't be prevented)", () => {
  const does = "Pay 0 Force -> This unit does 1 damage to one of your opponent's units.";
  const d = { power: 1, text: ["Damage from this unit's attacks can't be prevented.", does] };
  const l = { text: ['Pay 0 Force -> Evade 1'] };
  const fought = fight({ d, l }, { dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(fought.damage('l'), 1);
  const done = fight({ d, l }, { script: [use('d', 2, { target: 'l' }), use('l', 'Evade')] });
  assert.equal(done.damage('l'), 0);
});

test("Can't be prevented: by whom alone it can be counts for whoever prevents (Phrases, unless)", () => {
  const d = { power: 1, text: ["Damage from this unit can't be prevented except by a Rebel Starfighter."] };
  const evades = ['Pay 0 Force -> Evade 1'];
  const hurt = (subtype: string) =>
    fight({ d, l: { subtype, text: evades } }, { dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(hurt('Rebel Starfighter').damage('l'), 0);
  assert.equal(hurt('Rebel Transport').damage('l'), 1);
});

test('Prevent damage: what prevents nothing sets off nothing (Terms, prevent damage)', () => {
  const l = { text: ['Pay 0 Force -> Evade 1', 'Whenever damage to this unit is prevented, gain 1 Force.'] };
  const prevented = (d: Card) =>
    fight({ d: { power: 1, ...d }, l }, { dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] });
  assert.equal(prevented({}).player('light').force, 1);
  assert.equal(prevented({ text: ['Ferocity'] }).player('light').force, 0);
  const secret = fight(
    { d: { power: 1, text: ['Cunning'] }, l },
    { dice: [1], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(secret.player('light').force, 0);
});

test('Prevent all damage: not of a unit in the build zone (Terms, prevent damage)', () => {
  const guard = { text: ['Prevent all damage to each of your units.'] };
  const end = fight(
    { d: {}, l1: guard, l2: { in: 'buildZone' }, dBlast: blast },
    { script: [play('dBlast')] },
  );
  assert.deepEqual([end.damage('l1'), end.damage('l2')], [0, 2]);
});
