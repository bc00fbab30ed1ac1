// The charts as XState's own interpreter runs them, beside the walk from wait to wait: for an inspector, which shows
// every state and every actor.
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createActor,
  type Snapshot,
  setup,
} from 'xstate';
import { type Rest, stateValue } from './express.ts';
import { gameChart } from './game.ts';
import type { SequenceEvent } from './sequence.ts';

export type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>;

/** The bodies that a chart gives to its names. */
interface Bodies {
  readonly actions: Readonly<Record<string, { readonly assignment: Parameters<typeof assign>[0] }>>;
  readonly guards: Readonly<Record<string, () => boolean>>;
  readonly actors: Readonly<Record<string, AnyStateMachine>>;
}

/** XState's machine of a chart, with those that it invokes: a page may have read the charts without XState (reader.ts). */
function machineOf(chart: AnyStateMachine, known: Record<string, AnyStateMachine> = {}): AnyStateMachine {
  const { actions, guards, actors } = chart.implementations as unknown as Bodies;
  const assigned = Object.fromEntries(
    Object.entries(actions).map(([name, { assignment }]) => [name, assign(assignment)]),
  );
  const build = setup({ actions: assigned, guards, actors: known } as object).createMachine as (
    config: unknown,
  ) => AnyStateMachine;
  const machine = build(chart.config);
  for (const [name, inner] of Object.entries(actors))
    if (!known[name]) {
      // Known before it is made: charts invoke each other in a ring.
      known[name] = machine;
      known[name] = machineOf(inner, known);
    }
  return machine;
}

/** A rest as XState keeps the snapshot of a machine with what it has invoked. */
const persisted = ({ place, context, inner }: Rest): unknown => ({
  status: 'active',
  output: undefined,
  error: undefined,
  value: stateValue(place),
  context,
  historyValue: {},
  children: inner
    ? { inner: { snapshot: persisted(inner), src: place.node.invoke[0]?.src, syncSnapshot: false } }
    : {},
});

const leafOf = (actor: AnyActorRef): AnyActorRef => {
  const inner = (actor.getSnapshot() as AnyMachineSnapshot).children.inner as AnyActorRef | undefined;
  return inner ? leafOf(inner) : actor;
};

/** Runs on from a rest; what is sent goes to the innermost machine. */
export function mirror(rest: Rest, inspect: Inspect): (event: SequenceEvent) => void {
  const actor = createActor(machineOf(gameChart as unknown as AnyStateMachine), {
    inspect,
    snapshot: persisted(rest) as Snapshot<unknown>,
    input: undefined as never,
  });
  actor.start();
  return (event) => leafOf(actor).send(event);
}
