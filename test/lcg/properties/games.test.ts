// Random games: what must be true of all of them. SWTCG_GAMES plays more, from the seed SWTCG_SEED on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import { readReplay, record, verify } from '../../../src/engine.ts';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import { type CardState, type GameState, SIDES } from '../../../src/lcg/model/state.ts';
import { rules } from '../../../src/lcg/rulebook/rules.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { masks } from '../../../src/lcg/view/hidden.ts';
import { seatView } from '../../../src/lcg/view/seat-view.ts';
import { Session } from '../../../src/play/session.ts';
import { WORLDS, type World } from './worlds.ts';

const GAMES = Number(process.env.SWTCG_GAMES ?? 10);
const SEED = Number(process.env.SWTCG_SEED ?? 1);
/** A game that takes longer goes on without end. */
const MOST_DECISIONS = 4000;

const chanceFrom = (seed: number): (() => number) => {
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

function checkState(game: GameState, before: GameState): void {
  assert.deepEqual(placed(game), [...game.box.ids].sort(), 'each card is in one place');
  for (const { id, focus, damage, shields } of game.cards)
    assert.ok(isWhole(focus) && isWhole(damage) && isWhole(shields), `tokens of ${id}`);
  for (const side of SIDES) {
    const committed = game.cards.filter((card: CardState) => card.committed && card.controller === side);
    assert.ok(committed.length <= 3, 'three Force cards');
  }
  assert.ok(isWhole(game.dial), 'the dial');
  assert.ok(game.dial >= before.dial || DIAL_FALLS.test(JSON.stringify(game.log)), 'the dial only rises');
}

/** A few cards turn the dial back, and the log says so. */
const DIAL_FALLS = /"dial-[a-z-]*"/;

/** What was offered at other moments of the game: it is offered now, or refused with a rule. */
function checkDecisions(session: Session<LcgTypes>, offered: readonly Decision[], earlier: Decision[]): void {
  const { game } = session;
  const known = new Set(offered.map((one) => JSON.stringify(one)));
  for (const decision of offered)
    assert.equal(swlcg2012.whyNot(game, decision), null, JSON.stringify(decision));
  for (const decision of earlier) {
    if (known.has(JSON.stringify(decision))) continue;
    const refusal = swlcg2012.whyNot(game, decision);
    // A default may be said in other words: a payment, or a choice without its order.
    if (refusal) assert.ok(Object.hasOwn(rules, refusal.rule), `${refusal.rule}: ${refusal.message}`);
  }
}

function checkViews(game: GameState): void {
  for (const side of SIDES) {
    const { state, known, decisions } = seatView(game, side);
    const text = JSON.stringify([state, known, decisions]);
    for (const id of masks(game, side).keys())
      assert.ok(!text.includes(JSON.stringify(id)), `${side} may not know of ${id}`);
  }
}

function playGame(world: World, seed: number): number {
  const session = new Session(swlcg2012, world.start(seed));
  const chance = chanceFrom(seed);
  const earlier: Decision[] = [];
  let taken = 0;
  for (; session.waiting === 'player' && taken < MOST_DECISIONS; taken++) {
    const before = session.game;
    const legal = session.legal();
    assert.ok(legal.length > 0, 'whoever is asked can decide');
    if (taken % 7 === 0) checkDecisions(session, legal, earlier);
    if (seed % 3 === 0 && taken % 5 === 0) checkViews(before);
    const decision = legal[Math.floor(chance() * legal.length)] as Decision;
    if (taken % 11 === 0) earlier.push(decision);
    session.enter(decision);
    checkState(session.game, before);
  }
  assert.ok(session.result?.winner, `game ${seed} has a winner`);
  if (seed % 4 === 0) checkAgain(world, seed, session);
  return taken;
}

/** The same inputs lead to the same state; the recording is exact. */
function checkAgain(world: World, seed: number, played: Session<LcgTypes>): void {
  const again = new Session(swlcg2012, world.start(seed));
  for (const input of played.inputs) again.enter(input);
  assert.deepEqual(again.game, played.game, `game ${seed} played again`);
  const { verdict } = verify(readReplay(JSON.parse(JSON.stringify(record(played)))));
  assert.equal(verdict, 'exact', `the recording of game ${seed}`);
}

for (const [n, world] of WORLDS.entries())
  test(`random games with ${world.name} keep what must be true`, () => {
    let [games, decisions] = [0, 0];
    for (let seed = SEED + n; seed < SEED + GAMES; seed += WORLDS.length) {
      decisions += playGame(world, seed);
      games += 1;
    }
    console.log(`figures ${JSON.stringify({ lcgGames: games, lcgDecisions: decisions })}`);
  });
