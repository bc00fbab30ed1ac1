// Random small games played by random legal decisions: what must be true of all of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table } from '../../play/table.ts';
import { DEEDS, type Decision } from '../../src/decisions/decision.ts';
import { rules } from '../../src/rulebook/rules.ts';
import { view } from '../../src/view.ts';
import { Chance } from '../helpers/chance.ts';
import { checkLog } from '../helpers/log.ts';
import { playRandom, startOf } from './games.ts';
import { checkGame } from './invariants.ts';

const GAMES = 30;
const TURNS = 6;

const seeds = (from: number, n = GAMES): number[] => Array.from({ length: n }, (_, i) => from + i);

const told = (seed: number, failure: unknown): Error =>
  new Error(`seed ${seed}: ${failure instanceof Error ? failure.message : failure}`, { cause: failure });

function each(list: readonly number[], check: (seed: number) => void): void {
  for (const seed of list) {
    try {
      check(seed);
    } catch (failure) {
      throw told(seed, failure);
    }
  }
}

for (const autoPass of ['never', 'empty'] as const) {
  test(`autoPass ${autoPass}: no card is lost or doubled, no number is below 0, every log line is whole`, () => {
    let decided = 0;
    let turns = 0;
    each(seeds(100), (seed) => {
      const { table, decisions, log } = playRandom(seed, autoPass, TURNS, (now) => checkGame(now.game));
      checkGame(table.game);
      checkLog(log);
      decided += decisions.length;
      turns += table.game.turn;
    });
    assert.ok(decided > GAMES * 30, `${decided} decisions`);
    assert.ok(turns > GAMES * 2, `${turns} turns`);
  });
}

test('every listed decision is legal, whole, and of the player whose chance it is', () => {
  each(seeds(200, 10), (seed) => {
    playRandom(seed, 'empty', TURNS, (table, legal) => {
      assert.ok(legal.length > 0, 'somebody is asked and can do something');
      const chance = table.game.windows.at(-1)?.chance;
      for (const decision of legal) {
        assert.equal(decision.by, chance);
        assert.equal(table.whyNot(decision), null, JSON.stringify(decision));
      }
      const texts = legal.map((one) => JSON.stringify(one));
      assert.equal(new Set(texts).size, texts.length, 'no decision is listed twice');
    });
  });
});

test('every listed decision can be taken', () => {
  // Each of the first chances is taken up again from the start for every decision that is listed there.
  each(seeds(300, 3), (seed) => {
    const { decisions } = playRandom(seed, 'empty', 2);
    const branch = (upTo: number): Table => {
      const table = new Table(startOf(seed, 'empty'));
      for (const decision of decisions.slice(0, upTo)) table.decide(decision);
      return table;
    };
    for (let at = 0; at < Math.min(decisions.length, 40); at += 4) {
      const legal = branch(at).legal();
      for (const decision of legal.slice(0, 12)) {
        const table = branch(at);
        assert.equal(table.decide(decision), null);
        checkGame(table.game);
        checkLog(table.game.log);
      }
    }
  });
});

/** A decision that is most likely not legal: of anything, with anything. */
function wild(chance: Chance, ids: readonly string[]): Decision {
  const id = (): string => chance.pick([...ids, 'nobody', '__proto__']);
  const number = (): number => chance.pick([-1, 0, 1, 2, 7, 1.5, Number.NaN, 1e9]);
  const all: Record<string, unknown> = {
    unit: id(),
    card: id(),
    target: id(),
    targets: [id(), id()],
    ability: chance.pick<string | number>(['Evade', 'Lucky', 1, 2, 9]),
    effect: number(),
    amount: number(),
    x: number(),
    dice: [number()],
    value: id(),
    counters: number(),
    to: chance.pick([
      'space',
      'ground',
      'character',
      'buildZone',
      'top',
      'under',
      'discard',
      'deck',
      'nowhere',
    ]),
    what: chance.pick(['draw', 'nothing']),
    cards: [id(), id()],
    bid: number(),
  };
  const keys = Object.keys(all).filter(() => chance.below(3) > 0);
  const rest = Object.fromEntries(keys.map((key) => [key, all[key]]));
  return { by: chance.pick(['dark', 'light'] as const), do: chance.pick(DEEDS), ...rest };
}

