// The Stately inspector on the statecharts of this page: those of the games, and those of the elements. Fetched where an
// element has `inspect`.
import type { AnyActor, InspectionEvent } from 'xstate';
import type { Inspect } from '../../machines/host/inspector.ts';
import { lazy } from './lazy.ts';

/** Opens it once for the page; the browser may ask the reader whether its window may open. */
const opened = lazy(async () => {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    // A game is large; what the charts say is their states.
    sanitizeContext: () => ({}),
  });
  return inspect;
});

/** What a game is shown to. */
export const openInspector = async (): Promise<Inspect> => (await opened.load()) as Inspect;

/** Shows the chart of an element. */
export async function inspectChart(actor: AnyActor): Promise<void> {
  const inspect = await opened.load();
  // It runs already: the inspector is told of it as if it were created now.
  inspect.next?.({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId });
  actor.system.inspect((event) => {
    if (event.actorRef === actor) inspect.next?.(withoutData(event));
  });
}

/** What an element's chart knows and hears is a whole game: the inspector is told of names only. */
function withoutData(event: InspectionEvent): InspectionEvent {
  if (event.type === '@xstate.snapshot')
    return {
      ...event,
      event: { type: event.event.type },
      snapshot: { ...event.snapshot, context: {} } as never,
    };
  return event.type === '@xstate.event' ? { ...event, event: { type: event.event.type } } : event;
}
