import { html, nothing } from 'lit';
import '../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../components/replay/replay.ts';
import { steps } from './samples/steps.ts';
import { cards, crowd } from './samples/table.ts';
import type { Meta, Story } from './story.ts';

const EXAMPLES = {
  prevented: new URL('../components/demo/prevented-and-gone.json', import.meta.url).href,
  disrupt: new URL('../components/demo/disrupt-disrupted.json', import.meta.url).href,
  tie: new URL('../components/demo/who-attacks-first.json', import.meta.url).href,
};
const GAME = new URL('../replays/game-12.json', import.meta.url).href;

const meta: Meta = {
  title: 'Replay',
  component: 'swtcg-replay',
  args: {
    src: EXAMPLES.prevented,
    index: 0,
    flip: false,
    stride: 'step',
    perspective: 'both',
    speed: 1,
    spoilers: 'show',
    controls: 'show',
    log: 'show',
  },
  argTypes: {
    src: { control: 'select', options: [...Object.values(EXAMPLES), GAME] },
    stride: { control: 'inline-radio', options: ['step', 'roll', 'decision', 'attack', 'phase', 'turn'] },
    perspective: { control: 'inline-radio', options: ['both', 'dark', 'light', 'spectator'] },
    spoilers: { control: 'inline-radio', options: ['show', 'hide'] },
    controls: { control: 'inline-radio', options: ['show', 'hide'] },
    log: { control: 'inline-radio', options: ['show', 'hide'] },
  },
  render: (args) => html`<swtcg-replay
    src=${args.src ?? nothing}
    .steps=${args.steps ?? null}
    .faces=${args.faces ?? {}}
    .index=${args.index}
    perspective=${args.perspective}
    speed=${args.speed}
    spoilers=${args.spoilers}
    controls=${args.controls}
    log=${args.log}
    preload="auto"
    stride=${args.stride}
    ?flip=${args.flip}
  ></swtcg-replay>`,
};
export default meta;

/** Goes to a step, once there are so many. */
const at =
  (index: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('swtcg-replay') as SwtcgReplay;
    for (let i = 0; i < 500 && viewer.index !== index; i++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      viewer.seek(index);
    }
  };
/** The attack of the example is at its prevention. */
const inTheFight = at(12);

export const Example: Story = { play: inTheFight, tags: ['picture'] };
export const DisruptOfADisrupt: Story = { args: { src: EXAMPLES.disrupt }, play: at(8) };
export const WholeGame: Story = { args: { src: GAME }, play: at(200), tags: ['picture'] };
export const AtTheEnd: Story = { play: at(21) };
export const Flipped: Story = { args: { flip: true }, play: inTheFight };
export const AsASpectator: Story = { args: { src: GAME, perspective: 'spectator' }, play: at(60) };
export const WithoutSpoilers: Story = { args: { src: GAME, spoilers: 'hide' }, play: at(60) };
export const BoardAlone: Story = { args: { controls: 'hide', log: 'hide' }, play: inTheFight };
export const Poster: Story = {
  render: () => html`<swtcg-replay src=${GAME} preload="none"></swtcg-replay>`,
  tags: ['picture'],
};
export const StepsOfThePage: Story = { args: { src: null, steps, faces: cards, index: 20 } };

const crowded = crowd(15, 15);
export const Crowded: Story = {
  args: {
    src: null,
    index: 0,
    faces: crowded.cards,
    steps: steps.filter(({ scene }) => !scene?.attack).map((step) => ({ ...step, view: crowded.view })),
  },
};

export const Width280: Story = { play: inTheFight, globals: { width: 280 } };
export const Width320: Story = { play: inTheFight, globals: { width: 320 } };
export const Width768: Story = { play: inTheFight, globals: { width: 768 } };
export const Width1440: Story = { play: inTheFight, globals: { width: 1440 } };
export const Dark: Story = { play: inTheFight, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: inTheFight, globals: { dir: 'rtl' } };
