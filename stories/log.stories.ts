import { html } from 'lit';
import '../components/log/swtcg-log.ts';
import { KINDS, lines } from './samples/steps.ts';
import type { Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Log',
  component: 'swtcg-log',
  args: { index: 18, query: '', 'till-now': false },
  argTypes: { index: { control: { type: 'range', min: 0, max: KINDS.length - 1 } } },
  render: (args) => html`<swtcg-log
    style="display: block; max-inline-size: 420px; block-size: 420px; overflow: auto"
    .lines=${args.lines ?? lines}
    index=${args.index}
    query=${args.query}
    ?till-now=${args['till-now']}
    .notes=${args.notes ?? new Map()}
  ></swtcg-log>`,
};
export default meta;

export const InTheMiddle: Story = { tags: ['picture'] };
export const AtTheStart: Story = { args: { index: 0 } };
export const AtTheEnd: Story = { args: { index: KINDS.length - 1 } };
export const Searched: Story = { args: { query: 'dark' } };
export const TillNow: Story = { args: { 'till-now': true } };
export const WithNotes: Story = { args: { notes: new Map([[17, '!?']]) } };
export const Empty: Story = { args: { lines: [], index: 0 } };
export const Width280: Story = { globals: { width: 280 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
