// Whole games with the starter decks: what holds at every moment of them, and who plays better.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import { readScenario, startPosition } from '../../../src/engine.ts';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import type { CardState, GameState } from '../../../src/lcg/model/state.ts';
import { SIDES } from '../../../src/lcg/model/state.ts';
import { byName } from '../../../src/lcg/players/index.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import { starterScenario } from '../../../src/lcg/starter/index.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { playMatch } from '../../../src/play/match.ts';
import { Session } from '../../../src/play/session.ts';

const next = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
};

/** Where each card is, by the lists, hosts and piles. */
function placed(game: GameState): string[] {
  const lists = SIDES.flatMap((side) => Object.values(game.players[side].lists).flat());
  const hosted = game.cards.flatMap(({ enhancements, captured }) => [...enhancements, ...captured]);
  const nowhere = game.cards.filter(({ zone }) => zone === 'out').map(({ id }) => id);
  return [...lists, ...hosted, ...game.dialCards, ...nowhere].sort();
}

const isWhole = (n: number): boolean => Number.isInteger(n) && n >= 0;

function holds(game: GameState, before: GameState): void {
  assert.deepEqual(placed(game), [...game.box.ids].sort(), 'each card is in one place');
  for (const { id, focus, damage, shields } of game.cards)
    assert.ok(isWhole(focus) && isWhole(damage) && isWhole(shields), `tokens of ${id}`);
  for (const side of SIDES) {
    const committed = game.cards.filter((card: CardState) => card.committed && card.controller === side);
    assert.ok(committed.length <= 3, 'three Force cards');
  }
  // No card of these decks turns it back.
  assert.ok(game.dial >= before.dial, 'the dial rises');
}

function refusesOthers(session: Session<LcgTypes>, legal: readonly Decision[]): void {
  const { game } = session;
  for (const decision of legal)
    assert.equal(swlcg2012.whyNot(game, decision), null, JSON.stringify(decision));
  // Decisions that were not offered are refused with a rule.
  const [id] = game.box.ids;
  const by = swlcg2012.waitingFor(game) as 'dark' | 'light';
  const others: Decision[] = [
    { by, do: 'engage', objective: id as string, attackers: [] },
    { by: by === 'dark' ? 'light' : 'dark', do: 'pass' },
    { by, do: 'shield', card: id as string },
  ];
  for (const decision of others) {
    const refusal = swlcg2012.whyNot(game, decision);
    assert.ok(refusal?.rule, JSON.stringify(decision));
  }
}

const GAMES = 12;

test('what holds in every game: cards, tokens, Force cards, the dial, legal decisions', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const session = new Session(swlcg2012, starterGame(seed));
    const chance = next(seed);
    for (let n = 0; session.waiting === 'player' && n < 3000; n++) {
      const before = session.game;
      const legal = session.legal();
      assert.ok(legal.length > 0, 'somebody who is asked can decide');
      if (n % 5 === 0) refusesOthers(session, legal);
      session.enter(legal[Math.floor(chance() * legal.length)] as Decision);
      holds(session.game, before);
    }
    assert.ok(session.result?.winner, `game ${seed} has a winner`);
  }
});

test('the same inputs lead to the same game', () => {
  const play = () =>
    playMatch(swlcg2012, starterGame('twice'), {
      players: { dark: byName.greedy, light: byName.random },
      seed: 7,
    }).game;
  assert.deepEqual(play(), play());
});

test('the game of the compiled texts is that of the scenario', () => {
  for (const seed of [1, 'a seed'])
    assert.deepEqual(
      starterGame(seed),
      startPosition<LcgTypes>(readScenario<LcgTypes>(starterScenario(seed)), { autoPass: 'empty' }),
    );
});

test('the greedy player beats the random one from either side', () => {
  const games = 20;
  for (const side of SIDES) {
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const { greedy, random } = byName;
      const players = side === 'dark' ? { dark: greedy, light: random } : { dark: random, light: greedy };
      const { result } = playMatch(swlcg2012, starterGame(seed), { players, seed });
      if (result?.winner === side) won++;
    }
    assert.ok(won >= games * 0.8, `${side}: ${won} of ${games}`);
  }
});
