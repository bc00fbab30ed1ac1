// Statecharts that stop only where somebody has to be asked. A chart is written state by state; between two waits it may
// pass through a dozen states that ask nobody (windows in which nothing can be played, steps that the rules carry out).
// `express` makes from it a machine with the same states whose transitions lead from one wait straight to the next; what
// lies between is walked here, by the same entry actions, guards and transitions, on the game alone.
import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  assign,
  createMachine,
  type MachineContext,
} from 'xstate';
import type { GameState } from '../src/game/state.ts';
import type { SequenceContext, SequenceInput } from './sequence.ts';

type Event = { readonly type: string; readonly [key: string]: unknown };
type Params = Readonly<Record<string, unknown>> | undefined;

/** Where a walk came to rest: a state that waits, one whose inner sequence waits, or the end. */
interface Rest {
  readonly node: AnyStateNode;
  readonly context: SequenceContext;
}

const named = (given: unknown): { readonly type: string; readonly params: Params } =>
  typeof given === 'string'
    ? { type: given, params: undefined }
    : (given as { type: string; params: Params });

type Assigner = { readonly assignment: (args: object, params: Params) => Partial<SequenceContext> };
type Guard = (args: object, params: Params) => boolean;

/** All actions of the charts are assignments: functions of the game. */
function act(
  machine: AnyStateMachine,
  given: readonly unknown[],
  context: SequenceContext,
  event: Event,
): SequenceContext {
  let next = context;
  for (const one of given) {
    const { type, params } = named(one);
    const { assignment } = machine.implementations.actions[type] as unknown as Assigner;
    next = { ...next, ...assignment({ context: next, event }, params) };
  }
  return next;
}

function holds(
  machine: AnyStateMachine,
  { guard }: AnyTransitionDefinition,
  context: SequenceContext,
  event: Event,
): boolean {
  if (guard === undefined) return true;
  const { type, params } = named(guard);
  return (machine.implementations.guards[type] as unknown as Guard)({ context, event }, params);
}

const ancestry = (node: AnyStateNode): AnyStateNode[] => {
  const line: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) line.push(at);
  return line;
};

