import { html } from 'lit';
import '../components/replay/swtcg-replay.ts';
import type { WindowKind } from '../src/swtcg/model/state.ts';
import { KINDS, steps } from './samples/steps.ts';
import { cards } from './samples/table.ts';
import type { Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Windows',
  component: 'swtcg-replay',
  args: { kind: 'prevention' },
  argTypes: { kind: { control: 'select', options: KINDS } },
  render: (args) => html`<swtcg-replay
    .steps=${steps}
    .faces=${cards}
    .index=${KINDS.indexOf(args.kind as WindowKind)}
  ></swtcg-replay>`,
};
export default meta;

export const EveryKind: Story = { parameters: { each: { kind: KINDS } } };
