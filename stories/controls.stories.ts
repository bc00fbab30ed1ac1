import { html } from 'lit';
import '../components/controls/swtcg-controls.ts';
import type { TurnMark } from '../src/play/timeline/navigation.ts';
import type { Meta, Story } from './story.ts';

const turn = (number: number, ready: number, command: number, battle: number): TurnMark => ({
  turn: number,
  steps: ready + command + battle,
  phases: [
    { phase: 'ready', steps: ready },
    { phase: 'command', steps: command },
    { phase: 'battle', steps: battle },
  ],
});
const turns = [turn(1, 8, 14, 18), turn(2, 6, 8, 16), turn(3, 10, 40, 0)];

const meta: Meta = {
  title: 'Controls',
  component: 'swtcg-controls',
  args: {
    index: 52,
    length: 120,
    playing: false,
    growing: false,
    quiet: false,
    branchable: true,
    stride: 'step',
    speed: 1,
  },
  argTypes: {
    index: { control: { type: 'range', min: 0, max: 119 } },
    stride: { control: 'inline-radio', options: ['step', 'roll', 'decision', 'attack', 'phase', 'turn'] },
  },
  render: (args) => html`<swtcg-controls
    .turns=${args.turns ?? turns}
    .marks=${args.marks ?? [24, 30, 58]}
    index=${args.index}
    length=${args.length}
    stride=${args.stride}
    speed=${args.speed}
    .notes=${args.notes ?? []}
    ?playing=${args.playing}
    ?growing=${args.growing}
    ?quiet=${args.quiet}
    ?branchable=${args.branchable}
    where="Turn 2, Battle, Space"
  ></swtcg-controls>`,
};
export default meta;

export const Paused: Story = { tags: ['picture'] };
export const Playing: Story = { args: { playing: true } };
export const AtTheStart: Story = { args: { index: 0 } };
export const AtTheEnd: Story = { args: { index: 119 } };
export const StillLoading: Story = { args: { growing: true } };
export const WithoutSpoilers: Story = { args: { quiet: true } };
export const WithNotes: Story = {
  args: {
    notes: [
      { index: 30, mark: '!' },
      { index: 90, mark: '??' },
    ],
  },
};
export const OneStep: Story = {
  args: { index: 0, length: 1, turns: [turn(1, 1, 0, 0)], marks: [] },
};
export const Width280: Story = { globals: { width: 280 } };
export const Width320: Story = { globals: { width: 320 } };
export const Width768: Story = { globals: { width: 768 } };
export const Width1440: Story = { globals: { width: 1440 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
