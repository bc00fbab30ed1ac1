import { html, nothing } from 'lit';
import '../components/chart/swtcg-chart.ts';
import '../components/replay/swtcg-replay.ts';
import type { SwtcgChart } from '../components/chart/chart.ts';
import type { SwtcgReplay } from '../components/replay/replay.ts';
import type { Meta, Story } from './story.ts';

const CHARTS = [
  'game',
  'preparation',
  'turn',
  'buildStep',
  'retreatStep',
  'battleStep',
  'attack',
  'damage',
  'effect',
];

const DISRUPT = 'turn battle space attack damagePrevention disrupt';

const meta: Meta = {
  title: 'Chart',
  component: 'swtcg-chart',
  args: { of: 'attack', path: 'turn battle space attack damagePrevention', turn: 3, for: '' },
  argTypes: { of: { control: 'select', options: CHARTS } },
  render: (args) => html`<swtcg-chart
    of=${args.of}
    path=${args.path}
    turn=${args.turn}
    for=${args.for || nothing}
  ></swtcg-chart>`,
};
export default meta;

const wait = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Play goes from one state to another: the one before is marked too. */
const moves: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const chart = canvasElement.querySelector('swtcg-chart') as SwtcgChart;
  chart.path = 'turn battle space attack attackPop'.split(' ');
  await chart.updateComplete;
  chart.path = DISRUPT.split(' ');
  await chart.updateComplete;
};

export const Game: Story = { args: { of: 'game', path: DISRUPT }, play: moves, tags: ['picture'] };
export const Attack: Story = {
  parameters: { each: { path: ['', 'turn battle space attack declareAttack', DISRUPT, 'attackEnd'] } },
};
export const EveryChart: Story = { args: { path: '' }, parameters: { each: { of: CHARTS } } };
export const OutsideOfIt: Story = { args: { path: 'turn ready untap' } };
export const Unknown: Story = { args: { of: 'dance' } };
export const NothingToFollow: Story = { args: { for: 'nobody', path: '' } };
export const Follows: Story = {
  render: () => html`<div style="display: grid; gap: 20px">
    <swtcg-replay
      id="followed"
      preload="auto"
      log="hide"
      src=${new URL('../components/demo/disrupt-disrupted.json', import.meta.url).href}
    ></swtcg-replay>
    <swtcg-chart for="followed" style="--swtcg-chart-height: 420px"></swtcg-chart>
  </div>`,
  play: async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('swtcg-replay') as SwtcgReplay;
    for (let i = 0; i < 500 && !viewer.place; i++) await wait();
    viewer.seek(6);
    await viewer.updateComplete;
  },
  tags: ['picture'],
};
export const Width300: Story = { args: { of: 'game', path: DISRUPT }, globals: { width: 300 } };
export const Width768: Story = { args: { of: 'game', path: DISRUPT }, globals: { width: 768 } };
export const Dark: Story = { args: { of: 'game', path: DISRUPT }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { path: DISRUPT }, globals: { dir: 'rtl' } };
