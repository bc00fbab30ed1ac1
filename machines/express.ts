// Runs the statecharts from wait to wait. Between two waits play may pass through a dozen states that ask nobody (windows
// in which nothing can be played, steps that the rules carry out), and through sequences that invoke each other. XState's
// own interpreter takes each of them as an event of an actor of its own; here one actor walks them all, by the same entry
// actions, guards and transitions. `test/machines/express.test.ts` runs both side by side.
import type { ActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, Snapshot } from 'xstate';
import type { GameState } from '../src/game/state.ts';
import type { SequenceContext, SequenceEvent, SequenceInput } from './sequence.ts';

type Event = { readonly type: string; readonly [key: string]: unknown };
type Params = Readonly<Record<string, unknown>> | undefined;
type Args = { readonly context: SequenceContext; readonly event: Event };

/** Every action of the charts is an assignment: a function of the game. */
interface Act {
  readonly assignment: (args: Args, params: Params) => { readonly game: GameState };
  readonly params: Params;
}

/** A transition with all that is done on the way: its own actions, then what entering the states does, outermost first. */
interface Edge {
  readonly guard: ((args: Args, params: Params) => boolean) | null;
  readonly params: Params;
  readonly acts: readonly Act[];
  /** Null: play stays where it is. */
  readonly to: Place | null;
}

/** A state of a chart with the transitions that can be taken from it, the innermost state's first. */
export interface Place {
  readonly chart: Chart;
  readonly node: AnyStateNode;
  readonly always: readonly Edge[];
  readonly on: ReadonlyMap<string, readonly Edge[]>;
  /** The sequence that runs inside this state, and what it is given. */
  readonly inner: { readonly chart: Chart; readonly input: (args: object) => SequenceInput } | null;
}

interface Chart {
  readonly machine: AnyStateMachine;
  readonly places: Map<AnyStateNode, Place>;
  /** Worked out when play first comes to it. */
  start: { readonly acts: readonly Act[]; readonly node: AnyStateNode } | null;
}

/** Where play rests: a state that waits or whose inner sequence waits, or the end. */
export interface Rest {
  readonly place: Place;
  readonly context: SequenceContext;
  readonly inner: Rest | null;
}

const DONE = 'xstate.done.actor.inner';

const named = (given: unknown): { readonly type: string; readonly params: Params } =>
  typeof given === 'string'
    ? { type: given, params: undefined }
    : (given as { type: string; params: Params });

const actsOf = ({ implementations }: AnyStateMachine, given: readonly unknown[]): Act[] =>
  given.map((one) => {
    const { type, params } = named(one);
    const { assignment } = implementations.actions[type] as unknown as Omit<Act, 'params'>;
    return { assignment, params };
  });

const lineOf = (node: AnyStateNode): AnyStateNode[] => {
  const line: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) line.push(at);
  return line;
};

/** A state with its initial states, down to the one that has none inside. */
const downFrom = (node: AnyStateNode): AnyStateNode[] => {
  const inside = node.initial?.target[0];
  return inside ? [node, ...downFrom(inside)] : [node];
};

const charts = new Map<string, Chart>();

/** A machine under the name by which others invoke it. */
export function addChart(name: string, machine: AnyStateMachine): void {
  charts.set(name, { machine, places: new Map(), start: null });
}

function startOf({ machine }: Chart): NonNullable<Chart['start']> {
  const entered = downFrom(machine.root.initial.target[0] as AnyStateNode);
  const acts = entered.flatMap((one) => actsOf(machine, one.entry));
  return { acts, node: entered[entered.length - 1] as AnyStateNode };
}

function edgeOf(chart: Chart, transition: AnyTransitionDefinition): Edge {
  const { machine } = chart;
  const { guard: given, target: targets, source } = transition;
  const guard = given === undefined ? null : named(given);
  const target = targets?.[0];
  const kept = new Set(lineOf(source).slice(1));
  const entered = target
    ? [
        ...lineOf(target)
          .filter((node) => !kept.has(node))
          .reverse(),
        ...downFrom(target).slice(1),
      ]
    : [];
  return {
    guard: guard && (machine.implementations.guards[guard.type] as unknown as Edge['guard']),
    params: guard?.params,
    acts: [...actsOf(machine, transition.actions), ...entered.flatMap((one) => actsOf(machine, one.entry))],
    to: target ? placeOf(chart, entered[entered.length - 1] as AnyStateNode) : null,
  };
}

function placeOf(chart: Chart, node: AnyStateNode): Place {
  const known = chart.places.get(node);
  if (known) return known;
  const always: Edge[] = [];
  const on = new Map<string, Edge[]>();
  const [invoked] = node.invoke;
  const place: Place = {
    chart,
    node,
    always,
    on,
    inner: invoked
      ? {
          chart: charts.get(invoked.src as string) as Chart,
          input: invoked.input as unknown as (args: object) => SequenceInput,
        }
      : null,
  };
  // Known before its transitions are looked at: they may lead back here.
  chart.places.set(node, place);
  for (const at of lineOf(node)) {
    for (const one of at.always ?? []) always.push(edgeOf(chart, one));
    for (const [type, list] of at.transitions)
      on.set(type, [...(on.get(type) ?? []), ...list.map((one) => edgeOf(chart, one))]);
  }
  return place;
}

