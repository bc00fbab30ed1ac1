// The Stately inspector on the statecharts of this page: those of the games, and those of the elements. Fetched where an
// element has `inspect`.
import type { AnyActor } from 'xstate';
import type { Inspect } from '../../machines/host/inspector.ts';
import { inspectActor } from '../../machines/ui/inspect.ts';
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

/** What a game shows its charts to. */
export const openInspector = async (): Promise<Inspect> => (await opened.load()) as Inspect;

/** Shows the chart of an element. */
export async function inspectChart(actor: AnyActor): Promise<void> {
  inspectActor(actor, await opened.load());
}
