import { html } from 'lit';
import '../components/controls/swtcg-controls.ts';
import type { Meta, Story } from './story.ts';

const turns = [
  { turn: 1, steps: 40, battle: [22, 40] as const },
  { turn: 2, steps: 30, battle: [14, 26] as const },
  { turn: 3, steps: 50, battle: null },
];

const meta: Meta = {
  title: 'Controls',
  component: 'swtcg-controls',
  args: { index: 52, length: 120, playing: false, stride: 'step' },
  argTypes: {
    index: { control: { type: 'range', min: 0, max: 119 } },
    stride: { control: 'inline-radio', options: ['step', 'deed', 'attack'] },
  },
  render: (args) => html`<swtcg-controls
    .turns=${args.turns ?? turns}
    .marks=${args.marks ?? [24, 30, 58]}
    index=${args.index}
    length=${args.length}
    stride=${args.stride}
    ?playing=${args.playing}
    where="Turn 2, Battle, Space"
  ></swtcg-controls>`,
};
export default meta;

export const Paused: Story = { parameters: { picture: true } };
export const Playing: Story = { args: { playing: true } };
export const AtTheStart: Story = { args: { index: 0 } };
export const AtTheEnd: Story = { args: { index: 119 } };
export const OneStep: Story = {
  args: { index: 0, length: 1, turns: [{ turn: 1, steps: 1, battle: null }], marks: [] },
};
export const Width280: Story = { globals: { width: 280 } };
export const Width320: Story = { globals: { width: 320 } };
export const Width768: Story = { globals: { width: 768 } };
export const Width1440: Story = { globals: { width: 1440 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
