import { html } from 'lit';
import '../components/write/swtcg-write.ts';
import type { SwtcgWrite } from '../components/write/write.ts';
import type { Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Writing',
  component: 'swtcg-write',
  render: () => html`<swtcg-write></swtcg-write>`,
};
export default meta;

const written =
  (text: string | null): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = canvasElement.querySelector('swtcg-write') as SwtcgWrite;
    const until = async (there: () => boolean) => {
      for (let i = 0; i < 500 && !there(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until(() => page._good !== null);
    if (text !== null) page.text = text;
    if (text !== null) await until(() => page._faults.length > 0);
    await until(() => page.shadowRoot?.querySelector('swtcg-replay')?.timeline.source != null);
    await page.updateComplete;
  };

/** The text on one side, what it shows on the other. */
export const Writing: Story = { play: written(null), tags: ['picture'] };

/** Mistakes are told with their lines; what could be played last stays. */
export const Mistaken: Story = {
  play: written('dark:\n  space: Corsair 50/2/2\nlight:\n  space: Lancer 50/3/2\nCorsair atacks Lancer\n'),
};
