// Chances that pass by themselves can be changed in the middle of a game, and the replay says the same game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../src/core/error.ts';
import { readScenario, record, Session, startPosition, verify } from '../../src/engine.ts';
import { currentWindow } from '../../src/swtcg/model/windows.ts';
import { starterScenario } from '../../src/swtcg/starter/index.ts';
import { fileOf } from '../helpers/core.ts';

const start = (autoPass: 'never' | 'empty') =>
  startPosition(
    readScenario({
      ...fileOf({
        cards: {
          d: 'dark space 50/1/3',
          l: ['light space 30/1/9', 'Pay 1 Force -> Evade 1'],
          top: 'dark space 10/1/1',
        },
        dark: { deck: ['top'] },
        light: { force: 1 },
      }),
      at: 'dark-build',
      until: 'game-over',
      dice: [6, 6, 6, 6, 6, 6],
    }),
    { autoPass },
  );

test('a session that asks at every chance can be told to ask no more where nothing can be played', () => {
  const session = new Session(swtcg2022, start('never'));
  assert.equal(session.autoPass, 'never');
  session.autoPass = 'empty';
  // The card of the draw step may be declined: its player is asked (Turn Structure, 5).
  assert.equal(currentWindow(session.game)?.kind, 'build-start');
  assert.ok(session.legal().some((one) => one.do === 'decline'));
  session.decide({ by: 'dark', do: 'pass' });
  assert.equal(currentWindow(session.game)?.kind, 'build');
  for (const by of ['dark', 'light', 'dark', 'light'] as const) session.decide({ by, do: 'done' });
  assert.equal(currentWindow(session.game)?.kind, 'speed');
  session.decide({ by: 'dark', do: 'attack', unit: 'd', target: 'l' });
  // Light can prevent: here somebody is asked again.
  assert.equal(currentWindow(session.game)?.kind, 'prevention');
  assert.equal(session.chance, 'light');
});

test('back to every chance, and on: the replay has all passes and is exact', () => {
  const session = new Session(swtcg2022, start('never'));
  session.autoPass = 'always';
  assert.equal(currentWindow(session.game)?.kind, 'build');
  session.autoPass = 'never';
  session.decide({ by: 'dark', do: 'done' });
  assert.equal(currentWindow(session.game)?.kind, 'build-start');
  session.autoPass = 'always';
  session.decide({ by: 'light', do: 'done' });
  const replay = record(session);
  assert.equal(replay.settings.autoPass, 'never');
  assert.ok(replay.decisions.filter((one) => one.do === 'pass').length >= 2);
  assert.deepEqual(verify(replay), { verdict: 'exact', step: null, reason: null });
});

test('undo takes back what passed by itself with the decision before it, redo brings both again', () => {
  const session = new Session(swtcg2022, start('never'));
  session.autoPass = 'always';
  const before = session.position;
  session.decide({ by: 'dark', do: 'done' });
  const after = session.position;
  assert.ok(after > before + 1);
  session.undo();
  assert.equal(session.position, before);
  session.redo();
  assert.equal(session.position, after);
});

test('a saved game keeps its setting and what passed by itself', () => {
  const session = new Session(swtcg2022, start('never'));
  session.autoPass = 'always';
  session.decide({ by: 'dark', do: 'done' });
  const copy = Session.restore(swtcg2022, JSON.parse(JSON.stringify(session.save())));
  assert.equal(copy.autoPass, 'always');
  assert.equal(copy.position, session.position);
  copy.undo();
  session.undo();
  assert.equal(copy.position, session.position);
});

test('a game can not ask more than it was started with', () => {
  const session = new Session(swtcg2022, start('empty'));
  assert.throws(() => {
    session.autoPass = 'never';
  }, SwtcgError);
  session.autoPass = 'always';
  assert.equal(session.autoPass, 'always');
});

test('Choose Sides: a session asks for bids, whatever it lets pass; a game of its own setting starts after them', () => {
  const prepared = readScenario(starterScenario(1));
  const bid = { by: 'dark', do: 'side', bid: 28 } as const;
  for (const setting of ['empty', 'always'] as const) {
    const session = new Session(swtcg2022, startPosition(prepared));
    session.autoPass = setting;
    assert.equal(session.decide(bid), null);
    assert.equal(session.game.players.dark.setupPoints, 28);
    const game = new Session(swtcg2022, startPosition(prepared, { autoPass: setting }));
    assert.equal(currentWindow(game.game)?.kind, 'event');
    assert.equal(game.whyNot(bid)?.rule, 'prepare.sides');
  }
});
