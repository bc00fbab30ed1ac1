import { html, nothing } from 'lit';
import '../../components/lcg/card/swtcg-lcg-card.ts';
import { CARDS, LONG, type SampleCard } from '../samples/lcg/cards.ts';
import type { Args, Meta, Story } from '../story.ts';

const KEYS = Object.keys(CARDS) as SampleCard[];
const cardOf = (args: Args) => CARDS[args.card as SampleCard] ?? args.card;

const meta: Meta = {
  title: 'Living Card Game/Card',
  component: 'swtcg-lcg-card',
  args: { card: 'unit', size: 'full', 'face-down': false, known: false, mark: '', 'card-art': '' },
  argTypes: {
    card: { control: 'select', options: KEYS },
    size: { control: 'inline-radio', options: ['full', 'small', 'name'] },
    mark: { control: 'inline-radio', options: ['', 'usable', 'selected', 'target', 'locked'] },
  },
  render: (args) => html`<swtcg-lcg-card
    .card=${cardOf(args)}
    .state=${args.state ?? {}}
    .attached=${args.attached ?? []}
    .captured=${args.captured ?? 0}
    size=${args.size}
    mark=${args.mark || nothing}
    card-art=${args['card-art'] || nothing}
    ?face-down=${args['face-down']}
    ?known=${args.known}
    ?closable=${args.closable}
  ></swtcg-lcg-card>`,
};
export default meta;

const all = (size: string) => (args: Args) =>
  html`<div style="display:flex;flex-wrap:wrap;gap:16px;padding:12px;align-items:start">
    ${KEYS.map((key) => html`<swtcg-lcg-card size=${size} .card=${CARDS[key]} .state=${args.state ?? {}}></swtcg-lcg-card>`)}
  </div>`;

export const EachType: Story = { render: all('full'), tags: ['picture'] };
export const EachTypeSmall: Story = { render: all('small') };
export const EachTypeAsAName: Story = { render: all('name') };
const tokens = { damage: 2, focus: 1, shields: 1, committed: true, controller: 'light' };
export const WithTokens: Story = { render: all('small'), args: { state: tokens } };
export const WithTokensInFull: Story = { args: { state: tokens, attached: [CARDS.enhancement] } };
export const CountedAnew: Story = {
  args: {
    state: {
      forceIcons: 4,
      damageCapacity: 5,
      icons: { unit: 3, tactics: 0, blast: 1, edge: { unit: 0, tactics: 1, blast: 1 } },
    },
  },
};
export const Capturing: Story = { args: { card: 'objective', captured: 2, state: { damage: 3 } } };
export const LongUnit: Story = { args: { card: LONG.unit, closable: true } };
export const LongObjective: Story = { args: { card: LONG.objective } };
export const FaceDown: Story = { args: { 'face-down': true } };
export const Marked: Story = {
  args: { size: 'small' },
  parameters: { each: { mark: ['usable', 'selected', 'target', 'locked'] } },
};
export const Nothing: Story = { args: { card: null } };
export const Unreadable: Story = { args: { card: { name: 'Half a Card', type: 'Starship' } } };
export const Dark: Story = { render: all('full'), globals: { theme: 'dark' } };
export const Width280: Story = { args: { card: 'objective' }, globals: { width: 280 } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
