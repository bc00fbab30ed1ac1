// The host refuses a chart that uses what it does not support, when it is made, and says which chart, state and feature.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyStateMachine,
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  log,
  not,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { UnsupportedChartError } from '../../../machines/host/features.ts';
import { createHost } from '../../../machines/host/host.ts';

type Config = Parameters<typeof createMachine>[0];

const inner = createMachine({
  id: 'inner',
  initial: 'a',
  states: { a: { on: { END: 'b' } }, b: { type: 'final' } },
});

const hostOf = (machine: AnyStateMachine) => createHost({ charts: { chart: machine, inner }, root: 'chart' });

/** A chart that waits in a state `a` with these features. */
const withState = (a: object): AnyStateMachine =>
  createMachine({ id: 'chart', initial: 'a', states: { a, b: { on: { E: 'a' } } } } as Config);

const STATES: Readonly<Record<string, readonly [state: object, problem: RegExp]>> = {
  'a parallel state': [{ type: 'parallel', states: { x: {}, y: {} } }, /parallel states/],
  'a history state': [{ initial: 'x', states: { x: {}, y: { type: 'history' } } }, /history states/],
  'a final state inside another': [
    { initial: 'x', states: { x: { type: 'final' } } },
    /a final state is supported only at the top/,
  ],
  'onDone of a state': [{ initial: 'x', states: { x: {} }, onDone: 'b' }, /onDone of a state/],
  'a delayed transition': [{ after: { 100: 'b' } }, /delayed transitions \(after\)/],
  'a route': [{ id: 'a', route: {} }, /routes/],
  'any event': [{ on: { '*': 'b' } }, /the wildcard event "\*"/],
  'any event of a kind': [{ on: { 'card.*': 'b' } }, /the wildcard event "card\.\*"/],
  "XState's own events": [{ on: { 'xstate.done.state.chart.b': 'b' } }, /XState's own event/],
  'several targets': [{ on: { E: { target: ['b', 'a'] } } }, /a transition to several states/],
  'an action without implementation': [{ entry: 'draw' }, /the action "draw" has no implementation/],
  'a guard without implementation': [
    { on: { E: { guard: 'may', target: 'b' } } },
    /the guard "may" has no implementation/,
  ],
  'an action that acts on the world': [{ entry: () => {} }, /the action "inline" is no assign/],
  'such an action on leaving': [{ exit: () => {} }, /the action "inline" is no assign/],
  'such an action of a transition': [
    { on: { E: { actions: () => {} } } },
    /the action "inline" is no assign/,
  ],
  'such an action of an initial transition': [
    { initial: { target: 'x', actions: () => {} }, states: { x: {} } },
    /the action "inline" is no assign/,
  ],
  raise: [{ entry: raise({ type: 'E' }) }, /the action raise/],
  sendTo: [{ entry: sendTo('other', { type: 'E' }) }, /the action sendTo/],
  cancel: [{ entry: cancel('e') }, /the action cancel/],
  log: [{ entry: log('here') }, /the action log/],
  emit: [{ entry: emit({ type: 'E' }) }, /the action emit/],
  spawnChild: [{ entry: spawnChild('inner') }, /the action spawnChild/],
  stopChild: [{ entry: stopChild('inner') }, /the action stopChild/],
  enqueueActions: [{ entry: enqueueActions(() => {}) }, /the action enqueueActions/],
  'a guard of guards': [
    { on: { E: { guard: and([() => true]), target: 'b' } } },
    /guards made of other guards/,
  ],
  'a negated guard': [{ always: { guard: not(() => true), target: 'b' } }, /guards made of other guards/],
  'a guard on states': [{ on: { E: { guard: stateIn('b'), target: 'b' } } }, /guards made of other guards/],
  'an always that leads nowhere': [{ always: { guard: () => false } }, /an always transition leads nowhere/],
  'an always to its own state': [{ always: { target: 'a' } }, /an always transition leads nowhere/],
  'several invokes': [
    {
      invoke: [
        { src: 'inner', onDone: 'b' },
        { src: 'inner', onDone: 'b' },
      ],
    },
    /several invokes/,
  ],
  'an invoke around other states': [
    { initial: 'x', states: { x: {} }, invoke: { src: 'inner', onDone: 'b' } },
    /invoke is supported only in states that have no states inside/,
  ],
  'an invoke of a logic': [
    { invoke: { src: fromPromise(async () => 1), onDone: 'b' } },
    /invoke is supported only by the name of a chart/,
  ],
  'an invoke of an unknown chart': [
    { invoke: { src: 'outer', onDone: 'b' } },
    /it invokes "outer", which is no chart of this host/,
  ],
  'always beside an invoke': [
    { invoke: { src: 'inner', onDone: 'b' }, always: { guard: () => false, target: 'b' } },
    /always is not supported where a state invokes/,
  ],
  onError: [{ invoke: { src: 'inner', onDone: 'b', onError: 'b' } }, /onError of an invoke/],
  onSnapshot: [{ invoke: { src: 'inner', onDone: 'b', onSnapshot: {} } }, /onSnapshot of an invoke/],
  systemId: [{ invoke: { src: 'inner', onDone: 'b', systemId: 'one' } }, /systemId of an invoke/],
  'an invoke without onDone': [{ invoke: { src: 'inner' } }, /an invoke needs an onDone/],
  'an onDone that may lead nowhere': [
    { invoke: { src: 'inner', onDone: [{ guard: () => true, target: 'b' }] } },
    /an onDone whose last transition has no guard/,
  ],
  'an onDone that stays': [
    { invoke: { src: 'inner', onDone: { actions: assign({}) } } },
    /onDone of an invoke has to leave its state/,
  ],
};

for (const [feature, [state, problem]] of Object.entries(STATES))
  test(`${feature}: refused when the host is made`, () => {
    const refused = (error: unknown) => {
      assert.ok(error instanceof UnsupportedChartError, String(error));
      assert.match(error.message, problem);
      assert.match(error.message, /^Chart "chart", state "a/);
      return true;
    };
    // XState warns of some of these itself; here it is the host that speaks.
    const { warn } = console;
    console.warn = () => {};
    try {
      assert.throws(() => hostOf(withState(state)), refused);
    } finally {
      console.warn = warn;
    }
  });

test('everything that is wrong is said at once', () => {
  const machine = createMachine({
    id: 'chart',
    initial: 'a',
    states: { a: { after: { 10: 'b' } }, b: { type: 'parallel', states: { x: {} } } },
  });
  assert.throws(
    () => hostOf(machine),
    (error: UnsupportedChartError) => error.problems.length === 2,
  );
});

test('a chart without states, a limit of steps, and an unknown root are refused', () => {
  assert.throws(() => hostOf(createMachine({ id: 'chart' })), /state "\(root\)": a chart needs states/);
  const limited = createMachine({
    id: 'chart',
    initial: 'a',
    states: { a: {} },
    options: { maxIterations: 9 },
  });
  assert.throws(() => hostOf(limited), /maxIterations/);
  assert.throws(() => createHost({ charts: { inner }, root: 'outer' }), /no chart "outer"/);
});

test('a chart that reaches for its actor is told so', () => {
  for (const part of ['self', 'system', 'spawn'] as const) {
    const machine = setup({ actions: { reach: assign((args) => ({ found: args[part] })) } }).createMachine({
      id: 'chart',
      context: {},
      initial: 'a',
      states: { a: { entry: 'reach' } },
    });
    const { logic } = hostOf(machine);
    assert.throws(() => logic.getInitialSnapshot({} as never, undefined), new RegExp(`\\(${part}\\)`));
  }
});
