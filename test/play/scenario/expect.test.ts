import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expect } from '../../../src/core/game/game-files.ts';
import { mismatches } from '../../../src/engine.ts';
import type { CardView, View } from '../../../src/swtcg/view/view.ts';

const card: CardView = {
  zone: 'space',
  controller: 'light',
  owner: 'light',
  faceDown: false,
  tapped: true,
  damage: 1,
  build: 0,
  speed: 40,
  power: null,
  health: 4,
  stack: [],
  pilots: ['ace', 'two'],
  equipment: [],
  counters: { mastery: 2 },
  keywords: { Armor: true, Shields: 3, Evade: [1, 2] },
};
const view: View = {
  xw: card,
  dark: { force: 2, buildPoints: 0, hand: ['a', 'b'], deck: ['c', 'd'], discard: [] },
  light: { force: 0, buildPoints: 0, hand: [], deck: [], discard: [] },
  winner: null,
  control: { space: 'light', ground: null, character: null },
};

const paths = (expect: Expect) => mismatches(view, expect).map(({ path }) => path);

test('objects match in part at every depth', () => {
  assert.deepEqual(
    paths({ xw: { damage: 1, power: null, counters: { mastery: 2 }, keywords: { Shields: 3 } } }),
    [],
  );
  assert.deepEqual(paths({ winner: null, control: { space: 'light' } }), []);
  assert.deepEqual(paths({}), []);
});

test('a mismatch says where, what was expected and what is', () => {
  assert.deepEqual(mismatches(view, { xw: { damage: 2, zone: 'space' }, winner: 'dark' }), [
    { path: '$.expect.xw.damage', expected: 2, actual: 1 },
    { path: '$.expect.winner', expected: 'dark', actual: null },
  ]);
});

test('lists match exactly and in order, but a hand has no order', () => {
  assert.deepEqual(paths({ xw: { pilots: ['ace', 'two'], stack: [] } }), []);
  assert.deepEqual(paths({ xw: { pilots: ['two', 'ace'] } }), ['$.expect.xw.pilots']);
  assert.deepEqual(paths({ xw: { pilots: ['ace'] } }), ['$.expect.xw.pilots']);
  assert.deepEqual(paths({ dark: { hand: ['b', 'a'], deck: ['c', 'd'] } }), []);
  assert.deepEqual(paths({ dark: { hand: ['b'], deck: ['d', 'c'] } }), [
    '$.expect.dark.hand',
    '$.expect.dark.deck',
  ]);
});

test('hand, deck and discard may be a number of cards', () => {
  assert.deepEqual(paths({ dark: { hand: 2, deck: 2, discard: 0 } }), []);
  assert.deepEqual(mismatches(view, { dark: { hand: 3 } }), [
    { path: '$.expect.dark.hand', expected: 3, actual: ['a', 'b'] },
  ]);
});

test('false asserts that a unit has not a keyword', () => {
  assert.deepEqual(paths({ xw: { keywords: { Stealth: false, Evade: [1, 2], Armor: true } } }), []);
  assert.deepEqual(paths({ xw: { keywords: { Armor: false } } }), ['$.expect.xw.keywords.Armor']);
  assert.deepEqual(paths({ xw: { keywords: { Stealth: true } } }), ['$.expect.xw.keywords.Stealth']);
  assert.deepEqual(paths({ xw: { keywords: { Evade: 3 } } }), ['$.expect.xw.keywords.Evade']);
});

test('a counter that is not there counts 0', () => {
  assert.deepEqual(paths({ xw: { counters: { resource: 0 } } }), []);
  assert.deepEqual(paths({ xw: { counters: { mastery: 0 } } }), ['$.expect.xw.counters.mastery']);
});

test('illegal is no part of the view', () => {
  assert.deepEqual(paths({ illegal: 3 }), []);
});
