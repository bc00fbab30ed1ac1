// The charts as XState's own interpreter runs them, beside the walk from wait to wait: for an inspector, which shows
// every state and every actor.
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type Snapshot,
} from 'xstate';
import { type Rest, stateValue } from './express.ts';
import { gameChart } from './game.ts';
import type { SequenceEvent } from './sequence.ts';

export type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>;

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
  const actor = createActor(gameChart, {
    inspect,
    snapshot: persisted(rest) as Snapshot<unknown>,
    input: undefined as never,
  });
  actor.start();
  return (event) => leafOf(actor).send(event);
}