function act(acts: readonly Act[], from: SequenceContext, event: Event): SequenceContext {
  let context = from;
  for (const { assignment, params } of acts)
    context = { game: assignment({ context, event }, params).game, at: from.at };
  return context;
}

/** The first of the transitions that may be taken. */
function chosen(edges: readonly Edge[] | undefined, context: SequenceContext, event: Event): Edge | null {
  if (!edges) return null;
  for (const edge of edges)
    if (edge.guard === null || edge.guard({ context, event }, edge.params)) return edge;
  return null;
}

/** Walks on until somebody has to be asked, or the sequence has ended. */
function walk(start: Place, from: SequenceContext, cause: Event): Rest {
  let place = start;
  let context = from;
  let event = cause;
  for (;;) {
    let edge = chosen(place.always, context, event);
    if (!edge) {
      if (!place.inner) return { place, context, inner: null };
      const inner = begin(place.inner.chart, place.inner.input({ context }));
      if (inner.place.node.type !== 'final') return { place, context, inner };
      event = { type: DONE, output: inner.context.game };
      edge = chosen(place.on.get(DONE), context, event);
      if (!edge) return { place, context, inner };
    }
    context = act(edge.acts, context, event);
    place = edge.to ?? place;
  }
}

/** The first rest of a sequence. */
function begin(chart: Chart, input: SequenceInput): Rest {
  const event: Event = { type: 'xstate.init' };
  const make = chart.machine.config.context as unknown as (args: object) => SequenceContext;
  chart.start ??= startOf(chart);
  const { acts, node } = chart.start;
  return walk(placeOf(chart, node), act(acts, make({ input }), event), event);
}

/** Where an event leads: the innermost sequence takes it, and where that ends the one around it goes on. Null: nowhere. */
function lead({ place, context, inner }: Rest, event: Event): Rest | null {
  let cause = event;
  if (inner) {
    const next = lead(inner, event);
    if (!next) return null;
    if (next.place.node.type !== 'final') return { place, context, inner: next };
    cause = { type: DONE, output: next.context.game };
  }
  const edge = chosen(place.on.get(cause.type), context, cause);
  return edge && walk(edge.to ?? place, act(edge.acts, context, cause), cause);
}

/** A game that rests, as an actor keeps it. */
export type Resting = Snapshot<GameState> & { readonly rest: Rest };

const resting = (rest: Rest): Resting =>
  rest.place.node.type === 'final'
    ? { status: 'done', output: rest.context.game, error: undefined, rest }
    : { status: 'active', output: undefined, error: undefined, rest };

export const innermost = (rest: Rest): Rest => (rest.inner ? innermost(rest.inner) : rest);

/** From the outermost sequence to the innermost. */
export const levels = (rest: Rest): Rest[] => [rest, ...(rest.inner ? levels(rest.inner) : [])];

/** The state of a sequence as XState writes a state's value. */
export const stateValue = ({ node }: Place): unknown =>
  node.path.reduceRight<unknown>(
    (inside, key) => (inside === undefined ? key : { [key]: inside }),
    undefined,
  );

/** A rest as plain data: for each sequence, its state and its context. */
interface Kept {
  readonly chart: string;
  readonly state: string;
  readonly context: SequenceContext;
}

const keep = ({ place, context }: Rest): Kept => ({
  chart: place.chart.machine.id,
  state: place.node.id,
  context,
});

function takeUp([first, ...more]: readonly Kept[]): Rest | null {
  if (!first) return null;
  const chart = [...charts.values()].find(({ machine }) => machine.id === first.chart) as Chart;
  const place = placeOf(chart, chart.machine.getStateNodeById(first.state));
  return { place, context: first.context, inner: takeUp(more) };
}

/** The logic of the one actor that runs a chart and all that it invokes. */
export const express = (name: string): ActorLogic<Resting, SequenceEvent, SequenceInput> => ({
  config: name,
  transition: (snapshot, event) => {
    const next = lead(snapshot.rest, event);
    return next ? resting(next) : snapshot;
  },
  getInitialSnapshot: (_scope, input) => resting(begin(charts.get(name) as Chart, input)),
  getPersistedSnapshot: ({ status, output, error, rest }) =>
    ({ status, output, error, levels: levels(rest).map(keep) }) as unknown as Snapshot<unknown>,
  restoreSnapshot: (snapshot) =>
    resting(takeUp((snapshot as unknown as { levels: readonly Kept[] }).levels) as Rest),
});
