import { html, nothing } from 'lit';
import { waitFor } from 'xstate';
import '../components/table/swtcg-table.ts';
import type { SwtcgTable } from '../components/table/table.ts';
import { fallback } from '../src/swtcg/decisions/index.ts';
import type { WindowKind } from '../src/swtcg/model/state.ts';
import { reach, tableIn } from './samples/reach.ts';
import { KINDS, POSITIONS } from './samples/tables.ts';
import type { Args, Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Table',
  component: 'swtcg-table',
  args: {
    kind: 'build',
    dark: 'human',
    light: 'human',
    hands: 'open',
    autoPass: 'never',
    pace: 0,
    seed: '7',
    log: 'show',
    flip: false,
  },
  argTypes: {
    kind: { control: 'select', options: KINDS },
    dark: { control: 'inline-radio', options: ['human', 'random', 'greedy'] },
    light: { control: 'inline-radio', options: ['human', 'random', 'greedy'] },
    hands: { control: 'inline-radio', options: ['open', 'hidden'] },
    autoPass: { control: 'inline-radio', options: ['never', 'empty', 'always'] },
  },
  render: (args) => html`<swtcg-table
    .file=${args.kind === null ? null : POSITIONS[args.kind as WindowKind].file}
    data-kind=${args.kind ?? nothing}
    dark=${args.dark}
    light=${args.light}
    hands=${args.hands}
    auto-pass=${args.autoPass}
    pace=${args.pace}
    seed=${args.seed}
    log=${args.log}
    preload="auto"
    ?flip=${args.flip}
  ></swtcg-table>`,
};
export default meta;

type Play = NonNullable<Story['play']>;
type Act = (table: SwtcgTable) => unknown;

const drawn = async (table: SwtcgTable): Promise<void> => {
  await waitFor(table.actor, (state) => !state.matches({ cardMenus: 'loading' }));
  await table.updateComplete;
  await table.shadowRoot?.querySelector('swtcg-board')?.updateComplete;
  await table.updateComplete;
};

/** Goes to the window that the story is about, and on as a player would. */
const played =
  (...acts: readonly Act[]): Play =>
  async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const kind = table.dataset.kind as WindowKind | undefined;
    if (kind) reach(table, kind);
    await drawn(table);
    for (const act of acts) {
      await act(table);
      await drawn(table);
    }
  };

/** Chooses a card, on the board or in hand. */
const pick =
  (id: string): Act =>
  (table) => {
    const card = `[data-id="${id}"] .card, [data-id="${id}"] .tag`;
    const board = table.shadowRoot?.querySelector('swtcg-board')?.shadowRoot;
    (table.shadowRoot?.querySelector<HTMLElement>(card) ?? board?.querySelector<HTMLElement>(card))?.click();
  };

/** Presses the button that says so. */
const press =
  (words: string): Act =>
  (table) => {
    const buttons = [...(table.shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find((one) => one.textContent?.includes(words))?.click();
  };

const at = (kind: WindowKind, more: Args = {}): Pick<Story, 'args'> => ({ args: { kind, ...more } });

/** The chance of the other player. */
const pass: Act = (table) => {
  const decision = table.game && fallback(table.game.game);
  if (decision) table.decide(decision);
};

export const EveryWindow: Story = { parameters: { each: { kind: KINDS } }, play: played() };

export const BuildStep: Story = { ...at('build'), play: played(pick('walker2')), tags: ['picture'] };
export const WhyNot: Story = { ...at('build'), play: played(pick('walker2'), press('Deploy to Space')) };
export const WhatYouCanDo: Story = { ...at('build'), play: played(press('Complete a card')) };
export const AttackTarget: Story = { ...at('speed'), play: played(pick('night')), tags: ['picture'] };
export const AttackOdds: Story = { ...at('speed'), play: played((table) => table.hint(), pick('night')) };
export const Amount: Story = {
  ...at('prevention'),
  play: played(pass, pick('lantern'), press('Evade')),
  tags: ['picture'],
};
export const Dice: Story = {
  ...at('attack'),
  play: played(
    (table) => {
      for (let n = 0; n < 9 && table.game?.game.windows.at(-1)?.dice !== 'reroll'; n++) pass(table);
    },
    pick('night'),
    press('Reroll'),
  ),
};
export const Setup: Story = { ...at('setup'), tags: ['picture'] };
export const Mulligan: Story = { ...at('mulligan') };
export const BidForACard: Story = { ...at('bid'), play: played() };
export const Foretelling: Story = { ...at('predict'), play: played() };
export const Words: Story = { ...at('choice'), play: played() };
export const HiddenHands: Story = { ...at('speed', { hands: 'hidden' }), play: played() };
export const ByHand: Story = {
  ...at('general'),
  play: played((table) => table.byHand('lantern')),
  tags: ['picture'],
};
export const LookingBack: Story = { ...at('attack'), play: played((table) => table.seek(4)) };
export const Tools: Story = {
  ...at('general'),
  play: played(async (table) => {
    table.shadowRoot?.querySelector<HTMLElement>('.tools .btn:last-child')?.click();
    for (let i = 0; i < 200 && !table.shadowRoot?.querySelector('.menu:popover-open'); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }),
};
export const Conceded: Story = { ...at('general'), play: played((table) => table.concede('light')) };
export const AgainstTheTable: Story = {
  args: { kind: null, dark: 'greedy', autoPass: 'empty' },
  play: played(async (table) => {
    for (let i = 0; i < 500 && table.chance !== 'light'; i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }),
};
export const NotAGame: Story = {
  render: () => html`<swtcg-table preload="auto" .file=${{ format: 'swtcg-scenario/1' }}></swtcg-table>`,
};
export const Poster: Story = { render: () => html`<swtcg-table preload="none"></swtcg-table>` };

export const Width280: Story = { ...at('speed'), play: played(pick('night')), globals: { width: 280 } };
export const Width320: Story = { ...at('build'), play: played(pick('walker2')), globals: { width: 320 } };
export const Width768: Story = { ...at('build'), play: played(pick('walker2')), globals: { width: 768 } };
export const Dark: Story = { ...at('speed'), play: played(pick('night')), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at('build'), play: played(pick('walker2')), globals: { dir: 'rtl' } };
