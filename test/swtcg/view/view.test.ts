import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPosition } from '../../../src/engine.ts';
import { type CardView, view } from '../../../src/swtcg/view/view.ts';
import { type Loose, readExample } from '../../play/scenario/example.ts';

const viewOf = (change: (file: Loose) => void = () => {}) => {
  const scenario = readExample((one) => {
    Object.assign(one, { script: [], expect: {} });
    change(one);
  });
  return view(startPosition(scenario));
};
const cardOf = (id: string, change?: (file: Loose) => void) => viewOf(change)[id] as CardView;

test('the view has every card, both players, the winner and the control of arenas', () => {
  const found = viewOf();
  const ids = 'tie tie2 boost escort treasury omen tarnA blaster tarnB xw ace snare tarnC camp'.split(' ');
  assert.deepEqual(Object.keys(found).sort(), [...ids, 'dark', 'light', 'winner', 'control'].sort());
  assert.deepEqual(found.light, { force: 3, buildPoints: 1, hand: [], deck: ['tarnC'], discard: [] });
  assert.equal(found.winner, null);
  assert.deepEqual(found.control, { space: null, ground: null, character: 'light' });
});

test('a unit in an arena has its totals and keywords', () => {
  const { keywords, speed, power, ...rest } = cardOf('xw', (file) => {
    file.light.space = ['xw'];
  });
  assert.deepEqual(keywords, { Armor: true });
  assert.deepEqual([speed, power], [40, 3]);
  assert.deepEqual(rest, {
    zone: 'space',
    controller: 'light',
    owner: 'light',
    faceDown: false,
    tapped: false,
    damage: 0,
    build: 0,
    health: 4,
    stack: [],
    pilots: [],
    equipment: [],
    counters: {},
  });
});

test('zones are the words of the file format', () => {
  const found = viewOf((file) => {
    file.dark.outOfPlay = [{ id: 'gone', card: 'tie' }];
  });
  const zones = Object.fromEntries(
    Object.entries(found)
      .filter(([, one]) => typeof one === 'object' && one !== null && 'zone' in one)
      .map(([id, one]) => [id, (one as CardView).zone]),
  );
  assert.deepEqual(zones, {
    tie: 'space',
    tie2: 'space',
    boost: 'hand',
    escort: 'supply',
    treasury: 'resource',
    omen: 'event',
    gone: 'out',
    tarnA: 'character',
    blaster: 'on:tarnA',
    tarnB: 'under:tarnA',
    xw: 'space',
    ace: 'on:xw',
    snare: 'build',
    tarnC: 'deck',
    camp: 'ground',
  });
});

test('an unknown * is null, and so are the values of what is no unit', () => {
  assert.equal(cardOf('tarnA').power, null);
  assert.deepEqual([cardOf('boost').speed, cardOf('camp').health], [null, null]);
});

test('each card beneath adds to the totals (Stacking and Rearranging)', () => {
  const { speed, health, stack } = cardOf('tarnA');
  assert.deepEqual([speed, health, stack], [50, 5, ['tarnB']]);
});

test('cards that are no unit in play have no keywords', () => {
  assert.deepEqual(
    cardOf('xw', (file) => {
      file.light.space = [];
      file.light.hand = ['xw'];
    }).keywords,
    {},
  );
  assert.deepEqual(cardOf('snare').keywords, {});
});

test('the view is JSON', () => {
  const found = viewOf();
  assert.deepEqual(JSON.parse(JSON.stringify(found)), found);
});
