// Every feature that the host supports, in small charts of its own: the host does what XState's interpreter does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
import { createHost } from '../../../machines/host/host.ts';
import { linkCharts } from '../../../machines/host/link.ts';
import { MAX_STEPS } from '../../../machines/host/walk.ts';
import { SideBySide } from './side-by-side.ts';

interface Trace {
  readonly trace: readonly string[];
  readonly n: number;
}

/** Charts are written loosely here, without the types that `setup` gives to those of the game. */
const chartOf = createMachine as unknown as (config: object, implementations?: object) => AnyStateMachine;

/** An action that writes its name down, with the event that it was run by. */
const did = (name: string) =>
  assign<Trace, { type: string }, undefined, { type: string }, never>(({ context, event }) => ({
    trace: [...context.trace, `${name} by ${event.type}`],
  }));

const add = (amount: number) =>
  assign<Trace, { type: string }, undefined, { type: string }, never>(({ context }) => ({
    n: context.n + amount,
  }));

const start: Trace = { trace: [], n: 0 };

function compare(
  chart: object,
  events: readonly string[],
  others: Readonly<Record<string, AnyStateMachine>> = {},
) {
  const machine = chartOf({ id: 'chart', context: start, ...chart }, { actors: others });
  const host = createHost<Trace, { type: string }, unknown, unknown>({
    charts: { chart: machine, ...others },
    root: 'chart',
  });
  const both = new SideBySide(host, machine, undefined);
  both.assertEqual('at the start');
  for (const [i, type] of events.entries()) {
    both.send({ type });
    both.assertEqual(`after ${events.slice(0, i + 1).join(', ')}`);
  }
  return both;
}

test('entry, exit and transition actions, in nested states', () => {
  const both = compare(
    {
      entry: did('enter chart'),
      exit: did('leave chart'),
      initial: 'a',
      states: {
        a: {
          entry: did('enter a'),
          exit: did('leave a'),
          initial: 'x',
          states: {
            x: {
              entry: did('enter x'),
              exit: did('leave x'),
              on: { NEXT: { target: 'y', actions: did('go') } },
            },
            y: {
              entry: [did('enter y'), did('again')],
              exit: did('leave y'),
              on: { OUT: '#chart.b.z.deep' },
            },
          },
          on: { BACK: { target: '.x', actions: did('back') } },
        },
        b: {
          entry: did('enter b'),
          initial: 'z',
          states: {
            z: { entry: did('enter z'), initial: 'w', states: { w: {}, deep: { entry: did('deep') } } },
          },
          on: { END: 'done' },
        },
        done: { type: 'final', entry: did('enter done'), exit: did('leave done') },
      },
    },
    ['NEXT', 'BACK', 'NEXT', 'OUT', 'BACK', 'END'],
  );
  assert.equal(both.hosted.getSnapshot().status, 'done');
  assert.ok(both.context.trace.includes('enter z by OUT'));
});

test('initial states with actions', () => {
  compare(
    {
      initial: { target: 'a', actions: did('start') },
      states: {
        a: { on: { E: 'b' } },
        b: {
          entry: did('enter b'),
          initial: { target: 'x', actions: did('start b') },
          states: { x: { entry: did('enter x') }, y: {} },
          on: { DEEP: '#chart.c.y' },
        },
        c: {
          initial: { target: 'x', actions: did('start c') },
          states: { x: {}, y: { entry: did('enter y') } },
        },
      },
    },
    ['E', 'DEEP'],
  );
});

test('transitions to their own state, with and without entering it again', () => {
  const both = compare(
    {
      initial: 'a',
      states: {
        a: {
          entry: did('enter a'),
          exit: did('leave a'),
          initial: 'x',
          states: {
            x: {
              entry: did('enter x'),
              exit: did('leave x'),
              on: {
                SELF: 'x',
                AGAIN: { target: 'x', reenter: true },
                Y: 'y',
                STAY: { actions: did('stay') },
              },
            },
            y: {
              entry: did('enter y'),
              on: { UP: '#chart.a', UP_AGAIN: { target: '#chart.a', reenter: true } },
            },
          },
          on: {
            OWN: '#chart.a',
            OWN_AGAIN: { target: '#chart.a', reenter: true },
            DOWN: { target: '.y', reenter: true },
          },
        },
      },
      on: { ROOT: '.a', ROOT_AGAIN: { target: '.a', reenter: true } },
      entry: did('enter chart'),
      exit: did('leave chart'),
    },
    [
      'SELF',
      'AGAIN',
      'STAY',
      'Y',
      'UP',
      'Y',
      'UP_AGAIN',
      'Y',
      'OWN',
      'OWN_AGAIN',
      'DOWN',
      'ROOT',
      'ROOT_AGAIN',
      'NONE',
    ],
  );
  assert.equal(both.hosted.getSnapshot().status, 'active');
});

