import { html, nothing } from 'lit';
import '../../components/swtcg/odds/swtcg-odds.ts';
import { WIDTHS } from '../frame.ts';
import type { Meta, Story } from '../story.ts';

const meta: Meta = {
  title: 'Odds',
  component: 'swtcg-odds',
  args: {
    heading: 'Quiet Hulk attacks Lantern Wing: damage',
    power: 5,
    shields: 0,
    accuracy: 0,
    'hit-on': 4,
    'critical-hit': 2,
    fury: 0,
    parry: 0,
    unpreventable: false,
    'double-damage': false,
    health: 3,
    evade: 2,
    of: 'damage',
    result: 5,
    tiny: false,
  },
  argTypes: {
    of: { control: 'inline-radio', options: ['damage', 'hits'] },
    'hit-on': { control: { type: 'range', min: 2, max: 6 } },
    power: { control: { type: 'range', min: 0, max: 20 } },
  },
  render: (args) => html`<swtcg-odds
    heading=${args.heading}
    power=${args.power}
    shields=${args.shields}
    accuracy=${args.accuracy}
    hit-on=${args['hit-on']}
    critical-hit=${args['critical-hit']}
    fury=${args.fury}
    parry=${args.parry}
    health=${args.health ?? nothing}
    evade=${args.evade}
    of=${args.of}
    result=${args.result ?? nothing}
    ?unpreventable=${args.unpreventable}
    ?double-damage=${args['double-damage']}
    ?tiny=${args.tiny}
    style="display: block; max-inline-size: 560px"
  ></swtcg-odds>`,
};
export default meta;

export const Damage: Story = { tags: ['picture'] };
export const WithoutPrevention: Story = { args: { evade: 0, result: null } };
export const Hits: Story = {
  args: { heading: 'Hits of 4 dice', of: 'hits', power: 4, 'critical-hit': 0, health: null, result: 2 },
};
export const AgainstArmorAndParry: Story = {
  args: { 'hit-on': 5, parry: 2, evade: 0, health: 4, result: 1 },
};
export const ManyDice: Story = { args: { power: 14, fury: 3, health: 9, result: 8 } };
export const NoDice: Story = { args: { power: 0, 'critical-hit': 0, evade: 0, result: 0 } };
export const Tiny: Story = {
  args: { tiny: true, of: 'hits', power: 4, heading: 'Odds of 4 dice', health: null, result: 2 },
  tags: ['picture'],
};
export const TooMany: Story = { args: { power: 500 } };
export const EveryWidth: Story = {
  render: (args, context) =>
    html`${WIDTHS.map((width) => html`<div style="inline-size: ${width}px; margin-block-end: 16px">${meta.render?.(args, context)}</div>`)}`,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
