import { html, nothing } from 'lit';
import '../components/rulings/swtcg-rulings.ts';
import type { SwtcgRulings } from '../components/rulings/rulings.ts';
import type { Meta, Story } from './story.ts';

const meta: Meta = {
  title: 'Rulings',
  component: 'swtcg-rulings',
  args: { game: '', query: '', entry: '', browse: false },
  render: (args) => html`<swtcg-rulings
    game=${args.game || nothing}
    query=${args.query || nothing}
    entry=${args.entry || nothing}
    ?browse=${args.browse}
  ></swtcg-rulings>`,
};
export default meta;

const deskIn = (canvas: HTMLElement) => canvas.querySelector('swtcg-rulings') as SwtcgRulings;

/** Until the rulings are there, or are known not to come. */
const rested = (desk: SwtcgRulings): Promise<void> =>
  new Promise((resolve) => {
    const look = () => (desk.actor.getSnapshot().matches('loading') ? setTimeout(look, 20) : resolve());
    look();
  });

const ready: Story['play'] = ({ canvasElement }) => rested(deskIn(canvasElement));

/** The desk of a page whose rulings come in another way, or don't. */
const from = (load: SwtcgRulings['load']): Story => ({
  render: () => html`<swtcg-rulings .load=${load} game="swccg" query="Beedo"></swtcg-rulings>`,
});

export const Empty: Story = { args: { game: 'swccg' } };
export const EmptyWithAllGames: Story = {};
export const OneRuling: Story = {
  args: { game: 'swccg', query: 'Blaster Rack' },
  play: ready,
  tags: ['picture'],
};
export const ByWayOfAnother: Story = { args: { game: 'swlcg', query: 'Trench Run' }, play: ready };
export const Superseded: Story = {
  args: { game: 'swtcg', query: 'draw step' },
  play: ready,
  tags: ['picture'],
};
export const OfAllGames: Story = { args: { query: 'Protect' }, play: ready };
export const AnEntry: Story = { args: { entry: 'swccg-supplement-2003/all-wrapped-up' }, play: ready };
export const OurReading: Story = { args: { game: 'swtcg', query: 'Velocity' }, play: ready };
export const NothingWithNearTitles: Story = {
  args: { game: 'swccg', query: 'Landing Barge' },
  play: ready,
  tags: ['picture'],
};
export const NothingAtAll: Story = { args: { game: 'swccg', query: 'qqqq' }, play: ready };
export const Loading: Story = from(() => new Promise(() => {}));
export const NotLoaded: Story = from(() => Promise.reject(new Error('There is no network.')));
export const UnknownGame: Story = { args: { game: 'swwcg' } };
export const Browsing: Story = { args: { browse: true, game: 'swccg' }, play: ready };
export const BrowsingAllGames: Story = { args: { browse: true }, play: ready, tags: ['picture'] };
export const WayBack: Story = {
  args: { game: 'swccg', query: 'Eject, Eject!' },
  play: async ({ canvasElement }) => {
    const desk = deskIn(canvasElement);
    await rested(desk);
    desk.follow('Come With Me');
    await desk.updateComplete;
  },
};
export const InNarrowColumn: Story = { args: { query: 'Evade' }, play: ready, globals: { width: 280 } };
export const Dark: Story = {
  args: { game: 'swccg', query: 'eject' },
  play: ready,
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = {
  args: { game: 'swccg', query: 'eject' },
  play: ready,
  globals: { dir: 'rtl' },
};
