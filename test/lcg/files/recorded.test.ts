// Games of the second ruleset are undone, saved, recorded and verified like those of the first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import { readReplay, readSave, record, verify } from '../../../src/engine.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { Session } from '../../../src/play/session.ts';
import { Chance } from '../../helpers/chance.ts';

function played(seed: number, most: number): Session<LcgTypes> {
  const session = new Session<LcgTypes>(swlcg2012, starterGame(seed));
  const chance = new Chance(seed);
  while (session.waiting === 'player' && session.position < most) session.enter(chance.pick(session.legal()));
  return session;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a state is plain JSON at every decision', () => {
  const session = played(3, 60);
  for (let i = 0; i <= session.length; i += 5) {
    session.seek(i);
    assert.deepEqual(copy(session.game), session.game);
  }
});

test('same inputs, same state', () => {
  const [a, b] = [played(5, 80), played(5, 80)];
  assert.deepEqual(a.game, b.game);
});

test('undo and redo come back to the same state', () => {
  const session = played(4, 50);
  const { game } = session;
  for (let i = 0; i < 10; i++) session.undo();
  while (session.redo());
  assert.deepEqual(session.game, game);
});

test('a recorded game is exact, also with the seed taken away', () => {
  for (const seed of [1, 2]) {
    const replay = copy(record(played(seed, 150)));
    assert.equal(verify(readReplay<LcgTypes>(replay)).verdict, 'exact', `seed ${seed}`);
  }
});

test('a recording that was changed is not exact', () => {
  const replay = copy(record(played(1, 120)));
  const changed = { ...replay, decisions: replay.decisions.slice(1) };
  assert.equal(verify(readReplay<LcgTypes>(changed)).verdict, 'diverged');
});

test('a saved game is taken up where it was left', () => {
  const session = played(7, 40);
  const saved = readSave<LcgTypes>(copy(session.save()));
  const again = new Session<LcgTypes>(swlcg2012, saved.start);
  for (const input of saved.inputs) again.enter(input);
  assert.deepEqual(again.game, session.game);
});

test('a saved game whose start nobody could have is refused', () => {
  const saved = copy(played(7, 10).save()) as unknown as { start: { cards: { focus: number }[] } };
  // A card in a deck has no tokens.
  const last = saved.start.cards.at(-1) as { focus: number };
  last.focus = 3;
  assert.throws(() => readSave(saved), /No game starts so|not the start of a game/);
});
