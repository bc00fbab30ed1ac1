// The path of a game names states of its charts: all of it is found, wherever play has been.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { locate } from '../../../machines/host/locate.ts';
import { placeOf } from '../../../machines/host/places.ts';
import { charts } from '../../../machines/swtcg/charts.ts';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { Playback, parseReplay } from '../../../src/engine.ts';

const ids = (path: string): string[] => locate(charts, 'game', path.split(' ')).map(({ id }) => id);

test('a path leads through charts that invoke each other', () => {
  assert.deepEqual(ids('turn battle space attack damagePrevention disrupt'), [
    'game.turn',
    'turn.battle',
    'turn.battle.space',
    'battleStep.attack',
    'attack.damage',
    'damage.damagePrevention',
    'damage.damagePrevention.effect',
    'effect.disrupt',
  ]);
});

test('of several states at one place the one with its name is meant', () => {
  assert.equal(ids('turn battle space attack diceRoll').at(-1), 'attack.diceRoll');
  assert.equal(ids('turn battle space speedCheck').at(-1), 'battleStep.speedCheck');
});

test('a chart can be looked at by itself', () => {
  const found = locate(charts, 'attack', ['attackPop', 'resolving']);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['attack.attackPop', 'attack.attackPop.effect', 'effect.resolving'],
  );
});

test('what the charts do not know is left out', () => {
  assert.deepEqual(ids('turn ready untap dance'), ids('turn ready untap'));
  assert.deepEqual(ids('dance'), []);
  assert.deepEqual(locate(charts, 'dance', ['turn']), []);
});

const folder = new URL('../../kept/', import.meta.url);

test('every path of every kept game is found, to its end', () => {
  const paths = new Set<string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const player = new Playback(swtcg2022, parseReplay(readFileSync(new URL(name, folder), 'utf8')));
    do {
      const { game } = player.track;
      for (const { path } of [game, ...game.log]) paths.add(path.join(' '));
    } while (player.next());
  }
  assert.ok(paths.size > 100, `${paths.size} paths`);
  for (const path of paths) {
    if (path === '') continue;
    const places = locate(charts, 'game', path.split(' ')).flatMap((node) => placeOf(node) ?? []);
    assert.equal(places.join(' '), path);
  }
});
