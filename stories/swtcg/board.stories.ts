import { html } from 'lit';
import '../../components/swtcg/board/swtcg-board.ts';
import { attack, cards, crowd, view } from '../samples/table.ts';
import type { Args, Meta, Story } from '../story.ts';

const meta: Meta = {
  title: 'Board',
  component: 'swtcg-board',
  args: { flip: false, arena: 'space', still: false },
  argTypes: { arena: { control: 'inline-radio', options: ['space', 'ground', 'character'] } },
  render: (args) => html`<swtcg-board
    .view=${args.view === undefined ? view : args.view}
    .cards=${args.cards ?? cards}
    .attack=${args.attack ?? null}
    .plays=${args.plays ?? []}
    .names=${args.names ?? {}}
    .arena=${args.arena}
    ?flip=${args.flip}
    ?still=${args.still}
  ></swtcg-board>`,
};
export default meta;

export const AtRest: Story = {};
export const InAnAttack: Story = { args: { attack }, tags: ['picture'] };
export const Flipped: Story = { args: { attack, flip: true } };
export const BeingPlayed: Story = {
  args: {
    plays: [
      { id: 'run', by: 'light', disrupted: true },
      { id: 'warden', by: 'dark', disrupted: false },
    ],
  },
};
export const WithNames: Story = { args: { names: { dark: 'Marit', light: 'Jo' } } };
export const Empty: Story = { args: { view: null } };
export const EmptyTable: Story = { args: crowd(0, 0) };

const crowded: Args = crowd(15, 15);
export const Crowded: Story = { args: crowded, tags: ['picture'] };
export const CrowdedAt280: Story = { args: crowded, globals: { width: 280 } };
export const CrowdedAt320: Story = { args: crowded, globals: { width: 320 } };
export const CrowdedAt768: Story = { args: crowded, globals: { width: 768 } };
export const CrowdedAt1440: Story = { args: crowded, globals: { width: 1440 } };

export const Width280: Story = { args: { attack }, globals: { width: 280 } };
export const Width320: Story = { args: { attack }, globals: { width: 320 } };
export const Width768: Story = { args: { attack }, globals: { width: 768 } };
export const Width1440: Story = { args: { attack }, globals: { width: 1440 } };
export const Dark: Story = { args: { attack }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { attack }, globals: { dir: 'rtl' } };
