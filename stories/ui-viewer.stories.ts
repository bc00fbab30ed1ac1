// Every state of the viewer's chart (machines/ui/viewer.ts), reached through its events. A story is named after its state.
import { html } from 'lit';
import { waitFor } from 'xstate';
import '../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../components/replay/replay.ts';
import { listed, NO_HEADING, type Source } from '../components/shared/steps.ts';
import type { ViewerEvent, ViewerState } from '../machines/ui/viewer.ts';
import { presentation } from '../src/swtcg/view/presentation.ts';
import { steps } from './samples/steps.ts';
import { cards } from './samples/table.ts';
import type { Meta, Story } from './story.ts';

const EXAMPLE = new URL('../components/demo/prevented-and-gone.json', import.meta.url).href;

const meta: Meta = {
  title: 'Viewer states',
  component: 'swtcg-replay',
  render: () => html`<swtcg-replay></swtcg-replay>`,
};
export default meta;

type Value = Parameters<ViewerState['matches']>[0];

/** What never comes: so the viewer stays in the state of waiting for it. */
const never = (): Promise<never> => new Promise(() => {});

const source = (more: Partial<Source> = {}): Source => ({
  ...listed(steps),
  ruleset: 'swtcg-2022',
  game: presentation,
  heading: { ...NO_HEADING, title: 'Every window' },
  cards,
  ...more,
});

/** Gives the viewer steps, and waits until they are shown. */
async function give(viewer: SwtcgReplay, more: Partial<Source> = {}): Promise<void> {
  viewer.actor.send({ type: 'give', source: source(more) });
  await waitFor(viewer.actor, (state) => state.matches({ game: 'main' }));
}

/** Comes to a state, if only for a moment, by what is done to the viewer. */
const state = (
  value: Value,
  act: (viewer: SwtcgReplay, send: (event: ViewerEvent) => void) => unknown,
  story: Story = {},
): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('swtcg-replay') as SwtcgReplay;
    const reached = waitFor(viewer.actor, (now) => now.matches(value), { timeout: 20_000 });
    await Promise.all([reached, act(viewer, viewer.actor.send)]);
    await viewer.updateComplete;
  },
});

/** The file is asked for, but does not come. */
async function hang(viewer: SwtcgReplay): Promise<void> {
  const { fetch } = window;
  window.fetch = (address, options) =>
    String(address).endsWith('#never') ? never() : fetch(address, options);
  viewer.preload = 'auto';
  viewer.src = `${EXAMPLE}#never`;
  await waitFor(viewer.actor, (now) => now.matches({ file: 'loading' }));
  window.fetch = fetch;
}

const poster = { render: () => html`<swtcg-replay src=${EXAMPLE} preload="none"></swtcg-replay>` };
const example = { render: () => html`<swtcg-replay src=${EXAMPLE} preload="auto"></swtcg-replay>` };

export const FileUnasked = state({ file: 'unasked' }, () => {}, poster);
export const FileUnnamed = state({ file: 'unnamed' }, (_, send) => send({ type: 'ask' }));
/** What was shown before stays while another file is loading. */
export const FileLoading = state({ file: 'loading' }, async (viewer) => {
  await give(viewer);
  await hang(viewer);
});
export const FileLoaded = state({ file: 'loaded' }, (_, send) => send({ type: 'ask' }), poster);
export const FileFailed = state({ file: 'failed' }, (viewer) => {
  viewer.preload = 'auto';
  viewer.file = '{ "format": "swtcg-scenario/1" }';
});

export const GameEmpty = state({ game: 'empty' }, () => {}, poster);
/** For as long as the first step has not been drawn. */
export const GameOpening = state({ game: 'opening' }, (viewer) => give(viewer));
export const GameMain = state({ game: 'main' }, (viewer) => give(viewer));
export const GameEntering = state({ game: 'entering' }, async (viewer, send) => {
  await give(viewer, { variation: never });
  send({ type: 'enter', variation: 0 });
});
export const GameVariation = state({ game: 'variation' }, async (viewer, send) => {
  await give(viewer, { variation: async () => ({ ...listed(steps.slice(0, 9)), from: 3 }) });
  send({ type: 'enter', variation: 0 });
});
export const GameBranching = state({ game: 'branching' }, async (viewer, send) => {
  await give(viewer, { live: never });
  send({ type: 'branch', index: 0 });
});
export const GameLive = state(
  { game: 'live' },
  async (viewer, send) => {
    await waitFor(viewer.actor, (now) => now.matches({ game: 'main' }));
    send({ type: 'branch', index: 3 });
  },
  example,
);

export const PlaybackPaused = state({ playback: 'paused' }, (viewer) => give(viewer));
export const PlaybackEager = state({ playback: 'eager' }, (_, send) => send({ type: 'play' }));
export const PlaybackPlayingStep = state({ playback: { playing: 'step' } }, async (viewer, send) => {
  await give(viewer);
  send({ type: 'play' });
});

/** Most lines are whole a moment after they are shown. */
export const GrowthWhole = state({ growth: 'whole' }, (viewer) => give(viewer));
export const GrowthGrowing = state({ growth: 'growing' }, (viewer) => give(viewer));
/** While it was out of its page, nothing was played. */
export const GrowthSuspended = state({ growth: 'suspended' }, (viewer, send) => {
  const { parentElement } = viewer;
  send({ type: 'give', source: source() });
  viewer.remove();
  parentElement?.append(viewer);
});

const log = { verdict: { verdict: 'told', reason: null }, played: never } as const;
export const CheckUnchecked = state({ check: 'unchecked' }, (viewer) => give(viewer, log));
export const CheckVerifying = state({ check: 'verifying' }, async (viewer, send) => {
  await give(viewer, log);
  send({ type: 'check' });
});
export const CheckChecked = state({ check: 'checked' }, (viewer) =>
  give(viewer, { verdict: { verdict: 'exact', reason: null } }),
);

/** A panel after an event, once everything that draws it has come. */
const panel = (value: Value, ...events: ViewerEvent[]): Story =>
  state(value, async (viewer, send) => {
    await give(viewer, log);
    for (const event of events) send(event);
    if (events.length > 0) await waitFor(viewer.actor, (now) => now.matches({ panels: { details: 'here' } }));
  });

export const PanelsMenuClosed = panel({ panels: { menu: 'closed' } });
export const PanelsMenuOpen = state({ panels: { menu: 'open' } }, async (viewer) => {
  await give(viewer);
  viewer.shadowRoot?.querySelector<HTMLElement>('.menu-button:last-child')?.click();
  await waitFor(viewer.actor, (now) => now.matches({ panels: { details: 'here' } }));
});
export const PanelsKeysClosed = panel({ panels: { keys: 'closed' } });
export const PanelsKeysOpen = panel({ panels: { keys: 'open' } }, { type: 'toggleKeys' });
export const PanelsSearchClosed = panel({ panels: { search: 'closed' } });
export const PanelsSearchOpen = panel({ panels: { search: 'open' } }, { type: 'find', query: 'Dark' });
export const PanelsReasonClosed = panel({ panels: { reason: 'closed' } });
export const PanelsReasonOpen = panel({ panels: { reason: 'open' } }, { type: 'toggleReason' });
export const PanelsDetailsAbsent = panel({ panels: { details: 'absent' } });
/** The panel is open already: it is drawn when the part that draws it has come. */
export const PanelsDetailsLoading = panel({ panels: { details: 'loading' } }, { type: 'toggleKeys' });
export const PanelsDetailsHere = panel({ panels: { details: 'here' } }, { type: 'toggleKeys' });
