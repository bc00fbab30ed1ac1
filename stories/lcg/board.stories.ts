import { html } from 'lit';
import { action } from '../../components/lcg/board/board.ts';
import '../../components/lcg/board/swtcg-lcg-board.ts';
import * as positions from '../samples/lcg/positions.ts';
import type { Args, Meta, Story } from '../story.ts';

const rest = positions.atRest();

const meta: Meta = {
  title: 'Living Card Game/Board',
  component: 'swtcg-lcg-board',
  args: { flip: false, still: false },
  // What draws an engagement is there from the start.
  loaders: [async () => ({ action: await action.load() })],
  render: (args) => {
    const { view, cards, plays, edgeBattle, strike, pending, clash } = (args.position ??
      rest) as positions.Position;
    return html`<swtcg-lcg-board
      .view=${args.empty ? null : view}
      .cards=${cards}
      .plays=${plays}
      .edgeBattle=${edgeBattle}
      .strike=${strike}
      .pending=${pending}
      .clash=${clash}
      .names=${args.names ?? {}}
      .marks=${args.marks ?? {}}
      .drops=${args.drops ?? {}}
      .handless=${args.handless ?? null}
      ?flip=${args.flip}
      ?still=${args.still}
    ></swtcg-lcg-board>`;
  },
};
export default meta;

const story = (position: positions.Position, more: Args = {}): Story => ({ args: { position, ...more } });

export const AtRest: Story = { tags: ['picture'] };
export const Attackers: Story = story(positions.attackers());
export const EdgeStacksOfBoth: Story = story(positions.edgeStacks());
export const EdgeStacksAsLightSees: Story = story(positions.edgeStacks('light'));
export const EdgeStacksAsNobodySees: Story = story(positions.edgeStacks('spectator'));
export const FateCards: Story = story(positions.fates());
export const EdgeWon: Story = story(positions.edgeWon());
export const Strike: Story = { ...story(positions.strike()), tags: ['picture'] };
export const Unopposed: Story = story(positions.unopposed());
export const DialEngaged: Story = story(positions.dialEngaged());
export const BeingPlayed: Story = story(positions.played());
export const Setup: Story = story(positions.setup());
export const AsDarkSees: Story = story(positions.atRest('dark'));
export const AsASpectatorSees: Story = story(positions.atRest('spectator'));
export const Flipped: Story = story(positions.strike(), { flip: true });
export const WithNames: Story = story(rest, { names: { dark: 'Marit', light: 'Jo' } });
export const Empty: Story = { args: { empty: true } };
export const Asking: Story = story(rest, {
  handless: 'light',
  marks: {
    mira: { kind: 'selected', words: 'selected' },
    'ranger-1': { kind: 'usable', words: 'can attack' },
    freighter: { kind: 'locked', words: 'is exhausted' },
    outpost: { kind: 'target', words: 'can be engaged' },
    dial: { kind: 'target', words: 'can be engaged' },
    blade: { kind: 'usable', words: 'can be used' },
  },
  drops: { 'light:units': 'Put into play', 'light:enhancements': 'Enhance the play area' },
});

const crowded = positions.crowd(15, 12);
const engaged = positions.crowd(15, 12, 6);
export const Crowded: Story = { ...story(crowded), tags: ['picture'] };
export const CrowdedAt280: Story = { ...story(engaged), globals: { width: 280 } };
export const CrowdedAt320: Story = { ...story(engaged), globals: { width: 320 } };
export const CrowdedAt768: Story = { ...story(engaged), globals: { width: 768 } };
export const CrowdedAt1440: Story = { ...story(engaged), globals: { width: 1440 } };

export const Width280: Story = { ...story(positions.strike()), globals: { width: 280 } };
export const Width320: Story = { ...story(positions.strike()), globals: { width: 320 } };
export const Width768: Story = { ...story(positions.strike()), globals: { width: 768 } };
export const Width1440: Story = { ...story(positions.strike()), globals: { width: 1440 } };
export const Dark: Story = { ...story(positions.edgeStacks()), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...story(positions.strike()), globals: { dir: 'rtl' } };
