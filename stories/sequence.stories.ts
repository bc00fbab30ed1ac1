import { html, nothing } from 'lit';
import '../components/sequence/swtcg-sequence.ts';
import type { Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Sequence',
  component: 'swtcg-sequence',
  args: { of: 'turn', path: 'turn battle space attack damagePrevention', turn: 3, note: '' },
  argTypes: { of: { control: 'inline-radio', options: ['turn', 'attack', 'damage', 'preparation'] } },
  render: (args) => html`<swtcg-sequence
    of=${args.of}
    path=${args.path}
    turn=${args.turn}
    note=${args.note || nothing}
  ></swtcg-sequence>`,
};
export default meta;

const both = html`<div style="display: grid; gap: 26px">
  <swtcg-sequence of="turn" turn="3" path="turn battle space attack damagePrevention"></swtcg-sequence>
  <swtcg-sequence of="attack" path="turn battle space attack damagePrevention" note="2 pending"></swtcg-sequence>
</div>`;

export const TurnAndAttack: Story = { render: () => both, tags: ['picture'] };
export const Turn: Story = {
  parameters: {
    each: {
      path: [
        '',
        'turn ready turnStart',
        'turn command lightBuild during',
        'turn battle ground',
        'turn end winCheck',
      ],
    },
  },
};
export const Attack: Story = {
  args: { of: 'attack', note: '2 pending' },
  parameters: {
    each: {
      path: [
        'turn battle space attack declareAttack',
        'turn battle space attack diceRoll',
        'turn battle space attack attackEnd',
      ],
    },
  },
};
export const Damage: Story = {
  args: { of: 'damage', path: 'turn command darkBuild during damagePlacement' },
};
export const Preparation: Story = { args: { of: 'preparation', path: 'preparation mulligan' } };
export const OutsideOfIt: Story = { args: { of: 'attack', path: 'turn ready untap' } };
export const Unknown: Story = { args: { of: 'dance' } };
export const Width280: Story = { render: () => both, globals: { width: 280 } };
export const Width320: Story = { render: () => both, globals: { width: 320 } };
export const Width768: Story = { render: () => both, globals: { width: 768 } };
export const Width1440: Story = { render: () => both, globals: { width: 1440 } };
export const Dark: Story = { render: () => both, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: () => both, globals: { dir: 'rtl' } };
