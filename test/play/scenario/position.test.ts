import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPosition } from '../../../src/engine.ts';
import { card } from '../../../src/swtcg/model/zones.ts';
import { type Loose, readExample } from './example.ts';

const position = (change?: (file: Loose) => void) => startPosition(readExample(change));

test('cards stand where the file says', () => {
  const game = position();
  assert.deepEqual(game.players.dark.lists.space, ['tie', 'tie2']);
  assert.deepEqual(game.players.dark.lists.hand, ['boost']);
  assert.deepEqual(game.players.dark.lists.resource, ['treasury']);
  assert.deepEqual(game.players.dark.lists.event, ['omen']);
  assert.deepEqual(game.players.light.lists.build, ['snare']);
  assert.deepEqual(game.players.light.lists.out, []);
  assert.deepEqual(game.locations, { space: null, ground: 'camp', character: null });
  assert.equal(card(game, 'tie2').tapped, true);
  assert.equal(card(game, 'tie2').damage, 1);
  assert.equal(card(game, 'tie2').def, 'tie');
  assert.deepEqual(card(game, 'treasury').counters, { resource: 5 });
  assert.equal(card(game, 'camp').zone, 'ground');
  assert.equal(card(game, 'camp').controller, 'light');
});

test('what lies on and under a unit knows its host', () => {
  const game = position();
  assert.deepEqual(card(game, 'tarnA').stack, ['tarnB']);
  assert.deepEqual(card(game, 'tarnA').equipment, ['blaster']);
  assert.deepEqual([card(game, 'tarnB').zone, card(game, 'tarnB').host], ['under', 'tarnA']);
  assert.deepEqual([card(game, 'blaster').zone, card(game, 'blaster').host], ['on', 'tarnA']);
  assert.deepEqual([card(game, 'ace').zone, card(game, 'ace').host], ['on', 'xw']);
  assert.deepEqual(game.players.light.lists.character, ['tarnA']);
});

test('the box keeps the order of the file, dice and definitions', () => {
  const { box, cards } = position();
  assert.deepEqual(
    cards.map(({ id }) => id),
    box.ids,
  );
  box.ids.forEach((id, i) => {
    assert.equal(box.index[id], i);
  });
  assert.deepEqual(box.dice, [6, 5, 4, 1]);
  assert.equal(box.autoPass, 'never');
  assert.equal(box.defs.tie?.name, 'Test TIE');
});

test('play starts at the point given and rests before the other', () => {
  const game = position();
  assert.equal(game.turn, 1);
  assert.equal(game.point, 'space-battle');
  assert.deepEqual(game.stop, { turn: 1, point: 'turn-end' });
  assert.equal(game.random, null);
  assert.equal(
    position((file) => {
      file.until = 'script-end';
    }).stop,
    null,
  );
});

test('the owner of a card in play may be the other player', () => {
  const game = position((file) => {
    file.dark.space[1].owner = 'light';
  });
  assert.deepEqual([card(game, 'tie2').owner, card(game, 'tie2').controller], ['light', 'dark']);
});

test('build-zone entries without faceDown are completed cards', () => {
  const game = position((file) => {
    file.light.buildZone.push({ id: 'c2', card: 'tarnC' });
  });
  assert.equal(card(game, 'c2').faceDown, false);
  assert.deepEqual([card(game, 'snare').faceDown, card(game, 'snare').build], [true, 1]);
});

test('a seed gives the same streams each time', () => {
  const seeded = (seed: unknown) =>
    position((file) => {
      file.seed = seed;
    }).random;
  assert.deepEqual(seeded(7), seeded(7));
  assert.notDeepEqual(seeded(7), seeded(8));
});

test('a position is JSON', () => {
  const game = position();
  const copy = JSON.parse(JSON.stringify(game));
  // The box hides its parts from those who walk a state; as JSON it is like any other value.
  assert.deepEqual({ ...copy, box: null }, { ...game, box: null });
  assert.deepEqual(copy.box.defs, game.box.defs);
  assert.equal(JSON.stringify(copy), JSON.stringify(game));
});
