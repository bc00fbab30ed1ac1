// The machine that runs from wait to wait does what the charts say, state by state.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate';
import { gameChart } from '../../machines/game.ts';
import { mirror } from '../../machines/mirror.ts';
import { startPosition } from '../../play/scenario/position.ts';
import { readScenario } from '../../play/scenario/read.ts';
import { starterScenario } from '../../play/starter/index.ts';
import { Table, watchTables } from '../../play/table.ts';
import { next, stream } from '../../src/dice/random.ts';
import type { AutoPass, GameState } from '../../src/game/state.ts';

const scenario = readScenario(starterScenario(1));

/** The innermost actor of the charts as XState itself runs them. */
function leafOf(actor: AnyActorRef): AnyActorRef {
  const inner = (actor.getSnapshot() as AnyMachineSnapshot).children.inner as AnyActorRef | undefined;
  return inner ? leafOf(inner) : actor;
}

/** The names of the states that are active, from the outermost machine to the innermost. */
function states(actor: AnyActorRef): unknown[] {
  const { value, children } = actor.getSnapshot() as AnyMachineSnapshot;
  const inner = children.inner as AnyActorRef | undefined;
  return inner ? [value, ...states(inner)] : [value];
}

for (const autoPass of ['never', 'empty'] as AutoPass[]) {
  test(`autoPass ${autoPass}: state by state and from wait to wait are one game`, () => {
    for (const seed of [1, 2, 3, 4]) {
      const start = startPosition({ ...scenario, seed }, { autoPass });
      const chart = createActor(gameChart, { input: { game: start, at: [] } });
      chart.start();
      const table = new Table(start);
      let state = stream(seed, 'express');
      for (let i = 0; i < 250 && table.waiting === 'player'; i++) {
        const slow = (leafOf(chart).getSnapshot() as AnyMachineSnapshot).context.game as GameState;
        const fast = table.game;
        assert.deepEqual(
          fast.log.map(({ path, text, rule }) => [path, text, rule]),
          slow.log.map(({ path, text, rule }) => [path, text, rule]),
          `seed ${seed}, decision ${i}`,
        );
        assert.deepEqual(table.states(), states(chart));
        assert.deepEqual({ ...fast, box: null }, { ...slow, box: null });
        const legal = table.legal();
        const [value, after] = next(state);
        state = after;
        const decision = legal[Math.floor(value * legal.length)];
        assert.ok(decision);
        leafOf(chart).send({ type: 'DECIDE', decision: { ...decision } });
        table.decide(decision);
      }
    }
  });
}

test('an inspector sees the charts as XState runs them, from any rest on', () => {
  const seen = new Set<string>();
  watchTables((rest) =>
    mirror(rest, (event) => {
      if (event.type === '@xstate.snapshot' && 'value' in event.snapshot)
        seen.add(JSON.stringify((event.snapshot as AnyMachineSnapshot).value));
    }),
  );
  const first = new Table(startPosition({ ...scenario, seed: 5 }, { autoPass: 'empty' }));
  let state = stream(5, 'mirror');
  const playOn = (table: Table, decisions: number) => {
    for (let i = 0; i < decisions && table.waiting === 'player'; i++) {
      const legal = table.legal();
      const [value, after] = next(state);
      state = after;
      table.decide(legal[Math.floor(value * legal.length)] as (typeof legal)[number]);
      for (const one of table.states()) assert.ok(seen.has(JSON.stringify(one)), JSON.stringify(one));
    }
  };
  playOn(first, 30);
  seen.clear();
  const again = new Table(first.snapshot());
  playOn(again, 30);
  watchTables(null);
});
