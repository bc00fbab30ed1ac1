import { html, nothing } from 'lit';
import '../components/rule/swtcg-rule.ts';
import type { Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Rule',
  component: 'swtcg-rule',
  args: { rule: 'damage.prevent', inline: false, compact: false, x: '', words: '' },
  argTypes: { words: { description: 'what stands in the slot' } },
  render: (args) => html`<swtcg-rule
    rule=${args.rule}
    x=${args.x || nothing}
    ?inline=${args.inline}
    ?compact=${args.compact}
    >${args.words || nothing}</swtcg-rule
  >`,
};
export default meta;

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('swtcg-rule')?.open();

export const Citation: Story = {};
export const Compact: Story = { args: { compact: true } };
export const Opened: Story = { play: open };

const inText = html`<p style="font: 17px/1.6 'Iowan Old Style', Palatino, Georgia, serif; max-inline-size: 58ch; min-block-size: 340px">
  Damage that is still on its way can be made smaller before counters are placed; see
  <swtcg-rule inline rule="pop.prevention">the chance to prevent damage</swtcg-rule>. Once both players pass in a row, it
  lands, and <swtcg-rule inline rule="keyword.evade" x="2">Evade 2</swtcg-rule> comes too late.
</p>`;

export const InRunningText: Story = { render: () => inText };
export const InRunningTextOpened: Story = { render: () => inText, play: open, tags: ['picture'] };
export const InNarrowColumn: Story = { render: () => inText, play: open, globals: { width: 280 } };
export const UnknownId: Story = { args: { rule: 'no.such-rule' }, play: open };
export const UnknownIdInText: Story = {
  args: { rule: 'no.such-rule', inline: true, words: 'a rule of our own' },
  play: open,
};
export const NoId: Story = { args: { rule: '' } };
export const AtTheEdges: Story = {
  render:
    () => html`<div style="display: flex; justify-content: space-between; align-items: end; block-size: 90vh">
    <swtcg-rule rule="damage.prevent"></swtcg-rule><swtcg-rule rule="roll.hits"></swtcg-rule>
  </div>`,
  play: async ({ canvasElement }) => [...canvasElement.querySelectorAll('swtcg-rule')].at(-1)?.open(),
};
export const Dark: Story = { render: () => inText, play: open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: () => inText, play: open, globals: { dir: 'rtl' } };
