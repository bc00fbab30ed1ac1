import { html, nothing } from 'lit';
import '../components/compare/swtcg-compare.ts';
import type { Meta, Story } from './story.ts';

const CAPTAIN = `title: A captain in the build zone
question: How many dice does the Lancer roll?
explanation: In 2002 a static ability works on a retreated unit too.
rules: effect.use
at: space-battle
until: ground-battle
dark:
  space: Talon Fighter 60/1/6
light:
  space: Lancer 70/2/4
  build zone: Captain 30/1/3 (Character) "Each of your units in the Space arena gets +1 power."
Lancer attacks Talon Fighter
dice: 4 5 6 1`;

const ALIKE = `title: An attack
at: space-battle
until: ground-battle
dark:
  space: Talon Fighter 60/1/6
light:
  space: Lancer 40/1/4
Talon Fighter attacks Lancer
dice: 4 1`;

const of = (text: string, theme?: string) =>
  html`<swtcg-compare theme=${theme ?? nothing}><pre>${text}</pre></swtcg-compare>`;

const meta: Meta = {
  title: 'Compare',
  component: 'swtcg-compare',
  render: () => of(CAPTAIN),
};
export default meta;

export const TwoEditions: Story = { tags: ['picture'] };
export const Alike: Story = { render: () => of(ALIKE) };
export const Unreadable: Story = { render: () => of('at: space-battle\ndark:\n  space: Talon Fighter 60/1') };
export const Themes: Story = {
  render: () =>
    html`<div style="display: grid; gap: 26px">${of(CAPTAIN, 'light')}${of(CAPTAIN, 'dark')}</div>`,
};
