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
    steps: steps.filter(({ attack }) => !attack).map((step) => ({ ...step, view: crowded.view })),
  },
};

export const Width280: Story = { play: inTheFight, globals: { width: 280 } };
export const Width320: Story = { play: inTheFight, globals: { width: 320 } };
export const Width768: Story = { play: inTheFight, globals: { width: 768 } };
export const Width1440: Story = { play: inTheFight, globals: { width: 1440 } };
export const Dark: Story = { play: inTheFight, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: inTheFight, globals: { dir: 'rtl' } };

export const NothingYet: Story = { args: { src: null } };
export const FileNotFound: Story = { args: { src: 'no-such-file.json' } };

const broken = (text: string): Story => ({
  render: () => html`<swtcg-replay preload="auto">${jsonInside(text)}</swtcg-replay>`,
});
function jsonInside(text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  return script;
}

const unit = (side: string, text: string[] = []) => ({
  name: side === 'dark' ? 'Night Flight' : 'Lantern Wing',
  side,
  type: 'Space',
  subtype: 'Starfighter',
  cost: 3,
  speed: 50,
  power: 3,
  health: 3,
  text,
});
const scenario = (more: object, text: string[] = []): string =>
  JSON.stringify({
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    title: 'An example with a mistake in it',
    cards: { night: unit('dark'), lantern: unit('light', text) },
    dark: { space: ['night'] },
    light: { space: ['lantern'] },
    ...more,
  });

export const ErrorNotJson = broken('{ "format": ');
export const ErrorNotAScenario = broken('{ "format": "swtcg-scenario/1" }');
export const ErrorTextNotRead = broken(scenario({ dice: [6, 5, 4] }, ['Turns into a pumpkin.']));
export const ErrorNotLegal = broken(
  scenario({ dice: [6, 5, 4], script: [{ by: 'light', do: 'attack', unit: 'night', target: 'lantern' }] }),
);
export const ErrorDiceRunOut = broken(
  scenario({ dice: [6], script: [{ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' }] }),
);

/** The game with a decision that nobody could take there. */
export const ErrorDiverges: Story = {
  loaders: [
    async () => {
      const game = await (await fetch(GAME)).json();
      const decisions = [...game.decisions];
      decisions[20] = { by: 'dark', do: 'attack', unit: 'nobody', target: 'nothing' };
      return { text: JSON.stringify({ ...game, decisions }) };
    },
  ],
  render: (_args, { loaded }) =>
    html`<swtcg-replay preload="auto">${jsonInside(String(loaded.text))}</swtcg-replay>`,
};

/** A file that fails after one that did not: what was shown stays. */
export const ErrorAfterAGoodFile: Story = {
  play: async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('swtcg-replay') as SwtcgReplay;
    const stands = () => viewer.shadowRoot?.querySelector('swtcg-board') !== null;
    while (!stands()) await new Promise((resolve) => setTimeout(resolve, 20));
    viewer.src = 'no-such-file.json';
    while (!viewer.shadowRoot?.querySelector('.error'))
      await new Promise((resolve) => setTimeout(resolve, 20));
  },
};
