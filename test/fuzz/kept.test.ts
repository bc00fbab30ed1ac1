// Inputs that once broke something, found by fuzzing: each is refused with a typed error now, or does no harm.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import { type Input, parseSave, readSave, Session } from '../../src/engine.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { attackOdds } from '../../src/swtcg/rules/dice/odds.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { savedGames, sessions } from './seeds.ts';
import { isTyped } from './targets.ts';

const game = (n: number): Session<SwtcgTypes> => (sessions()[n] as Session<SwtcgTypes>).fork();

for (const decision of [
  undefined,
  null,
  'pass',
  { by: 'nobody', do: 'pass' },
  { by: 'dark', do: 'toString' },
  { by: 'dark', do: ['pass'] },
  { by: 'dark', do: 'choose', value: { toString: 1 } },
  { by: 'dark', do: 'use', unit: 'd1', ability: ['Evade'] },
  { by: 'dark', do: 'use', unit: 'd1', ability: 1, targets: 1 },
  { by: 'dark', do: 'mulligan', cards: 1, to: 'deck' },
  { by: 'dark', do: 'play', card: 'd1', dice: '12' },
])
  test(`as a decision: ${JSON.stringify(decision)}`, () => {
    for (let n = 0; n < sessions().length; n++) {
      const session = game(n);
      const before = session.game;
      for (const by of ['dark', 'light']) {
        const asked =
          typeof decision === 'object' && decision && decision.by !== 'nobody'
            ? { ...decision, by }
            : decision;
        const refusal = session.decide(asked as Decision);
        assert.ok(refusal && refusal.message.length > 8);
        assert.doesNotMatch(refusal.message, /function|\[object/);
      }
      assert.equal(session.game, before);
    }
  });

for (const input of [
  undefined,
  7,
  { do: 'roll' },
  { do: 'roll', dice: 'abc' },
  { do: 'roll', dice: [0, 7] },
  { do: 'roll', dice: Array(1000).fill(1) },
  { do: 'reveal', card: 'd0', as: ['d1'] },
  { do: 'reveal', card: 'd0', as: { toString: 1 } },
  { by: 'judge', do: 'set', card: 'd0', note: 7 },
  { by: 'judge', do: 'set', side: 'dark', dice: '123' },
  { by: 'judge', do: 'set', reveal: 3 },
  { by: 'judge', do: 'set', reveal: 'd0' },
  { by: 'judge', do: 'set', reveal: [undefined] },
  { by: 'judge', do: 'set', reveal: [{ toString: 1 }] },
  { by: 'judge', do: 'set', card: 'd0', zone: { toString: 1 } },
  { by: 'judge', do: 'set', side: { toString: 1 } },
  { by: 'judge', do: 'set', card: 'd0', counters: null },
  { by: 'judge', do: 'set', card: 'd0', tapped: 'yes' },
  { by: 'judge', do: 'set', card: 'd0', zone: 'deck', at: 'middle' },
  { by: 'judge', do: 'set', side: 'dark', shuffle: 1 },
])
  test(`as an input: ${JSON.stringify(input)}`, () => {
    const session = game(0);
    const before = session.view();
    assert.throws(() => session.enter(input as Input<SwtcgTypes>), isTyped);
    assert.deepEqual(session.view(), before);
  });

for (const figure of [1e9, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 1.5, '5', null])
  test(`odds of ${figure} dice`, () => {
    assert.throws(() => attackOdds({ power: figure as number }), isTyped);
    assert.throws(() => attackOdds({ power: 3, fury: figure as number }), isTyped);
  });

test('a saved game is read as it was written', () => {
  for (const saved of savedGames()) {
    const session = Session.restore(swtcg2022, readSave(saved));
    assert.deepEqual(JSON.parse(JSON.stringify(session.save())), saved);
    assert.deepEqual(session.view(), Session.restore(swtcg2022, saved).view());
  }
});

test('a saved game of an earlier version is read: what it could not tell yet is as at every start', () => {
  for (const saved of savedGames()) {
    const older = structuredClone(saved) as unknown as { start: Record<string, unknown> };
    for (const fact of ['striker', 'twice', 'known']) {
      assert.ok(fact in older.start, fact);
      delete older.start[fact];
    }
    const session = Session.restore(swtcg2022, parseSave(JSON.stringify(older)));
    assert.deepEqual(JSON.parse(JSON.stringify(session.save())), saved);
  }
});

test('a saved game that was tampered with is refused, and says where', () => {
  const refused = (change: (saved: Record<string, unknown>) => void, path: RegExp) => {
    const saved = structuredClone(savedGames()[0]) as unknown as Record<string, unknown>;
    change(saved);
    assert.throws(
      () => parseSave(JSON.stringify(saved)),
      (error: { info: { path: string } }) => isTyped(error) && path.test(error.info.path),
    );
  };
  type Start = Record<string, never> & {
    cards: Record<string, unknown>[];
    players: { dark: Record<string, unknown> };
  };
  const start = (change: (start: Start) => void) => (saved: Record<string, unknown>) =>
    change(saved.start as Start);
  refused((saved) => delete saved.start, /^\$\.start$/);
  refused((saved) => Object.assign(saved, { start: 7 }), /^\$\.start$/);
  refused((saved) => Object.assign(saved, { position: 1e9 }), /^\$\.position$/);
  refused((saved) => Object.assign(saved, { inputs: {} }), /^\$\.inputs$/);
  refused((saved) => Object.assign(saved, { passed: [-1] }), /^\$\.passed\[0\]$/);
  refused((saved) => Object.assign(saved, { ended: { winner: 'me' } }), /^\$\.ended/);
  // A card in no list, in two of them, on itself; a window that nothing has opened; Force that is no number.
  refused(
    start(({ players }) => Object.assign(players.dark, { lists: {} })),
    /^\$\.start/,
  );
  refused(
    start(({ cards }) => Object.assign(cards[0] as object, { zone: 'out' })),
    /^\$\.start/,
  );
  refused(
    start(({ cards }) => Object.assign(cards[0] as object, { stack: [cards[0]?.id] })),
    /^\$\.start/,
  );
  refused(
    start((game) => Object.assign(game, { windows: [{}] })),
    /^\$\.start\.windows/,
  );
  refused(
    start((game) => Object.assign(game, { random: { dice: 'x' } })),
    /^\$\.start\.random/,
  );
  refused(
    start(({ players }) => Object.assign(players.dark, { force: 1e9 })),
    /force$/,
  );
});