/** The first transition of a list that may be taken, the innermost state's first. */
function chosen(
  machine: AnyStateMachine,
  node: AnyStateNode,
  lists: (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined,
  context: SequenceContext,
  event: Event,
): AnyTransitionDefinition | undefined {
  for (const at of ancestry(node)) {
    const found = lists(at)?.find((transition) => holds(machine, transition, context, event));
    if (found) return found;
  }
  return undefined;
}

/** Takes a transition: its actions, then the entry actions of the states that are entered, outermost first. */
function follow(
  machine: AnyStateMachine,
  from: AnyStateNode,
  transition: AnyTransitionDefinition,
  context: SequenceContext,
  event: Event,
): Rest {
  let next = act(machine, transition.actions, context, event);
  const target = transition.target?.[0];
  if (!target) return { node: from, context: next };
  const kept = new Set(ancestry(transition.source).slice(1));
  const entered = ancestry(target)
    .filter((node) => !kept.has(node))
    .reverse();
  let node: AnyStateNode = target;
  for (let inside = target.initial?.target[0]; inside; inside = inside.initial?.target[0]) {
    entered.push(inside);
    node = inside;
  }
  for (const one of entered) next = act(machine, one.entry, next, event);
  return { node, context: next };
}

const charts = new Map<string, AnyStateMachine>();

const DONE = 'xstate.done.actor.inner';

/** Walks on until somebody has to be asked, or the sequence has ended. */
function walk(machine: AnyStateMachine, start: Rest, event: Event): Rest {
  let { node, context } = start;
  for (;;) {
    const always = chosen(machine, node, (at) => at.always, context, event);
    if (always) {
      ({ node, context } = follow(machine, node, always, context, event));
      continue;
    }
    const invoked = node.invoke[0];
    const inner = invoked && charts.get(invoked.src as string);
    if (!invoked || !inner) return { node, context };
    const input = (invoked.input as unknown as (args: object) => SequenceInput)({ context });
    const end = begin(inner, input);
    if (end.node.type !== 'final') return { node, context };
    const done: Event = { type: DONE, output: end.context.game };
    const next = chosen(machine, node, (at) => at.transitions.get(DONE), context, done);
    if (!next) return { node, context };
    ({ node, context } = follow(machine, node, next, context, done));
  }
}

const begun = new WeakMap<
  GameState,
  { readonly machine: AnyStateMachine; readonly at: readonly string[]; readonly rest: Rest }
>();

/** The first rest of a sequence. The walk that looked ahead and the actor that follows it ask for the same one. */
function begin(machine: AnyStateMachine, input: SequenceInput): Rest {
  const known = begun.get(input.game);
  if (known?.machine === machine && known.at === input.at) return known.rest;
  const event: Event = { type: 'xstate.init' };
  const make = machine.config.context as unknown as (args: object) => SequenceContext;
  const context = make({ input });
  const initial = machine.root.initial as unknown as AnyTransitionDefinition;
  let node = initial.target?.[0] as AnyStateNode;
  const entered = [node];
  for (let inside = node.initial?.target[0]; inside; inside = inside.initial?.target[0]) {
    entered.push(inside);
    node = inside;
  }
  const first = entered.reduce((now, one) => act(machine, one.entry, now, event), context);
  const rest = walk(machine, { node, context: first }, event);
  begun.set(input.game, { machine, at: input.at, rest });
  return rest;
}

/** Where an event leads from a state that waits; a rule that fails on the way is told by whoever follows it. */
type Led = Rest | { readonly failure: unknown } | null;

const led = new WeakMap<Event, { readonly context: SequenceContext; readonly to: Led }>();

function lead(machine: AnyStateMachine, node: AnyStateNode, context: SequenceContext, event: Event): Led {
  const known = led.get(event);
  if (known?.context === context) return known.to;
  let to: Led;
  try {
    const first = chosen(machine, node, (at) => at.transitions.get(event.type), context, event);
    to = first ? walk(machine, follow(machine, node, first, context, event), event) : null;
  } catch (failure) {
    to = { failure };
  }
  led.set(event, { context, to });
  return to;
}

/** The context that an event leads to. XState hides what a guard throws, so a failure is thrown here. */
function follows(to: Led): Partial<HeldContext> {
  if (to && 'failure' in to) throw to.failure;
  return to ? hold(to.context) : {};
}

/**
 * The game in the context of a running machine. XState walks contexts when it takes and restores snapshots; what is held
 * here it passes by. As JSON it is the game itself.
 */
class Held {
  declare readonly game: GameState;
  constructor(game: GameState) {
    Object.defineProperty(this, 'game', { value: game });
  }
  toJSON(): GameState {
    return this.game;
  }
}

interface HeldContext {
  readonly held: Held | GameState;
  readonly at: readonly string[];
}

/** The game of a running machine. */
export const gameIn = (context: unknown): GameState => {
  const { held } = context as HeldContext;
  return held instanceof Held ? held.game : held;
};

const hold = ({ game, at }: SequenceContext): HeldContext => ({ held: new Held(game), at });

const opened = new WeakMap<object, SequenceContext>();

/** The context that the chart's own actions and guards know. */
function open(context: object): SequenceContext {
  let known = opened.get(context);
  if (!known) {
    known = { game: gameIn(context), at: (context as HeldContext).at };
    opened.set(context, known);
  }
  return known;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** A state where a walk can come to rest. */
const rests = (node: AnyStateNode): boolean =>
  node.type === 'final' || node.invoke.length > 0 || node.tags.length > 0;

/** The machine that runs a chart from wait to wait. */
export function express(chart: AnyStateMachine, actors: Record<string, AnyStateMachine>): AnyStateMachine {
  charts.set(chart.id, chart);
  const stops = nodesOf(chart.root).filter(rests);
  type Args = { context: MachineContext; event: Event };

  const edges = (from: AnyStateNode) =>
    stops.map((to, i) => ({
      guard: ({ context, event }: Args) => {
        const led = lead(chart, from, open(context), event);
        return led !== null && ('failure' in led ? i === 0 : led.node === to);
      },
      actions: assign(({ context, event }: Args) => follows(lead(chart, from, open(context), event))),
      // Staying where one waits needs no leaving and entering; a state with an inner sequence starts it anew.
      ...(to === from && from.invoke.length === 0
        ? {}
        : { target: `#${to.id}`, reenter: to.invoke.length > 0 }),
    }));

  const inputOf =
    (node: AnyStateNode) =>
    ({ context }: { context: MachineContext }) => {
      const input = node.invoke[0]?.input as unknown as (args: object) => SequenceInput;
      return input({ context: open(context) });
    };

  const stateOf = (node: AnyStateNode): Record<string, unknown> => {
    const inside = Object.entries(node.states);
    const [invoked] = node.invoke;
    const events = [...new Set(ancestry(node).flatMap((at) => [...at.transitions.keys()]))].filter(
      (type) => type !== DONE,
    );
    return {
      ...(node.meta !== undefined && { meta: node.meta }),
      ...(node.tags.length > 0 && { tags: node.tags }),
      ...(node.type === 'final' && { type: 'final' }),
      ...(inside.length > 0 && {
        initial: inside[0]?.[0],
        states: Object.fromEntries(inside.map(([key, one]) => [key, stateOf(one)])),
      }),
      ...(invoked && {
        invoke: { id: 'inner', src: invoked.src, input: inputOf(node), onDone: edges(node) },
      }),
      ...(rests(node) &&
        node.type !== 'final' &&
        events.length > 0 && {
          on: Object.fromEntries(events.map((type) => [type, edges(node)])),
        }),
    };
  };

  const enter = stops.map((to) => ({
    guard: ({ context }: { context: MachineContext }) => context.entering === to.id,
    actions: assign({ entering: null }),
    target: `#${to.id}`,
  }));
  return createMachine(
    {
      id: chart.id,
      context: ({ input }: { input: unknown }) => {
        const { node, context } = begin(chart, input as SequenceInput);
        return { ...hold(context), entering: node.id };
      },
      output: ({ context }: { context: MachineContext }) => gameIn(context),
      initial: 'entering',
      states: { ...(stateOf(chart.root).states as object), entering: { always: enter } },
    } as never,
    { actors } as never,
  ) as unknown as AnyStateMachine;
}
