// What the host asks of a chart before it runs it. The walk supports a part of XState (host.ts says which); a chart that
// uses anything else is refused when the host is made, and not in the middle of a game.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { descendants, lineage } from './nodes.ts';

/** A chart that the host can't run, with everything that is wrong with it. */
export class UnsupportedChartError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'UnsupportedChartError';
    this.problems = problems;
  }
}

/** The name of an action or a guard in a chart; null for one that is written inline. */
const nameOf = (reference: unknown): string | null =>
  typeof reference === 'string'
    ? reference
    : typeof reference === 'function'
      ? null
      : (reference as { readonly type: string }).type;

/** The body of an action or a guard: its own if it is inline, else the one that `setup` gave to its name. */
export const implementationOf = (known: Readonly<Record<string, unknown>>, reference: unknown): unknown => {
  const name = nameOf(reference);
  return name === null ? reference : known[name];
};

function actionProblem({ implementations }: AnyStateMachine, reference: unknown): string | null {
  const action = implementationOf(implementations.actions, reference);
  if (action === undefined) return `the action "${nameOf(reference)}" has no implementation`;
  const { type } = action as { readonly type?: string };
  if (type === 'xstate.assign') return null;
  return type?.startsWith('xstate.')
    ? `the action ${type.slice('xstate.'.length)} is not supported`
    : `the action "${nameOf(reference) ?? 'inline'}" is no assign`;
}

function guardProblem({ implementations }: AnyStateMachine, reference: unknown): string | null {
  const guard = implementationOf(implementations.guards, reference);
  if (guard === undefined) return `the guard "${nameOf(reference)}" has no implementation`;
  // XState marks and(), or(), not() and stateIn() so.
  return typeof guard !== 'function' || 'check' in guard
    ? 'guards made of other guards are not supported'
    : null;
}

function* transitionProblems(
  machine: AnyStateMachine,
  { guard, actions, target }: AnyTransitionDefinition,
): Generator<string | null> {
  if (guard !== undefined) yield guardProblem(machine, guard);
  for (const action of actions) yield actionProblem(machine, action);
  if (target && target.length > 1) yield 'a transition to several states is not supported';
}

function* invokeProblems(node: AnyStateNode, charts: ReadonlySet<string>): Generator<string | null> {
  const [invoke, ...more] = node.invoke;
  if (!invoke) return;
  if (more.length > 0) yield 'several invokes in one state are not supported';
  if (node.type !== 'atomic') yield 'invoke is supported only in states that have no states inside';
  if (lineage(node).some(({ always }) => always)) yield 'always is not supported where a state invokes';
  const { src } = [node.config.invoke].flat()[0] as { readonly src: unknown };
  if (typeof src !== 'string') yield 'invoke is supported only by the name of a chart';
  else if (!charts.has(src)) yield `it invokes "${src}", which is no chart of this host`;
  for (const part of ['onError', 'onSnapshot', 'systemId'] as const)
    if (invoke[part] !== undefined) yield `${part} of an invoke is not supported`;
  const done = node.transitions.get(`xstate.done.actor.${invoke.id}`) ?? [];
  if (done.at(-1) === undefined || done.at(-1)?.guard !== undefined)
    yield 'an invoke needs an onDone whose last transition has no guard';
  for (const { target, reenter } of done)
    if (!target || (target[0] === node && !reenter)) yield 'onDone of an invoke has to leave its state';
}

function* nodeProblems(node: AnyStateNode, charts: ReadonlySet<string>): Generator<string | null> {
  const { machine, config, type, parent } = node;
  if (type === 'parallel' || type === 'history') yield `${type} states are not supported`;
  if (!parent && type === 'atomic') yield 'a chart needs states';
  if (type === 'final' && parent !== machine.root)
    yield 'a final state is supported only at the top of its chart';
  if (config.onDone) yield 'onDone of a state is not supported';
  if (config.after) yield 'delayed transitions (after) are not supported';
  if (config.route) yield 'routes are not supported';
  for (const event of Object.keys(config.on ?? {})) {
    if (event.includes('*')) yield `the wildcard event "${event}" is not supported`;
    if (event.startsWith('xstate.')) yield `XState's own event "${event}" is not supported`;
  }
  // XState keeps `after` as actions; that is said above.
  for (const action of [...node.entry, ...node.exit, ...(node.initial?.actions ?? [])])
    if (!config.after) yield actionProblem(machine, action);
  for (const transition of [...(node.always ?? []), ...[...node.transitions.values()].flat()])
    yield* transitionProblems(machine, transition);
  for (const { target, actions, source } of node.always ?? [])
    if (actions.length === 0 && (!target || target[0] === source)) yield 'an always transition leads nowhere';
  yield* invokeProblems(node, charts);
}

/** Throws where a chart uses what the host does not support, or misses what it needs. */
export function assertSupported(charts: Readonly<Record<string, AnyStateMachine>>): void {
  const names = new Set(Object.keys(charts));
  const problems = Object.entries(charts).flatMap(([name, machine]) => {
    const limit = machine.options?.maxIterations ?? Number.POSITIVE_INFINITY;
    const own = Number.isFinite(limit) ? [`Chart "${name}": maxIterations is not supported.`] : [];
    const inside = descendants(machine.root).flatMap((node) =>
      [...nodeProblems(node, names)]
        .filter((problem) => problem !== null)
        .map((problem) => `Chart "${name}", state "${node.path.join('.') || '(root)'}": ${problem}.`),
    );
    return [...own, ...new Set(inside)];
  });
  if (problems.length > 0) throw new UnsupportedChartError(problems);
}
