// Charts as the walk reads them: for every state that can be the innermost active one, the transitions that can be taken
// from it, each with everything that is done on its way.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { Args, InputArgs, resolveValue } from './args.ts';
import { implementationOf } from './features.ts';
import { descendants, initialStates, lineage, routeOf } from './nodes.ts';

type Guard = (context: object, event: EventObject) => boolean;
type Action = (context: object, event: EventObject) => object;

export interface CompiledTransition {
  readonly guard: Guard | null;
  /** Leaving states, the transition's own actions, entering states. */
  readonly actions: readonly Action[];
  readonly target: CompiledState;
}

/** A chart that runs while a state is active. */
interface CompiledInvoke {
  readonly chart: CompiledChart;
  readonly id: string;
  readonly doneEvent: string;
  readonly input: (context: object, event: EventObject) => unknown;
}

/** What happens when a chart has come to a final state. */
interface CompiledEnd {
  readonly output: (context: object, event: EventObject) => unknown;
  readonly actions: readonly Action[];
}

export interface CompiledState {
  /** The name of its chart. */
  readonly chart: string;
  readonly node: AnyStateNode;
  /** Of this state and of those around it. */
  readonly tags: readonly string[];
  /** The innermost state's transitions come first. */
  readonly always: readonly CompiledTransition[];
  readonly on: ReadonlyMap<string, readonly CompiledTransition[]>;
  readonly invoke: CompiledInvoke | null;
  /** Null in states that are not final. */
  readonly end: CompiledEnd | null;
}

export interface CompiledChart {
  /** Every state without states inside, by its id. */
  readonly states: ReadonlyMap<string, CompiledState>;
  readonly initial: CompiledTransition;
  readonly createContext: (input: unknown) => object;
}

const paramsOf = (reference: unknown): unknown =>
  typeof reference === 'object' ? (reference as { readonly params?: unknown }).params : undefined;

function compileGuard({ implementations }: AnyStateMachine, reference: unknown): Guard | null {
  if (reference === undefined) return null;
  const test = implementationOf(implementations.guards, reference) as (
    args: Args,
    params: unknown,
  ) => boolean;
  const params = paramsOf(reference);
  return (context, event) => test(new Args(context, event), resolveValue(params, context, event));
}

type Assign = (args: Args, params: unknown) => object;

function compileAction({ implementations }: AnyStateMachine, reference: unknown): Action {
  const { assignment } = implementationOf(implementations.actions, reference) as {
    readonly assignment: Assign | Readonly<Record<string, unknown>>;
  };
  const params = paramsOf(reference);
  const field = (value: unknown, args: Args, given: unknown): unknown =>
    typeof value === 'function' ? value(args, given) : value;
  const update: Assign =
    typeof assignment === 'function'
      ? assignment
      : (args, given) =>
          Object.fromEntries(
            Object.entries(assignment).map(([key, value]) => [key, field(value, args, given)]),
          );
  return (context, event) => ({
    ...context,
    ...update(new Args(context, event), resolveValue(params, context, event)),
  });
}

const compileActions = (machine: AnyStateMachine, references: readonly unknown[]): Action[] =>
  references.map((reference) => compileAction(machine, reference));

function compileTransition(
  states: ReadonlyMap<string, CompiledState>,
  transition: AnyTransitionDefinition,
  leaf: AnyStateNode,
): CompiledTransition {
  const { machine } = leaf;
  const { exited, entered, byDefault, leaf: next } = routeOf(transition, leaf);
  return {
    guard: compileGuard(machine, transition.guard),
    actions: compileActions(machine, [
      ...exited.flatMap(({ exit }) => exit),
      ...transition.actions,
      ...entered.flatMap((node) => [...node.entry, ...(byDefault.has(node) ? node.initial.actions : [])]),
    ]),
    target: states.get(next.id) as CompiledState,
  };
}

function compileInvoke(
  node: AnyStateNode,
  charts: ReadonlyMap<string, CompiledChart>,
): CompiledInvoke | null {
  const [invoke] = node.invoke;
  if (!invoke) return null;
  return {
    chart: charts.get(invoke.src as string) as CompiledChart,
    id: invoke.id,
    doneEvent: `xstate.done.actor.${invoke.id}`,
    input: (context, event) => resolveValue(invoke.input, context, event),
  };
}

function compileEnd(node: AnyStateNode): CompiledEnd | null {
  if (node.type !== 'final') return null;
  const { machine } = node;
  const { root } = machine;
  return {
    output: (context, event) => {
      const done = {
        type: `xstate.done.state.${node.id}`,
        output: resolveValue(node.output, context, event),
      };
      return resolveValue(root.output, context, done);
    },
    actions: compileActions(machine, [...node.exit, ...root.exit]),
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The states of a chart, without what leads to other states. */
function statesOf(name: string, { root }: AnyStateMachine): Map<string, Writable<CompiledState>> {
  const states = new Map<string, Writable<CompiledState>>();
  for (const node of descendants(root)) {
    if (node.type === 'compound') continue;
    const tags = [...new Set(lineage(node).flatMap((one) => one.tags))];
    const end = compileEnd(node);
    states.set(node.id, { chart: name, node, tags, always: [], on: new Map(), invoke: null, end });
  }
  return states;
}

function chartOf(machine: AnyStateMachine, states: ReadonlyMap<string, CompiledState>): CompiledChart {
  const entered = initialStates(machine.root);
  const { context } = machine.config;
  return {
    states,
    initial: {
      guard: null,
      actions: compileActions(
        machine,
        entered.flatMap((node) => [...node.entry, ...node.initial.actions]),
      ),
      target: states.get(entered.at(-1)?.id as string) as CompiledState,
    },
    createContext: (input) =>
      typeof context === 'function'
        ? { ...(context as (args: object) => object)(new InputArgs(input)) }
        : ((context as object | undefined) ?? {}),
  };
}

/** Charts invoke each other and states lead back to themselves: all of them are there before the first is filled in. */
export function compileCharts(
  machines: Readonly<Record<string, AnyStateMachine>>,
): ReadonlyMap<string, CompiledChart> {
  const states = Object.entries(machines).map(
    ([name, machine]) => [name, machine, statesOf(name, machine)] as const,
  );
  const charts = new Map(states.map(([name, machine, own]) => [name, chartOf(machine, own)]));
  for (const [, , own] of states)
    for (const state of own.values()) {
      const around = lineage(state.node);
      const compile = (transition: AnyTransitionDefinition) => compileTransition(own, transition, state.node);
      const on = new Map<string, readonly CompiledTransition[]>();
      for (const { transitions } of around)
        for (const [type, list] of transitions) on.set(type, [...(on.get(type) ?? []), ...list.map(compile)]);
      state.on = on;
      state.always = around.flatMap(({ always }) => always ?? []).map(compile);
      state.invoke = compileInvoke(state.node, charts);
    }
  return charts;
}
