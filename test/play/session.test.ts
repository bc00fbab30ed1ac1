// A game in progress: undo, redo, seeking and saving change nothing but where one stands.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { next, stream } from '../../src/core/random.ts';
import { hashView } from '../../src/play/replay/hash.ts';
import { startPosition } from '../../src/play/scenario/position.ts';
import { readScenario } from '../../src/play/scenario/read.ts';
import { Session } from '../../src/play/session.ts';
import { starterScenario } from '../../src/swtcg/starter/index.ts';

const scenario = readScenario(starterScenario(1));

/** A random game, with the hash after every decision. */
function played(seed: number): { session: Session; hashes: string[] } {
  const session = new Session(startPosition({ ...scenario, seed }, { autoPass: 'empty' }));
  const hashes = [hashView(session.view())];
  let state = stream(seed, 'test');
  while (session.waiting === 'player' && session.position < 400) {
    const legal = session.legal();
    const [value, after] = next(state);
    state = after;
    const decision = legal[Math.floor(value * legal.length)];
    assert.ok(decision, 'somebody is asked and has nothing to decide');
    assert.equal(session.decide(decision), null);
    hashes.push(hashView(session.view()));
  }
  return { session, hashes };
}

describe('session', () => {
  it('undone to the start and redone to the end, every position is the same again', () => {
    for (const seed of [1, 2, 3]) {
      const { session, hashes } = played(seed);
      const log = session.steps().map(({ address, entry }) => `${address} ${JSON.stringify(entry)}`);
      for (let i = hashes.length - 2; i >= 0; i--) {
        assert.ok(session.undo());
        assert.equal(hashView(session.view()), hashes[i], `seed ${seed}, undone to ${i}`);
      }
      assert.equal(session.undo(), false);
      for (let i = 1; i < hashes.length; i++) {
        assert.ok(session.redo());
        assert.equal(hashView(session.view()), hashes[i], `seed ${seed}, redone to ${i}`);
      }
      assert.equal(session.redo(), false);
      assert.deepEqual(
        session.steps().map(({ address, entry }) => `${address} ${JSON.stringify(entry)}`),
        log,
      );
    }
  });

  it('a fork goes its own way and leaves the game as it was', () => {
    const { session, hashes } = played(5);
    const here = session.position;
    for (const at of [0, 1, 30, here]) {
      const other = session.fork(at);
      assert.equal(hashView(other.view()), hashes[at], `forked at ${at}`);
      const decision = other.legal().at(-1);
      if (decision) assert.equal(other.decide(decision), null);
      assert.equal(session.position, here);
      assert.equal(session.length, here);
      assert.equal(hashView(session.view()), hashes[here]);
    }
  });

  it('seeking to any position finds it', () => {
    const { session, hashes } = played(4);
    for (const at of [0, 1, hashes.length - 1, 7, Math.floor(hashes.length / 2), 3]) {
      const position = Math.min(at, hashes.length - 1);
      session.seek(position);
      assert.equal(hashView(session.view()), hashes[position]);
    }
  });

  it('every line of the log has the game as it was when it was written', () => {
    const { session, hashes } = played(4);
    const end = hashes[hashes.length - 1];
    const steps = session.steps();
    for (let i = 0; i < steps.length; i += 9) {
      const step = steps[i];
      assert.ok(step);
      const { log } = session.stateAt(step);
      assert.deepEqual(log[log.length - 1], step.entry, step.address);
    }
    assert.equal(hashView(session.view()), end, 'looking back leaves the game where it is');
  });

  it('saved and restored through JSON at every decision, the game goes on alike', () => {
    const { session, hashes } = played(5);
    for (let at = 0; at < hashes.length; at += 5) {
      session.seek(at);
      const restored = Session.restore(JSON.parse(JSON.stringify(session.save())));
      assert.equal(hashView(restored.view()), hashes[at]);
      assert.equal(restored.length, session.length, 'what was undone can still be redone');
      assert.deepEqual(restored.legal(), session.legal());
      restored.seek(restored.length);
      assert.equal(hashView(restored.view()), hashes[hashes.length - 1]);
    }
  });

  it('a decision after an undo forgets what was undone', () => {
    const { session } = played(6);
    session.seek(3);
    const [first] = session.legal();
    assert.ok(first);
    session.decide(first);
    assert.equal(session.length, 4);
    assert.equal(session.redo(), false);
  });

  it('an illegal decision is answered with a sentence and a rule, and changes nothing', () => {
    const { session, hashes } = played(7);
    session.seek(2);
    const refusal = session.decide({ by: 'dark', do: 'attack', unit: 'nobody', target: 'nobody' });
    assert.ok(refusal?.message && refusal.rule);
    assert.equal(session.position, 2);
    assert.equal(hashView(session.view()), hashes[2]);
    assert.throws(() => session.enter({ by: 'dark', do: 'attack', unit: 'nobody', target: 'nobody' }), {
      name: 'SwtcgError',
    });
    assert.equal(hashView(session.view()), hashes[2]);
  });

  it('whoever plays has the last word on a legal decision, and is not asked about another', () => {
    const session = new Session(startPosition({ ...scenario, seed: 1 }, { autoPass: 'empty' }));
    const [first] = session.legal();
    assert.ok(first);
    assert.equal(
      session.decide(first, () => false),
      null,
    );
    assert.equal(session.position, 0);
    const asked = () => assert.fail('an illegal decision needs no word');
    assert.ok(session.decide({ by: first.by, do: 'attack', unit: 'nobody', target: 'nobody' }, asked));
    // What is decided meanwhile counts: the decision is judged once more.
    assert.throws(() => session.decide(first, () => session.decide(first) === null), { name: 'SwtcgError' });
    assert.equal(session.position, 1);
  });

  it('ends by concession, agreement, time or a judge, and then takes nothing more', () => {
    const session = new Session(startPosition({ ...scenario, seed: 1 }, { autoPass: 'empty' }));
    const [first] = session.legal();
    assert.ok(first);
    session.end('conceded', 'light');
    assert.deepEqual(session.result, { winner: 'light', by: 'conceded', turn: 1 });
    assert.equal(session.waiting, 'over');
    assert.ok(session.decide(first));
    assert.ok(session.undo(), 'a concession can be taken back');
    assert.equal(session.decide(first), null);
  });

  it('tells its listeners about every change', () => {
    const session = new Session(startPosition({ ...scenario, seed: 1 }, { autoPass: 'empty' }));
    let told = 0;
    const stop = session.subscribe(() => told++);
    const [first] = session.legal();
    assert.ok(first);
    session.decide(first);
    session.undo();
    session.redo();
    stop();
    session.undo();
    assert.equal(told, 3);
  });

  it('takes real dice where nobody rolls for the players, and a judge’s hand at any time', () => {
    const bare = { ...scenario, seed: null, shuffle: false, at: 'roll-for-build' as const };
    const session = new Session(startPosition(bare, { autoPass: 'empty' }));
    assert.equal(session.waiting, 'dice');
    session.enter({ do: 'roll', dice: [5] });
    assert.equal(session.game.players.dark.buildPoints, 5);
    session.enter({ by: 'judge', do: 'set', side: 'dark', force: 9, note: 'Forgotten in turn 1' });
    assert.equal(session.game.players.dark.force, 9);
    assert.ok(session.game.log.every(({ kind }) => kind === 'manual'));
    session.seek(0);
    assert.equal(session.waiting, 'dice');
    session.seek(2);
    assert.equal(session.game.players.dark.force, 9);
  });
});
