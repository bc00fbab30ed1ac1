// The Stately inspector on the statecharts of the games on this page. Fetched where an element has `inspect`.
import { createBrowserInspector } from '@statelyai/inspect';
import { inspectTables } from '../../play/table.ts';

let started = false;

/** Opens it once for the page; the browser may ask the reader whether its window may open. */
export function inspectMachines(): void {
  if (started) return;
  started = true;
  const { inspect } = createBrowserInspector({
    // A game is large; what the charts say is their states.
    sanitizeContext: () => ({}),
  });
  inspectTables(inspect);
}
