// The Stately inspector on the statecharts of the games on this page. Fetched where an element has `inspect`.
import type { Inspect } from '../../machines/host/inspector.ts';

let opened: Promise<Inspect> | null = null;

async function open(): Promise<Inspect> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    // A game is large; what the charts say is their states.
    sanitizeContext: () => ({}),
  });
  return inspect as Inspect;
}

/** Opens it once for the page; the browser may ask the reader whether its window may open. */
export function openInspector(): Promise<Inspect> {
  opened ??= open();
  return opened;
}