test('guards: in order, the innermost state first; what no guard lets through goes to the state around it', () => {
  const over =
    (n: number) =>
    ({ context }: { context: Trace }) =>
      context.n > n;
  compare(
    {
      initial: 'a',
      states: {
        a: {
          initial: 'x',
          states: {
            x: {
              on: {
                E: [
                  { guard: over(2), actions: did('over 2') },
                  { guard: over(1), actions: did('over 1') },
                ],
                BLOCKED: {},
              },
            },
          },
          on: { E: { actions: [did('outer'), add(1)] }, BLOCKED: 'b' },
        },
        b: {},
      },
    },
    ['E', 'E', 'E', 'E', 'BLOCKED'],
  );
});

test('named guards and actions with params, as values and as functions; assignments field by field', () => {
  const machine = chartOf(
    {
      id: 'chart',
      context: start,
      initial: 'a',
      states: {
        a: {
          on: {
            E: [
              {
                guard: { type: 'atLeast', params: { n: 5 } },
                actions: { type: 'add', params: ({ context }: { context: Trace }) => ({ by: context.n }) },
              },
              {
                guard: {
                  type: 'atLeast',
                  params: ({ event }: { event: { type: string } }) => ({ n: event.type.length }),
                },
                actions: [{ type: 'add', params: { by: 3 } }, 'fields'],
              },
              { actions: { type: 'add', params: { by: 1 } } },
            ],
          },
        },
      },
    },
    {
      guards: { atLeast: ({ context }: { context: Trace }, { n }: { n: number }) => context.n >= n },
      actions: {
        add: assign(({ context }: { context: Trace }, { by }: { by: number }) => ({ n: context.n + by })),
        fields: assign({
          trace: ({ context }: { context: Trace }) => [...context.trace, 'field'],
          n: 6,
        }),
      },
    },
  );
  const host = createHost<Trace, { type: string }, unknown, unknown>({
    charts: { chart: machine },
    root: 'chart',
  });
  const both = new SideBySide(host, machine, undefined);
  for (let i = 0; i < 6; i++) {
    both.send({ type: 'E' });
    both.assertEqual(`after ${i + 1}`);
  }
  assert.ok(both.context.n > 5);
});

test('always: from state to state, of states around, and until its guard is false', () => {
  compare(
    {
      initial: 'a',
      states: {
        a: {
          always: [
            { guard: ({ context }: { context: Trace }) => context.n > 3, target: 'c' },
            { target: 'b' },
          ],
        },
        b: { entry: did('enter b'), on: { E: { target: 'a', actions: add(2) }, IN: 'outer' } },
        c: { entry: did('enter c'), on: { DOWN: { actions: add(-10) } } },
        outer: {
          always: { guard: ({ context }: { context: Trace }) => context.n > 5, target: 'c' },
          initial: 'x',
          states: {
            x: {
              always: { guard: ({ context }: { context: Trace }) => context.n < 5, actions: add(1) },
              on: { E: 'y' },
            },
            y: { entry: add(1), always: { actions: add(1), target: 'x' } },
          },
        },
      },
    },
    ['E', 'IN', 'E', 'DOWN'],
  );
});

const inner = chartOf({
  id: 'inner',
  context: ({ input }: { input: Trace }) => ({ ...input, trace: [...input.trace, 'in'] }),
  output: ({ context, event }: { context: Trace; event: { output: unknown } }) => ({
    context,
    final: event.output,
  }),
  tags: 'inner',
  initial: 'a',
  states: {
    a: { tags: ['player', 'first'], on: { E: 'b', QUIT: 'lost' }, entry: did('enter inner') },
    b: { on: { E: 'won' } },
    won: { type: 'final', output: 'won', entry: did('win') },
    lost: { type: 'final', output: ({ context }: { context: Trace }) => context.trace.length },
  },
});

const takeOutput = assign(({ event }: { event: { output: { context: Trace; final: unknown } } }) => ({
  ...event.output.context,
  final: event.output.final,
  event,
}));

const outer = {
  initial: 'a',
  states: {
    a: {
      entry: did('enter a'),
      invoke: {
        id: 'playing',
        src: 'inner',
        input: ({ context, event }: { context: Trace; event: { type: string } }) => ({
          ...context,
          trace: [...context.trace, `input by ${event.type}`],
        }),
        onDone: [
          {
            guard: ({ event }: { event: { output: { final: unknown } } }) => event.output.final === 'won',
            target: 'b',
            actions: takeOutput,
          },
          { target: 'a', reenter: true, actions: did('again') },
        ],
      },
      on: { E: { actions: did('never: events go to the innermost chart') } },
    },
    b: { tags: 'player', on: { E: 'a' } },
  },
};

test('invoke: input, output, tags, guards of onDone, and the innermost chart takes the events', () => {
  const both = compare(outer, ['E', 'NONE', 'QUIT', 'QUIT', 'E', 'E', 'E', 'E', 'E', 'E'], { inner });
  assert.ok(both.context.trace.length > 5);
});

