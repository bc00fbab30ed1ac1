// The host: an XState actor logic that runs a game's charts from one decision to the next. It knows no game; charts,
// context and events are the game's.
//
// It supports atomic, compound and final states; entry, exit, initial and transition actions that assign; guards; `always`;
// events by their name; `reenter`; and one invoke of another chart of the same host in a state, by name. A chart that uses
// anything else is refused when the host is made. Events go to the innermost running chart.
import type { ActorLogic, AnyStateMachine, EventObject } from 'xstate';
import { compileCharts } from './compile.ts';
import { assertSupported } from './features.ts';
import { type Inspect, inspectFrom } from './inspector.ts';
import { type ChartSnapshot, type HostSnapshot, persist, restore, snapshotOf } from './snapshot.ts';
import { sendEvent, startChart } from './walk.ts';

export interface Host<Context, Event extends EventObject, Input, Output> {
  readonly charts: Readonly<Record<string, AnyStateMachine>>;
  /** For `createActor`. */
  readonly logic: ActorLogic<HostSnapshot<Context, Output>, Event, Input>;
  /** Runs the charts in XState's interpreter as well, from where play is, for an inspector; it takes the events from then on. */
  inspect(snapshot: HostSnapshot<Context, Output>, inspect: Inspect): (event: Event) => void;
}

/** A host of charts that invoke each other by name; `root` is the one that a game starts with. */
export function createHost<Context extends object, Event extends EventObject, Input, Output>({
  charts,
  root,
}: {
  readonly charts: Readonly<Record<string, AnyStateMachine>>;
  readonly root: string;
}): Host<Context, Event, Input, Output> {
  const machine = charts[root];
  if (!machine) throw new Error(`The host has no chart "${root}".`);
  assertSupported(charts);
  const compiled = compileCharts(charts);
  const first = compiled.get(root);
  const snapshot = (chart: ChartSnapshot) => snapshotOf<Context, Output>(chart as ChartSnapshot<Context>);
  return {
    charts,
    logic: {
      config: root,
      getInitialSnapshot: (_scope, input) => snapshot(startChart(first as NonNullable<typeof first>, input)),
      transition: (current, event) => {
        if (event.type === 'xstate.stop') return { ...current, status: 'stopped' } as typeof current;
        const next = sendEvent(current.chart, event);
        return next ? snapshot(next) : current;
      },
      getPersistedSnapshot: persist,
      restoreSnapshot: (persisted) => restore(compiled, persisted) as HostSnapshot<Context, Output>,
    },
    inspect: ({ chart }, inspect) => inspectFrom(machine, chart, inspect),
  };
}
