// The charts as a page reads them are the charts as XState reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { gameChart } from '../../machines/game.ts';
import { assign, createActor, setup } from '../../machines/reader.ts';
import { sequences } from '../../machines/sequences.ts';

const charts = { ...sequences, game: gameChart } as unknown as Readonly<Record<string, AnyStateMachine>>;

const ways = (list: readonly AnyTransitionDefinition[] = []) =>
  list.map(({ source, target, guard, actions }) => ({
    source: source.id,
    target: target?.map(({ id }) => id),
    guard,
    actions,
  }));

/** All that whoever walks or draws a chart looks at. */
const told = (node: AnyStateNode): unknown => ({
  key: node.key,
  path: node.path,
  id: node.id,
  parent: node.parent?.id,
  type: node.type,
  meta: node.meta,
  tags: node.tags,
  entry: node.entry,
  initial: node.initial?.target.map(({ id }) => id) ?? [],
  invoke: node.invoke.map(({ src, input }) => ({ src, input })),
  always: ways(node.always),
  on: [...node.transitions].map(([type, list]) => [type, ways(list)]),
  states: Object.entries(node.states).map(([key, one]) => [key, told(one as AnyStateNode)]),
});

for (const [name, chart] of Object.entries(charts))
  test(`the chart of ${name} has the same states, that lead to the same states`, () => {
    const { config, implementations } = chart;
    const read = setup(implementations as never).createMachine(config as never) as unknown as AnyStateMachine;
    assert.equal(read.id, chart.id);
    assert.deepEqual(told(read.root), told(chart.root));
    const [inside] = Object.values(chart.root.states) as AnyStateNode[];
    assert.equal(read.getStateNodeById(inside?.id ?? '')?.id, inside?.id);
    for (const body of ['actions', 'guards', 'actors'] as const)
      assert.equal(read.implementations[body], implementations[body]);
    // Nothing stands in the charts that is not read.
    const odd = JSON.stringify(config).match(/"(exit|after|history|onError|reenter|parallel)"/);
    assert.equal(odd, null);
  });

test('an action keeps its assignment', () => {
  const body = () => ({});
  assert.equal(assign(body).assignment, body);
});

test('an actor takes events until it is done, and tells of a failure', () => {
  interface Count {
    readonly status: string;
    readonly n: number;
  }
  const counter = {
    getInitialSnapshot: (_: undefined, input: number): Count => ({ status: 'active', n: input }),
    transition: ({ n }: Count, event: number): Count => {
      if (event < 0) throw new Error('less');
      return { status: n + event > 9 ? 'done' : 'active', n: n + event };
    },
    getPersistedSnapshot: ({ n }: Count) => n,
    restoreSnapshot: (n: unknown): Count => ({ status: 'active', n: n as number }),
  };
  const actor = createActor(counter, { input: 1 });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  actor.send(4);
  assert.equal(actor.getSnapshot().n, 5);
  assert.equal(createActor(counter, { input: 0, snapshot: actor.getPersistedSnapshot() }).getSnapshot().n, 5);
  actor.send(-1);
  assert.equal(failures.length, 1);
  actor.send(1);
  assert.equal(actor.getSnapshot().n, 5, 'after a failure nothing is taken any more');
  const other = createActor(counter, { input: 9 });
  other.send(1);
  other.send(1);
  assert.equal(other.getSnapshot().n, 10, 'what is done takes nothing any more');
});
