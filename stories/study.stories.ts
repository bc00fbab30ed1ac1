// The viewer with what a reader opens in it: notes and other lines of play, the menu, the keys, the search, a card, a rule.

import { html } from 'lit';
import { swtcg2022 } from '../machines/swtcg/complete.ts';
import { tellFile, wholeLog } from '../src/engine.ts';
import '../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../components/replay/replay.ts';
import { viewsOf } from '../src/play/steps/views.ts';
import { writeViews } from '../src/play/steps/write-views.ts';
import type { Meta, Story } from './story.ts';

const GAME = new URL('../replays/game-12.json', import.meta.url).href;

type File = Record<string, unknown>;

const meta: Meta = {
  title: 'Replay, studied',
  component: 'swtcg-replay',
  render: () => html`<swtcg-replay src=${GAME} preload="auto"></swtcg-replay>`,
};
export default meta;

/** The game with something changed in its file. */
const changed = (change: (file: File) => File): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [async () => ({ file: change(await (await fetch(GAME)).json()) })],
  render: (_args, { loaded }) => html`<swtcg-replay .file=${loaded.file} preload="auto"></swtcg-replay>`,
});

async function until(is: () => unknown): Promise<void> {
  for (let i = 0; !is(); i++) {
    if (i === 500) throw new Error(`The story never comes to this: ${is}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Goes to the step at an address, then does what a reader would do there. */
const at =
  (
    address: string,
    then: (viewer: SwtcgReplay, part: (selector: string) => HTMLElement | null) => unknown = () => {},
  ): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('swtcg-replay') as SwtcgReplay;
    await until(() => viewer.timeline.source);
    viewer.seek(address);
    await until(() => viewer.step === address);
    await viewer.updateComplete;
    await then(viewer, (selector) => viewer.shadowRoot?.querySelector(selector) ?? null);
    await viewer.updateComplete;
  };

const annotated = changed((file) => ({
  ...file,
  header: { event: 'An evening game', dark: { player: 'Marit' }, light: { player: 'Jo' } },
  annotations: [
    {
      at: '41.1',
      mark: '?!',
      text: 'Next the Hauler throws one die at a fighter that lies tapped already. There is another way.',
    },
    { at: '47.1', mark: '?', text: 'Now the gun lies tapped as well.' },
    { at: '52.1', mark: '!', text: 'Kept for the one attack in which it counts.' },
  ],
  variations: [
    {
      at: '41.1',
      title: 'The Hauler holds its fire',
      decisions: [{ by: 'dark', do: 'tap', unit: 'tribute-hauler-1' }],
      annotations: [{ at: '42.1', text: 'Nothing is lost by it: the battle goes on in Ground.' }],
    },
  ],
}));

export const Annotated: Story = { ...annotated, play: at('41.1') };
export const InAVariation: Story = {
  ...annotated,
  play: at('41.1', async (viewer, part) => {
    part('.asides button')?.click();
    await until(() => viewer.timeline.elsewhere);
  }),
};
export const PlayingOn: Story = { play: at('41.1', (viewer) => viewer.branch()) };
export const NotVerified: Story = {
  ...changed((file) => ({ ...file, checks: [] })),
  play: at('41.1', async (viewer, part) => {
    await until(() => !viewer.timeline.growing);
    part('.badge')?.click();
  }),
};

const told = (seat: 'both' | 'light'): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [
    async () => {
      const text = await (await fetch(GAME)).text();
      return {
        file:
          seat === 'both'
            ? wholeLog(text)
            : writeViews(swtcg2022.presentation, viewsOf(tellFile(text), seat)),
      };
    },
  ],
  render: (_args, { loaded }) => html`<swtcg-replay .file=${loaded.file} preload="auto"></swtcg-replay>`,
});
/** A log of views: it has not been played here. */
export const AsTold: Story = {
  ...told('both'),
  play: at('41.1', async (_viewer, part) => {
    part('.badge')?.click();
    await until(() => part('.reason button'));
  }),
};
/** What was published of a game while it was going on. */
export const AsOneSeatSawIt: Story = { ...told('light'), play: at('41.1') };

export const Tools: Story = {
  play: at('41.1', async (_viewer, part) => {
    part('.menu-button:last-child')?.click();
    await until(() => part('.menu:popover-open'));
  }),
};
export const Keys: Story = { play: at('41.1', (viewer) => viewer.showKeys()) };

const searched = (query: string): Story => ({
  play: at('41.1', (viewer) => {
    viewer.query = query;
  }),
});
export const Searched = searched('Vorrake');
export const NothingFound = searched('pumpkin');

export const CardOpened: Story = {
  play: at('41.1', async (_viewer, part) => {
    const board = part('swtcg-board')?.shadowRoot;
    const card = () => board?.querySelector<HTMLElement>('[data-arena=space] .unit .card');
    await until(card);
    card()?.click();
    await until(() => board?.querySelector('.inspect:popover-open swtcg-card'));
  }),
};
export const RuleOpened: Story = {
  play: at('41.2', async (_viewer, part) => {
    const rule = part('.cites swtcg-rule') as (HTMLElement & { open(): void }) | null;
    rule?.open();
    await until(() => rule?.shadowRoot?.querySelector('.popover:popover-open'));
  }),
};
