// What a seat may know (Information Sharing): nothing of what lies hidden is in its view.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPosition } from '../play/scenario/position.ts';
import { parseScenario } from '../play/scenario/read.ts';
import { Table } from '../play/table.ts';
import type { GameState, Side } from '../src/game/state.ts';
import { maskedView, masks } from '../src/hidden.ts';
import { seatView, seatWhyNot, unmasked } from '../src/seat-view.ts';
import { allCards, seatOf } from './helpers/all-cards.ts';
import { card, soldier } from './helpers/command.ts';

function tableOf(file: object): Table {
  const whole = { format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', dice: [], ...file };
  return new Table(startPosition(parseScenario(JSON.stringify(whole)), { autoPass: 'empty' }));
}

const named = (cards: Record<string, object>): object =>
  Object.fromEntries(
    Object.entries(cards).map(([key, one]) => [key, { name: `Test ${key.toUpperCase()}`, ...one }]),
  );

const file = {
  cards: named({ s: soldier(), t: soldier(), task: card('Mission', ['Gain 1 Force.']) }),
  dark: {
    buildPoints: 3,
    hand: ['s'],
    deck: [{ id: 'd1', card: 't' }],
    buildZone: [{ id: 'b1', card: 't', faceDown: true, build: 1 }],
  },
  light: {
    hand: ['task'],
    buildZone: [{ id: 'b2', card: 's', faceDown: true, build: 2 }],
    discard: [{ id: 'x', card: 's' }],
  },
  at: 'dark-build',
  until: 'game-over',
};

test("Private Information: the opponent's hand, decks and face-down cards are masked", () => {
  const { game } = tableOf(file);
  const dark = seatView(game, 'dark');
  assert.deepEqual(dark.state.light.hand, ['hidden:light:hand:1']);
  assert.ok(!JSON.stringify(dark).includes('"task"'));
  assert.ok(!JSON.stringify(dark).includes('"b2"'));
  const covered = dark.state['hidden:light:build:1'] as { build: number; faceDown: boolean; power: unknown };
  assert.deepEqual([covered.build, covered.faceDown, covered.power], [2, true, null]);
  assert.equal(dark.known.b1, 't');
  assert.equal(dark.known.b2, undefined);
});

test('Private Information: somebody who only looks on sees what both players know, and no more', () => {
  const { game } = tableOf(file);
  const hidden = masks(game, 'spectator');
  for (const seat of ['dark', 'light'] as Side[])
    for (const id of masks(game, seat).keys()) assert.ok(hidden.has(id), `${id} is hidden from ${seat}`);
  assert.deepEqual([...hidden.keys()].sort(), ['b1', 'b2', 'd1', 's', 'task']);
  const seen = JSON.stringify(maskedView(game, hidden));
  for (const id of hidden.keys()) assert.ok(!seen.includes(`"${id}"`), `the view holds ${id}`);
});

test('Free Information: discard piles, Force, build points and cards in play are shown to both', () => {
  const { game } = tableOf(file);
  for (const seat of ['dark', 'light'] as Side[]) {
    const { state } = seatView(game, seat);
    assert.deepEqual(state.light.discard, ['x']);
    assert.equal(state.dark.buildPoints, 3);
  }
});

test('decisions are told to the player whose chance it is, and to nobody else', () => {
  const { game } = tableOf(file);
  assert.ok(seatView(game, 'dark').decisions.length > 0);
  assert.deepEqual(seatView(game, 'light').decisions, []);
});

test('a decision with a card that one can not know is refused without telling anything of it', () => {
  const { game } = tableOf(file);
  const decision = { by: 'dark', do: 'complete', card: 'b2' } as const;
  assert.equal(unmasked(game, 'dark', decision), null);
  assert.equal(seatWhyNot(game, 'dark', decision)?.rule, 'info.private');
  const refusal = seatWhyNot(game, 'dark', { by: 'dark', do: 'complete', card: 'hidden:light:build:1' });
  assert.ok(refusal && !refusal.message.includes('Test'));
});

const holdsNothingHidden = (game: GameState, seat: Side, quiet: boolean): void => {
  const { log, ...seen } = seatView(game, seat);
  const text = JSON.stringify(seen);
  const told = log.map((one) => one.text).join('\n');
  for (const id of masks(game, seat).keys()) {
    assert.ok(!text.includes(`"${id}"`), `${seat} sees ${id}`);
    // What was shown before may be told; what was built, drawn or declined may not.
    if (quiet) assert.ok(!told.includes(`[${id}]`), `${seat} is told of ${id}: ${told}`);
  }
};

test('random games: no view holds what its player may not know, and masked decisions can be taken', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const table = tableOf({
      cards: named(allCards),
      dark: seatOf('dark'),
      light: seatOf('light'),
      at: 'preparation',
      until: 'game-over',
      seed,
    });
    let state = seed;
    for (let i = 0; i < 150 && table.waiting === 'player'; i++) {
      const by = table.game.windows[table.game.windows.length - 1]?.chance as Side;
      const { decisions } = seatView(table.game, by);
      state = (state * 1664525 + 1013904223) % 4294967296;
      const decision = decisions[state % decisions.length];
      assert.ok(decision);
      const plain = unmasked(table.game, by, decision);
      assert.ok(plain && table.decide(plain) === null, JSON.stringify(decision));
      const quiet = ['build', 'pass', 'decline'].includes(decision.do);
      for (const seat of ['dark', 'light'] as Side[]) holdsNothingHidden(table.game, seat, quiet);
    }
  }
});