test('what is not legal is refused with a sentence and a rule, and changes nothing; what is accepted keeps the game whole', () => {
  let refused = 0;
  each(seeds(400, 12), (seed) => {
    playRandom(seed, 'empty', TURNS, (table, _legal, chance) => {
      const before = table.game;
      for (let i = 0; i < 6; i++) {
        const decision = wild(chance, before.box.ids);
        const refusal = table.whyNot(decision);
        if (!refusal) continue;
        refused++;
        assert.ok(refusal.message.length > 3, JSON.stringify(decision));
        assert.doesNotMatch(refusal.message, /undefined|NaN|\[object/, JSON.stringify(decision));
        assert.ok(Object.hasOwn(rules, refusal.rule), `${refusal.rule} for ${JSON.stringify(decision)}`);
        assert.deepEqual(table.decide(decision), refusal);
        assert.equal(table.game, before);
      }
    });
  });
  assert.ok(refused > 3000, `${refused} refusals`);
});

test('wild decisions that are legal after all lead to games that are whole', () => {
  let taken = 0;
  each(seeds(500, 12), (seed) => {
    const chance = new Chance(seed);
    const table = new Table(startOf(seed, 'empty'));
    for (let i = 0; i < 400 && table.waiting === 'player'; i++) {
      const accepted = table.decide(wild(chance, table.game.box.ids)) === null;
      if (accepted) taken++;
      else if (i % 8 === 0) table.decide(chance.pick(table.legal()));
      checkGame(table.game);
    }
  });
  assert.ok(taken > 30, `${taken} taken`);
});

test('the same seed and the same decisions lead to the same view and the same log', () => {
  each(seeds(600, 10), (seed) => {
    const first = playRandom(seed, 'empty', TURNS);
    const table = new Table(startOf(seed, 'empty'));
    const log = [...table.game.log];
    for (const decision of first.decisions) {
      assert.equal(table.decide(decision), null);
      log.push(...table.game.log);
    }
    assert.deepEqual(view(table.game), view(first.table.game));
    assert.deepEqual(log, first.log);
  });
});

test('chances that pass by themselves change nothing but the number of passes', () => {
  each(seeds(700, 15), (seed) => {
    const quick = playRandom(seed, 'empty', TURNS);
    // The same deeds at a table where every chance is asked for: passes in between where the deed is not legal yet.
    const slow = new Table(startOf(seed, 'never'));
    const lines = [...slow.game.log];
    const step = (decision: Decision): void => {
      assert.equal(slow.decide(decision), null, JSON.stringify(decision));
      lines.push(...slow.game.log);
    };
    const idle = (): Decision | null => {
      const legal = slow.legal();
      // Triggered effects and choices are always asked about, unless nothing could come of them.
      const kind = slow.game.windows.at(-1)?.kind;
      if (kind === 'choice') return null;
      if (kind === 'trigger' && legal.some((one) => one.do !== 'pass' && one.do !== 'decline')) return null;
      return legal.length > 0 &&
        legal.every((one) => ['pass', 'decline'].includes(one.do) || one.do === 'tap')
        ? (legal.find((one) => one.do === 'pass' || one.do === 'tap') ?? null)
        : null;
    };
    for (const decision of quick.decisions) {
      for (let guard = 0; guard < 200; guard++) {
        const game = slow.game;
        const asked = game.windows.at(-1);
        const mine = slow.whyNot(decision) === null && (decision.do !== 'pass' || idle() === null);
        if (mine && asked?.chance === decision.by) break;
        const pass = idle();
        assert.ok(pass, `stuck before ${JSON.stringify(decision)} in ${asked?.kind}`);
        step(pass);
      }
      step(decision);
    }
    for (let guard = 0; guard < 400 && slow.waiting === 'player'; guard++) {
      const pass = idle();
      if (!pass) break;
      step(pass);
    }
    assert.deepEqual(view(slow.game), view(quick.table.game));
    const deeds = (log: typeof lines) => log.filter(({ kind }) => kind !== 'window').map(({ text }) => text);
    assert.deepEqual(deeds(lines), deeds([...quick.log]));
  });
});
