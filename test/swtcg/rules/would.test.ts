// What would happen next, and what happens instead (Phrases, "would be damaged"; Attacking, 6).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, type Card, fight, play, use } from '../../helpers/fight.ts';

const battle = (...text: string[]): Card => ({ type: 'Battle', text });

test('Replacement effects: of units that an effect discards together only the one that has it is spared (Attacking, 6)', () => {
  const saved = { text: ['When this unit would be discarded, return it to your hand instead.'] };
  const dSweep = battle("Discard each of your opponent's units.");
  const end = fight({ d: {}, l1: saved, l2: {}, l3: {}, dSweep }, { script: [play('dSweep')] });
  assert.deepEqual(
    ['l1', 'l2', 'l3'].map((id) => end.at(id).zone),
    ['hand', 'discard', 'discard'],
  );
});

test('Replacement effects: a unit that stays in its arena instead is not discarded after all (Attacking, 6)', () => {
  const saved = {
    text: ['When this unit would be discarded, you may pay 1 Force. If you do, gain 2 Force instead.'],
  };
  const dSweep = battle("Discard one of your opponent's units.");
  const end = fight(
    { d: {}, l: saved, dSweep },
    { light: 1, script: [play('dSweep', { target: 'l' }), use('l', 1)] },
  );
  assert.equal(end.at('l').zone, 'space');
  assert.equal(end.player('light').force, 2);
});

const FLEES = 'If this unit would be discarded, retreat it and remove all damage counters from it instead.';

test('Replacement effects: also where a unit loses its health without damage (Terms, health; Attacking, 6)', () => {
  const dCurse = battle("One of your opponent's units gets -2 health until end of turn.");
  const l = { health: 3, damage: 1, text: [FLEES] };
  const end = fight({ d: {}, l, dCurse }, { script: [play('dCurse', { target: 'l' })] });
  assert.deepEqual([end.at('l').zone, end.at('l').damage], ['build', 0]);
  // What is left without any health goes all the same.
  const gone = fight(
    { d: {}, l: { ...l, health: 2 }, dCurse },
    { script: [play('dCurse', { target: 'l' })] },
  );
  assert.equal(gone.at('l').zone, 'discard');
});

test('Replacement effects: also where what gave a unit its health ends with the turn (Turn Structure, 11)', () => {
  const l = { health: 2, text: ['Pay 1 Force -> This unit gets +2 health until end of turn.', FLEES] };
  const setting = { light: 1, dice: [6, 6, 6], until: 'turn-end', script: [use('l', 1), attack('d', 'l')] };
  const end = fight({ d: {}, l }, setting);
  assert.deepEqual([end.at('l').zone, end.at('l').damage], ['build', 0]);
});

test('Replacement effects: its player is asked once, and it goes if nothing is done', () => {
  const text = [
    'When this unit would be discarded, you may pay 1 Force. If you do, remove all damage counters from it instead.',
  ];
  const dCurse = battle("One of your opponent's units gets -2 health until end of turn.");
  const cards = { d: {}, l: { health: 3, damage: 1, text }, dCurse };
  const spared = fight(cards, { light: 1, script: [play('dCurse', { target: 'l' }), use('l', 1)] });
  assert.deepEqual([spared.at('l').zone, spared.player('light').force], ['space', 0]);
  const gone = fight(cards, { light: 1, script: [play('dCurse', { target: 'l' })] });
  assert.deepEqual([gone.at('l').zone, gone.player('light').force], ['discard', 1]);
});

test('Replacement effects: an Upkeep that is not paid because something else happens (Effect Types, Activated effects)', () => {
  const end = fight(
    { d: { text: ['Upkeep: Discard this unit.', FLEES] }, l: {} },
    { at: 'dark-build', until: 'light-build' },
  );
  assert.equal(end.at('d').zone, 'build');
});

test('Replacement effects: also where the unit that gave its health is discarded (Keywords, Inspiration)', () => {
  const l1 = { health: 3, version: 'A', text: ['Inspiration'] };
  const end = fight(
    { d: {}, l1, l2: { health: 2, damage: 2, text: [FLEES] }, l3: { health: 2, damage: 2 } },
    { dice: [6, 6, 6], script: [attack('d', 'l1')] },
  );
  assert.deepEqual(
    ['l1', 'l2', 'l3'].map((id) => end.at(id).zone),
    ['discard', 'build', 'discard'],
  );
});
