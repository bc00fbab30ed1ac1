// The chart of an element, for an inspector.
import type { AnyActor, InspectionEvent, Observer } from 'xstate';

/** Shows a chart that runs already, from now on; the actors that it invokes are not shown. */
export function inspectActor(actor: AnyActor, inspector: Observer<InspectionEvent>): void {
  // The inspector is told of it as if it had been created now.
  inspector.next?.({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId });
  actor.system.inspect((event) => {
    if (event.actorRef === actor) inspector.next?.(withoutData(event));
  });
}

/** What an element's chart knows and hears is a whole game: the inspector is told of names only. */
function withoutData(event: InspectionEvent): InspectionEvent {
  if (event.type === '@xstate.event') return { ...event, event: { type: event.event.type } };
  if (event.type !== '@xstate.snapshot') return event;
  const snapshot = { ...event.snapshot, context: {} };
  return { ...event, event: { type: event.event.type }, snapshot };
}
