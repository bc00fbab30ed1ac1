// The same inputs lead to the same state: played again, saved and restored, undone and redone, gone to from anywhere.

import assert from 'node:assert/strict';
import { editionGame } from '../../../machines/swtcg/complete.ts';
import { GameHost, readReplay, record, Session, verify } from '../../../src/engine.ts';
import { hashText, hashView } from '../../../src/play/replay/hash.ts';
import { withText } from '../../../src/swtcg/model/in-english.ts';
import type { GameState } from '../../../src/swtcg/model/state.ts';
import { Chance } from '../../helpers/chance.ts';
import type { Played } from './play.ts';

/** A hash over the whole state, but for what never changes. */
const hashOf = (game: GameState): string => hashText(JSON.stringify({ ...game, box: null }));

/** The same seed and the same decisions lead to the same state and the same log. */
export function checkAgain({ table: first, decisions, log }: Played, start: GameState): void {
  const table = new GameHost(editionGame(start.box.ruleset), start);
  const said = () => table.game.log.map((event) => withText(event, table.game));
  const lines = said();
  for (const decision of decisions) {
    assert.equal(table.decide(decision), null, JSON.stringify(decision));
    lines.push(...said());
  }
  if (hashOf(table.game) !== hashOf(first.game))
    assert.deepEqual({ ...table.game, box: null }, { ...first.game, box: null });
  assert.deepEqual(lines, log);
}

const json = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** Undo, redo, seek, save and restore change nothing; the recorded game is exact. */
export function checkSession({ start, decisions }: Played, seed: number): number {
  const session = new Session(editionGame(start.box.ruleset), start);
  const hashes = [hashOf(session.game)];
  for (const decision of decisions) {
    session.enter(decision);
    hashes.push(hashOf(session.game));
  }
  const chance = new Chance(seed);
  let looked = 0;
  const here = (one: Session, how: string): void => {
    looked++;
    assert.equal(hashOf(one.game), hashes[one.position], `${how}: another state at ${one.position}`);
  };
  for (let i = 0; i < 4; i++) {
    session.seek(chance.below(hashes.length));
    here(session, 'sought');
    const legal = session.legal();
    const back = Math.min(session.position, 1 + chance.below(3));
    for (let n = 0; n < back; n++) session.undo();
    here(session, 'undone');
    for (let n = 0; n < back; n++) session.redo();
    here(session, 'redone');
    assert.deepEqual(session.legal(), legal, 'the same can be decided');
  }
  session.seek(chance.below(hashes.length));
  const restored = Session.restore(editionGame(start.box.ruleset), json(session.save()));
  here(restored, 'restored');
  assert.equal(restored.position, session.position);
  assert.equal(restored.length, session.length, 'what was undone can still be redone');
  assert.deepEqual(json(restored.legal()), json(session.legal()));
  const fork = session.fork();
  here(fork, 'forked');
  session.seek(session.length);
  here(session, 'gone to the end');
  const replay = readReplay(json(record(session, { seed, every: 16 })));
  const { verdict, reason, step } = verify(replay);
  assert.equal(verdict, 'exact', `${reason} at ${step}`);
  assert.equal(hashView(session.view()), replay.checks.at(-1)?.hash);
  return looked + 2;
}
