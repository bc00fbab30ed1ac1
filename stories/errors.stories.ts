// What the viewer shows when there is nothing, not yet, or no more to show.
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import '../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../components/replay/replay.ts';
import type { Meta, Story } from './story.ts';

const EXAMPLE = new URL('../components/demo/prevented-and-gone.json', import.meta.url).href;
const GAME = new URL('../replays/game-12.json', import.meta.url).href;

const meta: Meta = {
  title: 'Errors',
  component: 'swtcg-replay',
  args: { src: EXAMPLE },
  render: (args) => html`<swtcg-replay src=${args.src} preload="auto"></swtcg-replay>`,
};
export default meta;

export const NothingYet: Story = { render: () => html`<swtcg-replay preload="auto"></swtcg-replay>` };
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

export const NotJson = broken('{ "format": ');
export const NotAScenario = broken('{ "format": "swtcg-scenario/1" }');
export const TextNotRead = broken(scenario({ dice: [6, 5, 4] }, ['Turns into a pumpkin.']));
export const NotLegal = broken(
  scenario({ dice: [6, 5, 4], script: [{ by: 'light', do: 'attack', unit: 'night', target: 'lantern' }] }),
);
export const DiceRunOut = broken(
  scenario({ dice: [6], script: [{ by: 'dark', do: 'attack', unit: 'night', target: 'lantern' }] }),
);

/** The game with a decision that nobody could take there. */
export const Diverges: Story = {
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
export const AfterAGoodFile: Story = {
  play: async ({ canvasElement }) => {
    const viewer = canvasElement.querySelector('swtcg-replay') as SwtcgReplay;
    const stands = () => viewer.shadowRoot?.querySelector('swtcg-board') !== null;
    while (!stands()) await new Promise((resolve) => setTimeout(resolve, 20));
    viewer.src = 'no-such-file.json';
    while (!viewer.shadowRoot?.querySelector('.error'))
      await new Promise((resolve) => setTimeout(resolve, 20));
  },
};

const CODES = [
  'entry-not-legal',
  'dice-exhausted',
  'text-not-read',
  'bad-scenario',
  'diverged',
  'unreadable',
  'loop',
  'not-legal',
  'internal',
];

/** Each kind of problem, as the engine or the page may tell of it. */
export const EveryCode: Story = {
  args: { code: 'loop' },
  parameters: { each: { code: CODES } },
  render: ({ code }) => html`<swtcg-replay
    ${ref((viewer) =>
      (viewer as SwtcgReplay | undefined)?.fail({
        code,
        message: 'A sentence on what is wrong.',
        path: 'script[2]',
        rule: 'attack.target',
      }),
    )}
  ></swtcg-replay>`,
};
