// The host does what XState's own interpreter does with the charts of the game: in every kept game and in random games,
// at every decision, all charts are in the same states with the same game.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { AnyMachineSnapshot } from 'xstate';
import { levels, stateValue } from '../../../machines/host/snapshot.ts';
import { charts, gameHost, gameLogic } from '../../../machines/swtcg/charts.ts';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import type { ChartContext, ChartEvent } from '../../../machines/swtcg/types.ts';
import { GameHost, parseReplay, type ReplayDecision } from '../../../src/engine.ts';
import { replayStart } from '../../../src/play/replay/start.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { legalDecisions } from '../../../src/swtcg/decisions/index.ts';
import type { ManualChange } from '../../../src/swtcg/judge/judge.ts';
import type { GameState } from '../../../src/swtcg/model/state.ts';
import { Chance } from '../../helpers/chance.ts';
import { startOf, WORLDS } from '../../swtcg/properties/worlds/index.ts';
import { SideBySide } from './side-by-side.ts';

/** The box is the same object in both: what the game was started with. */
const plain = ({ game, at }: ChartContext) => ({ game: { ...game, box: null }, at });

const sideBySide = (game: GameState) => new SideBySide(gameHost, charts.game, { game, at: [] });

const eventOf = (input: ReplayDecision): ChartEvent => {
  if (input.do === 'reveal') return { type: 'REVEAL', card: input.card, as: input.as };
  if (input.by === 'judge') return { type: 'SET', change: input as ManualChange };
  return { type: 'DECIDE', decision: input as Decision };
};

const folder = new URL('../../kept/', import.meta.url);

for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
  test(`the kept game ${name} is one game in both`, () => {
    const replay = parseReplay(readFileSync(new URL(name, folder), 'utf8'));
    const both = sideBySide(replayStart(swtcg2022, replay));
    both.assertEqual('at the start', plain);
    replay.decisions.forEach((decision, i) => {
      both.send(eventOf(decision));
      both.assertEqual(`after decision ${i + 1}`, plain);
    });
  });

for (const autoPass of ['never', 'empty', 'always'] as const)
  test(`random games with autoPass ${autoPass} are one game in both`, () => {
    for (let seed = 1; seed <= WORLDS.length; seed++) {
      const both = sideBySide(startOf(seed, autoPass));
      const chance = new Chance(seed);
      for (let i = 0; i < 120 && both.tags.includes('player'); i++) {
        both.assertEqual(`seed ${seed}, decision ${i}`, plain);
        both.send({ type: 'DECIDE', decision: chance.pick(legalDecisions(both.context.game)) });
      }
      both.assertEqual(`seed ${seed}, at the end`, plain);
    }
  });

test('a decision that is not legal changes nothing in either', () => {
  const both = sideBySide(startOf(1, 'never'));
  const before = both.hosted.getSnapshot();
  both.send({ type: 'DECIDE', decision: { by: 'dark', do: 'attack', unit: 'nobody' } as Decision });
  assert.equal(both.hosted.getSnapshot(), before);
  both.assertEqual('after a decision that is not legal', plain);
});

/** The active states of every chart, from the outermost to the innermost, each as XState writes a state's value. */
const activeStates = (host: GameHost): unknown[] => {
  const { machine } = host.snapshot();
  const restored = gameLogic.restoreSnapshot?.(machine as never, undefined as never);
  assert.ok(restored);
  return levels(restored.chart).map(stateValue);
};

test('an inspector sees the charts as XState runs them, from any decision on', () => {
  const seen = new Set<string>();
  const inspect = (event: { readonly type: string; readonly snapshot?: unknown }) => {
    if (event.type === '@xstate.snapshot')
      seen.add(JSON.stringify((event.snapshot as AnyMachineSnapshot).value));
  };
  const chance = new Chance(5);
  const playOn = (table: GameHost, decisions: number) => {
    for (let i = 0; i < decisions && table.waiting === 'player'; i++) {
      table.decide(chance.pick(table.legal()));
      for (const one of activeStates(table)) assert.ok(seen.has(JSON.stringify(one)), JSON.stringify(one));
    }
  };
  const first = new GameHost(swtcg2022, startOf(1, 'empty'), { inspect });
  playOn(first, 30);
  seen.clear();
  playOn(new GameHost(swtcg2022, first.snapshot(), { inspect }), 30);
  seen.clear();
  playOn(new GameHost(swtcg2022, first.snapshot()), 0);
  assert.equal(seen.size, 0, 'a table without an inspector shows itself to nobody');
});