test('an invoke with a generated id and an input that is a value; a chart that ends at once', () => {
  const short = chartOf({
    id: 'short',
    context: ({ input }: { input: object }) => input,
    initial: 'a',
    output: ({ context }: { context: Trace }) => context,
    states: { a: { always: 'b' }, b: { type: 'final' } },
  });
  compare(
    {
      initial: 'a',
      states: {
        a: {
          invoke: {
            src: 'short',
            input: { n: 7, trace: ['given'] },
            onDone: {
              target: 'b',
              actions: assign(({ event }: { event: { output: Trace } }) => event.output),
            },
          },
        },
        b: { on: { E: 'a' } },
      },
    },
    ['E', 'E'],
    { short },
  );
});

/** Charts that invoke each other in a ring, as deep as the events say. */
const ring = () => {
  const create = (own: 'left' | 'right', other: 'left' | 'right') => (actors: object) =>
    chartOf(
      {
        id: own,
        context: ({ input }: { input: Trace }) => input,
        output: ({ context }: { context: Trace }) => context,
        initial: 'a',
        states: {
          a: { on: { DOWN: 'deeper', UP: 'done', E: { actions: did(own) } } },
          deeper: {
            invoke: {
              id: 'child',
              src: other,
              input: ({ context }: { context: Trace }) => ({ ...context, n: context.n + 1 }),
              onDone: {
                target: 'a',
                actions: assign(({ event }) => (event as unknown as { output: Trace }).output),
              },
            },
          },
          done: { type: 'final' },
        },
      },
      { actors },
    );
  return linkCharts({ left: create('left', 'right'), right: create('right', 'left') });
};

test('charts that invoke each other in a ring', () => {
  const charts = ring();
  const host = createHost<Trace, { type: string }, Trace, Trace>({ charts, root: 'left' });
  const both = new SideBySide(host, charts.left, start);
  for (const type of ['DOWN', 'E', 'DOWN', 'DOWN', 'E', 'UP', 'E', 'UP', 'UP', 'E', 'UP']) {
    both.send({ type });
    both.assertEqual(type);
  }
  assert.equal(both.hosted.getSnapshot().status, 'done');
  assert.equal((both.hosted.getSnapshot().output as Trace).n, 3);
});

test('a snapshot is plain data; restored, it goes on, and so does XState from it', () => {
  const charts = ring();
  const host = createHost<Trace, { type: string }, Trace, Trace>({ charts, root: 'left' });
  const actor = createActor(host.logic, { input: start }).start();
  for (const type of ['DOWN', 'E', 'DOWN']) actor.send({ type });
  const persisted = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const restored = createActor(host.logic, { snapshot: persisted, input: start }).start();
  for (const type of ['E', 'UP', 'UP', 'UP']) {
    actor.send({ type });
    restored.send({ type });
    assert.deepEqual(restored.getPersistedSnapshot(), actor.getPersistedSnapshot());
  }
  assert.equal(restored.getSnapshot().status, 'done');
  const ended = createActor(host.logic, { snapshot: actor.getPersistedSnapshot(), input: start });
  assert.deepEqual(ended.getSnapshot().output, actor.getSnapshot().output);
});

test('a snapshot of another host is refused', () => {
  const { logic } = createHost({ charts: ring(), root: 'left' });
  const restore = (levels: readonly object[]) =>
    logic.restoreSnapshot?.({ status: 'active', levels } as never, {} as never);
  assert.throws(
    () => restore([{ chart: 'left', state: 'left.nowhere', context: {} }]),
    /no state left.nowhere/,
  );
  assert.throws(() => restore([{ chart: 'middle', state: 'middle.a', context: {} }]), /in the chart middle/);
  assert.throws(() => restore([]), /at least one running chart/);
});

test('an actor can be stopped, and takes nothing after that', () => {
  const { logic } = createHost<Trace, { type: string }, Trace, Trace>({ charts: ring(), root: 'left' });
  const actor = createActor(logic, { input: start }).start();
  actor.stop();
  assert.equal(actor.getSnapshot().status, 'stopped');
});

test('what an action throws is the error of the actor', () => {
  const both = compare(
    {
      initial: 'a',
      states: {
        a: {
          on: {
            E: {
              actions: assign(() => {
                throw new Error('by a rule');
              }),
            },
          },
        },
      },
    },
    ['E'],
  );
  assert.equal(both.hosted.getSnapshot().status, 'error');
});

test('a chart that runs in a circle ends in an error', () => {
  const machine = chartOf({
    id: 'chart',
    initial: 'a',
    states: { a: { always: 'b' }, b: { always: 'a' } },
  });
  const { logic } = createHost({ charts: { chart: machine }, root: 'chart' });
  assert.throws(() => logic.getInitialSnapshot({} as never, undefined), new RegExp(`${MAX_STEPS} steps`));
});
