// Damage divided among several units (Phrases, "divide hits" or "divide the damage").
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, fight, refused, tap, use } from '../../helpers/fight.ts';

const WOULD = 'Play only when this unit would attack.';
const d = {
  text: [
    `Tap -> This unit does 3 damage divided as you choose among up to 3 of your opponent's units. ${WOULD}`,
  ],
};
const at = (...targets: string[]) => use('d', 1, { targets });

test('divide the damage: its player says how much each unit takes, the last takes the rest', () => {
  const end = fight(
    { d, l1: {}, l2: {}, l3: {} },
    { script: [at('l1', 'l2', 'l3'), choose('dark', 1), choose('dark', 2)] },
  );
  assert.deepEqual(['l1', 'l2', 'l3'].map(end.damage), [1, 2, 0]);
});

test('divide the damage: 0 may be chosen, and without a word the first takes all', () => {
  const none = fight({ d, l1: {}, l2: {} }, { script: [at('l1', 'l2'), choose('dark', 0)] });
  assert.deepEqual(['l1', 'l2'].map(none.damage), [0, 3]);
  const all = fight({ d, l1: {}, l2: {} }, { script: [at('l1', 'l2')] });
  assert.deepEqual(['l1', 'l2'].map(all.damage), [3, 0]);
});

test('divide the damage: one unit takes it all', () => {
  assert.equal(fight({ d, l1: {}, l2: {} }, { script: [at('l2')] }).damage('l2'), 3);
});

test('divide the damage: not more than there is, not to more units than allowed, not to one twice', () => {
  refused({ d, l1: {}, l2: {} }, { script: [at('l1', 'l2'), choose('dark', 4)] });
  refused({ d, l1: {}, l2: {}, l3: {}, l4: {} }, { script: [at('l1', 'l2', 'l3', 'l4')] }, 'effect.target');
  refused({ d, l1: {}, l2: {} }, { script: [at('l1', 'l1')] }, 'effect.target');
});

test('divide the damage: each unit prevents its own share', () => {
  const l2 = { text: ['Pay 1 Force -> Evade 1'] };
  const end = fight(
    { d, l1: {}, l2 },
    { light: 1, script: [at('l1', 'l2'), choose('dark', 1), use('l2', 'Evade')] },
  );
  assert.deepEqual(['l1', 'l2'].map(end.damage), [1, 1]);
});

test('divide the damage: among all units of an arena', () => {
  const wide = {
    text: [`Tap -> This unit does 4 damage divided as you choose between your opponent's units. ${WOULD}`],
  };
  const end = fight({ d: wide, l1: {}, l2: {} }, { script: [use('d', 1), choose('dark', 1)] });
  assert.deepEqual(['l1', 'l2'].map(end.damage), [1, 3]);
});

test('divide the damage: parts after it still happen, with their own targets', () => {
  const more = {
    text: [
      "Tap -> This unit does 2 damage divided as you choose among up to 2 of your opponent's units. Tap one of your opponent's units. Play only when this unit would attack.",
    ],
  };
  const end = fight(
    { d: more, l1: {}, l2: {} },
    { script: [use('d', 1, { targets: ['l1', 'l2'] }), choose('dark', 1), choose('dark', 'l2')] },
  );
  assert.deepEqual(['l1', 'l2'].map(end.damage), [1, 1]);
  assert.equal(end.at('l2').tapped, true);
});

test('would attack: what taps is not used by a tapped unit', () => {
  refused({ d, l1: {} }, { script: [tap('d'), at('l1')] });
});
