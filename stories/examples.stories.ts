import { html } from 'lit';
import '../components/replay/swtcg-replay.ts';
import { EXAMPLES } from '../components/demo/examples.ts';
import type { Meta, Story } from './story.ts';

const address = (name: string) => new URL(`../examples/${name}.txt`, import.meta.url).href;

const meta: Meta = {
  title: 'Rule examples',
  component: 'swtcg-replay',
  args: { example: 'evade-and-critical-hit' },
  argTypes: { example: { control: 'select', options: Object.keys(EXAMPLES) } },
  render: ({ example }) => html`<swtcg-replay src=${address(example)} preload="auto"></swtcg-replay>`,
};
export default meta;

/** Every example of the folder `examples`, in the notation. */
export const Example: Story = { tags: ['picture'] };

/** The text stands in the page: readers without scripts see it, and the element plays it. */
export const InAPre: Story = {
  render: () => html`<swtcg-replay preload="auto"><pre>
title: Does Evade stop Critical Hit?
at: space-battle
dark: 3 Force
  space: Dread Cruiser 30/5/6 “Critical Hit 2”
light: 4 Force
  space: Lancer 20/3/4 “Pay 1 Force → Evade 2”
Dread Cruiser attacks Lancer, rolling 6 4 2 1 5
Lancer evades 2
</pre></swtcg-replay>`,
};

/** What is wrong is told with its line and its column, and with what was understood before it. */
export const Misspelt: Story = {
  render: () => html`<swtcg-replay preload="auto"><pre>
dark:
  space: Corsair 50/2/2
light:
  space: Lancer 50/3/2
Corsair atacks Lancer
</pre></swtcg-replay>`,
};
