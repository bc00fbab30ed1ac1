// The Stately inspector on the statecharts of the games on this page. Fetched where an element has `inspect`.
import { mirror } from '../../machines/mirror.ts';
import { watchTables } from '../../play/table.ts';

let started: Promise<void> | null = null;

async function start(): Promise<void> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    // A game is large; what the charts say is their states.
    sanitizeContext: () => ({}),
  });
  watchTables((start) => mirror(start, inspect));
}

/** Opens it once for the page; the browser may ask the reader whether its window may open. */
export function inspectMachines(): Promise<void> {
  started ??= start();
  return started;
}
