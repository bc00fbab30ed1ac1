// What would happen next, and what happens instead (Phrases, "would be damaged"; Attacking, 6).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, fight, play, use } from '../helpers/fight.ts';

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
