// The charts as XState's own interpreter runs them, from a decision on: for an inspector, which shows every state and
// every actor.
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type Snapshot,
} from 'xstate';
import { type ChartSnapshot, stateValue } from './snapshot.ts';

export type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>;

/** A running chart as XState persists a machine with what it has invoked. */
const machineSnapshot = (chart: ChartSnapshot): Snapshot<unknown> => {
  const { state, context, child, output } = chart;
  const { invoke, node, end } = state;
  return {
    status: end ? 'done' : 'active',
    output,
    error: undefined,
    value: stateValue(chart),
    context,
    historyValue: {},
    children:
      child && invoke
        ? {
            [invoke.id]: {
              snapshot: machineSnapshot(child),
              src: node.invoke[0]?.src,
              syncSnapshot: false,
            },
          }
        : {},
  } as unknown as Snapshot<unknown>;
};

/** The running machines of an actor, from the outermost to the innermost. */
export function runningMachines(actor: AnyActorRef): AnyActorRef[] {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  const child = (Object.values(children) as AnyActorRef[]).find(
    (one) => one.getSnapshot().status === 'active',
  );
  return child ? [actor, ...runningMachines(child)] : [actor];
}

/** Runs a machine on from where the host is; what is sent goes to the innermost machine. */
export function inspectFrom(
  machine: AnyStateMachine,
  chart: ChartSnapshot,
  inspect: Inspect,
): (event: EventObject) => void {
  const actor = createActor(machine, { inspect, snapshot: machineSnapshot(chart) });
  // What fails in the game is told by the host.
  actor.subscribe({ error: () => {} });
  actor.start();
  return (event) => runningMachines(actor).at(-1)?.send(event);
}
