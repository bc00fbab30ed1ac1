// Random games with all card types: whatever is decided, what must be true stays true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPosition } from '../../play/scenario/position.ts';
import { parseScenario } from '../../play/scenario/read.ts';
import { Table } from '../../play/table.ts';
import { DEEDS, type Decision } from '../../src/decisions/decision.ts';
import { rules } from '../../src/rulebook/rules.ts';
import { allCards, seatOf } from '../helpers/all-cards.ts';
import { checkInvariants } from '../helpers/invariants.ts';

const GAMES = Number(process.env.SWTCG_RANDOM_GAMES ?? 12);
const DECISIONS = 400;

/** A small generator, so that a failure can be played again. */
function* numbers(seed: number): Generator<number> {
  let state = seed * 2654435761 + 1;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

/** Every listed decision is accepted; every other is refused with a sentence and a rule, and changes nothing. */
function checkAnswers(table: Table, legal: readonly Decision[], random: Generator<number>): void {
  for (const decision of legal) assert.equal(table.whyNot(decision), null, JSON.stringify(decision));
  const { game } = table;
  const any = <T>(list: readonly T[]): T =>
    list[Math.floor((random.next().value as number) * list.length)] as T;
  const id = () => any(game.box.ids);
  for (const deed of DEEDS) {
    const decision: Decision = {
      by: any(['dark', 'light'] as const),
      do: deed,
      card: id(),
      unit: id(),
      target: id(),
      top: id(),
      to: any(['space', 'ground', 'character', 'buildZone', 'top', 'under', 'discard']),
      ability: any([1, 2, 'Evade', 'Overload']),
      counters: any([0, 1, 3]),
      force: any([0, 1, 9]),
      value: any([id(), 1]),
      what: 'draw',
    };
    const refusal = table.whyNot(decision);
    assert.equal(table.game, game, 'asking changes nothing');
    if (!refusal) continue;
    assert.ok(Object.hasOwn(rules, refusal.rule), `${refusal.rule} is no rule`);
    assert.ok(refusal.message.length > 0);
  }
}

function playGame(seed: number): Set<string> {
  const cards = Object.fromEntries(
    Object.entries(allCards).map(([key, one]) => [key, { name: `Test ${key.toUpperCase()}`, ...one }]),
  );
  const file = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards,
    dark: seatOf('dark'),
    light: seatOf('light'),
    at: 'preparation',
    until: 'game-over',
    seed,
    dice: [],
  };
  const table = new Table(startPosition(parseScenario(JSON.stringify(file)), { autoPass: 'empty' }));
  const random = numbers(seed);
  const deeds = new Set<string>();
  checkInvariants(table.game);
  for (let i = 0; i < DECISIONS && table.waiting === 'player'; i++) {
    const legal = table.legal();
    assert.ok(legal.length > 0, 'a player who is asked can answer');
    if (i % 7 === 0) checkAnswers(table, legal, random);
    // Ending one's step is only one of many things to do, and no more likely than they are.
    const decision = legal[Math.floor((random.next().value as number) * legal.length)];
    assert.ok(decision);
    deeds.add(decision.do);
    try {
      assert.equal(table.decide(decision), null);
      checkInvariants(table.game);
    } catch (error) {
      throw new Error(`game ${seed}, decision ${i} ${JSON.stringify(decision)}: ${(error as Error).stack}`);
    }
  }
  return deeds;
}

test('random games with all card types keep what must be true', () => {
  const deeds = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) for (const deed of playGame(seed)) deeds.add(deed);
  for (const deed of ['build', 'complete', 'move', 'equip', 'rearrange', 'retreat', 'attack', 'choose'])
    assert.ok(deeds.has(deed), `${deed} is never done`);
});
