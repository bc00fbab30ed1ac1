// Tapping, leaving and being spared: each sets off what waits for it, once and nothing else (Terms; Phrases).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Position, tableOf } from '../helpers/core.ts';
import { attack, type Card, fight, play, refused, tap, told, use } from '../helpers/fight.ts';

const battle = (...text: string[]): Card => ({ type: 'Battle', text });
const blast = battle("Do 2 damage to each of your opponent's units.");

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

/** What is asked once the attack of `d` on `l` is over, if it is the second strike. */
function strike(text: string, dice: number, others: Position['cards'] = {}) {
  const table = tableOf(
    { cards: { d: ['dark space 50/1/9', text], l: 'light space 10/1/1', ...others }, dice: [dice] },
    'empty',
  );
  assert.equal(table.decide({ by: 'dark', do: 'attack', unit: 'd', target: 'l' }), null);
  for (let i = 0; i < 20 && table.game.attacks.length > 0; i++)
    table.decide({ by: table.game.windows.at(-1)?.chance ?? 'dark', do: 'pass' });
  const window = table.game.windows.at(-1);
  return window?.kind === 'strike' ? window.rule : null;
}

test('Double Strike: asked for where there is somebody left to attack, and only there (Keywords, Double Strike)', () => {
  assert.equal(strike('Double Strike', 6), null);
  assert.equal(strike('Double Strike', 1), 'keyword.double-strike');
  assert.equal(strike('Double Strike', 6, { l2: 'light space 10/1/1' }), 'keyword.double-strike');
  assert.equal(strike('Double Strike', 6, { l2: 'light ground 10/1/1' }), null);
  assert.equal(strike('Armor', 1), null);
});

test('Tenacity: asked for under its own rule, not after enough damage, not for another unit (Terms, reminder text)', () => {
  assert.equal(strike('Tenacity 1', 1), 'keyword.tenacity');
  assert.equal(strike('Tenacity 1', 6, { l2: 'light space 10/1/1' }), null);
});

test('Tenacity: each unit has a first attack of its own (Terms, reminder text)', () => {
  const d = { power: 1, text: ['Tenacity 1'] };
  const end = fight(
    { d1: d, d2: { ...d, speed: 40 }, l: {} },
    {
      dice: [1, 6, 1, 6],
      script: [attack('d1', 'l'), attack('d1', 'l'), attack('d2', 'l'), attack('d2', 'l')],
    },
  );
  assert.equal(end.damage('l'), 2);
});

test('Disrupt: an attack that was disrupted is not followed by a second one (Keywords, Double Strike)', () => {
  const lStop = battle('Pay 0 Force -> Disrupt an attack.');
  refused(
    { d: { text: ['Double Strike'] }, l: {}, l2: {}, lStop },
    { script: [attack('d', 'l'), play('lStop'), attack('d', 'l2')] },
  );
});
