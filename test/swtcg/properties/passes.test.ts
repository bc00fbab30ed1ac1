// A table that lets empty chances pass and one that asks for each of them play the same game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { GameHost, readScenario, startPosition } from '../../../src/engine.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { withText } from '../../../src/swtcg/model/in-english.ts';
import type { AutoPass, GameState } from '../../../src/swtcg/model/state.ts';
import { view } from '../../../src/swtcg/view/view.ts';
import { playRandom } from './play.ts';
import { smallFile } from './worlds/small.ts';

const SEEDS = Array.from({ length: 15 }, (_, i) => 700 + i);
const LIMITS = { turns: 6, decisions: 4000 };

const startOf = (seed: number, autoPass: AutoPass): GameState =>
  startPosition(readScenario(smallFile(seed)), { autoPass });

function each(list: readonly number[], check: (seed: number) => void): void {
  for (const seed of list) {
    try {
      check(seed);
    } catch (failure) {
      throw new Error(`seed ${seed}: ${failure instanceof Error ? failure.message : failure}`, {
        cause: failure,
      });
    }
  }
}

test('chances that pass by themselves change nothing but the number of passes', () => {
  each(SEEDS, (seed) => {
    const quick = playRandom(startOf(seed, 'empty'), seed, LIMITS);
    // The same deeds at a table where every chance is asked for: passes in between where the deed is not legal yet.
    const slow = new GameHost(swtcg2022, startOf(seed, 'never'));
    const said = ({ game } = slow) => game.log.map((event) => withText(event, game));
    const lines = said();
    const step = (decision: Decision): void => {
      assert.equal(slow.decide(decision), null, JSON.stringify(decision));
      lines.push(...said());
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
