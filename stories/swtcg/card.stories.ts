import { html, nothing } from 'lit';
import '../../components/swtcg/card/swtcg-card.ts';
import { CARDS, LONG, type SampleCard } from '../samples/cards.ts';
import type { Args, Meta, Story } from '../story.ts';

const KEYS = Object.keys(CARDS) as SampleCard[];
const cardOf = (args: Args) => CARDS[args.card as SampleCard] ?? args.card;

const meta: Meta = {
  title: 'Card',
  component: 'swtcg-card',
  args: {
    card: 'character',
    size: 'full',
    tapped: false,
    'face-down': false,
    known: false,
    damage: 0,
    build: 0,
    mark: '',
    fights: '',
    'card-art': '',
  },
  argTypes: {
    card: { control: 'select', options: KEYS },
    size: { control: 'inline-radio', options: ['full', 'small', 'name'] },
    mark: { control: 'inline-radio', options: ['', 'usable', 'selected', 'target', 'locked'] },
    fights: { control: 'inline-radio', options: ['', 'attacker', 'defender'] },
  },
  render: (args) => html`<swtcg-card
    .card=${cardOf(args)}
    .stack=${args.stack ?? []}
    .pilots=${args.pilots ?? []}
    .equipment=${args.equipment ?? []}
    .state=${args.state ?? {}}
    size=${args.size}
    style=${args.width ? `inline-size: ${args.width}px` : nothing}
    ?tapped=${args.tapped}
    ?face-down=${args['face-down']}
    ?known=${args.known}
    damage=${args.damage}
    build=${args.build}
    mark=${args.mark || nothing}
    fights=${args.fights || nothing}
    card-art=${args['card-art'] || nothing}
  ></swtcg-card>`,
};
export default meta;

const row = (content: unknown, gap = 22) =>
  html`<div style="display: flex; flex-wrap: wrap; gap: ${gap}px; align-items: flex-start; padding: 4px">${content}</div>`;

export const EveryType: Story = {
  args: { card: 'space' },
  parameters: { each: { card: KEYS } },
};

export const AllFull: Story = {
  tags: ['picture'],
  render: () => row(KEYS.map((key) => html`<swtcg-card .card=${CARDS[key]}></swtcg-card>`)),
};

export const AllSmall: Story = {
  tags: ['picture'],
  render: () => html`${row(
    KEYS.map(
      (key) => html`<swtcg-card size="small" style="inline-size: 108px" .card=${CARDS[key]}></swtcg-card>`,
    ),
    16,
  )}
  ${row(
    KEYS.map(
      (key) => html`<swtcg-card size="small" style="inline-size: 84px" .card=${CARDS[key]}></swtcg-card>`,
    ),
    16,
  )}`,
};

export const AllChips: Story = {
  tags: ['picture'],
  render: () => html`${row(
    KEYS.map(
      (key) => html`<swtcg-card size="small" style="inline-size: 250px" .card=${CARDS[key]}></swtcg-card>`,
    ),
    12,
  )}
  ${row(
    KEYS.map(
      (key) => html`<swtcg-card size="small" style="inline-size: 150px" .card=${CARDS[key]}></swtcg-card>`,
    ),
    12,
  )}`,
};

const { space, character, equipment, skill } = CARDS;

const STATES: readonly (readonly [name: string, args: Args])[] = [
  ['At rest', {}],
  ['Tapped', { tapped: true }],
  ['Damaged', { damage: 2 }],
  ['Tapped and damaged', { tapped: true, damage: 3 }],
  [
    'Stack of 3',
    {
      card: character,
      stack: [
        { ...character, version: 'C' },
        { ...character, version: 'B' },
      ],
    },
  ],
  ['Piloted', { pilots: [character] }],
  ['Equipped', { card: character, equipment: [equipment, skill] }],
  ['Face-down', { 'face-down': true, build: 3 }],
  ['Face-down, yours', { 'face-down': true, known: true, build: 4 }],
  ['Can be used', { mark: 'usable' }],
  ['Selected', { mark: 'selected' }],
  ['Legal target', { mark: 'target' }],
  ['Not usable now', { mark: 'locked' }],
  ['Attacker', { fights: 'attacker', tapped: true }],
  ['Defender', { fights: 'defender' }],
];

export const EveryState: Story = {
  tags: ['picture'],
  render: () => html`<ul
    style="display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr)); gap: 18px; margin: 0; padding: 0; list-style: none"
  >
    ${STATES.map(
      ([name, args]) => html`<li
        style="display: grid; grid-template-rows: auto minmax(168px, auto) minmax(66px, auto); gap: 8px; padding: 12px; border: 1px solid light-dark(#d9d3c6, #262e3a); border-radius: 10px"
      >
        <b>${name}</b>
        <div style="display: grid; place-items: center">
          ${meta.render?.({ ...meta.args, card: space, ...args, size: 'small', width: args.tapped ? 123 : 88 }, { loaded: {} })}
        </div>
        ${meta.render?.({ ...meta.args, card: space, ...args, size: 'small', width: 240 }, { loaded: {} })}
      </li>`,
    )}
  </ul>`,
};

export const FullWithEverythingOnIt: Story = {
  args: {
    card: 'character',
    tapped: true,
    damage: 2,
    state: { power: 6, counters: { mastery: 1 } },
    stack: [{ ...character, version: 'C' }],
    equipment: [equipment, skill],
  },
};

export const FaceDown: Story = { args: { 'face-down': true, build: 3 } };
export const FaceDownKnown: Story = { args: { 'face-down': true, known: true, build: 3, card: 'trap' } };

export const LongTexts: Story = {
  tags: ['picture'],
  render: () => row(Object.values(LONG).map((card) => html`<swtcg-card .card=${card}></swtcg-card>`)),
};

export const LongNamesSmall: Story = {
  render: () =>
    row(
      [84, 150, 250].map((width) =>
        Object.values(LONG).map(
          (card) =>
            html`<swtcg-card size="small" style="inline-size: ${width}px" .card=${card}></swtcg-card>`,
        ),
      ),
    ),
};

/** A picture drawn here and now: pages bring their own. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96"><rect width="240" height="96" fill="#234"/><circle cx="180" cy="40" r="26" fill="#fd8"/></svg>',
)}`;

export const Art: Story = { args: { 'card-art': PICTURE } };
export const ArtThatIsMissing: Story = { args: { 'card-art': 'no-such-folder/{slug}.png' } };

export const InRunningText: Story = {
  render: () => html`<p style="font: 17px/1.6 Georgia, serif; max-inline-size: 58ch">
    Dark attacks with <swtcg-card size="name" .card=${CARDS.ground}></swtcg-card>. Light answers with
    <swtcg-card size="name" .card=${CARDS.battle}></swtcg-card> and hopes that
    <swtcg-card size="name" .card=${CARDS.character}></swtcg-card> stays where it is.
  </p>`,
};

export const KeywordOpened: Story = {
  tags: ['picture'],
  render: () =>
    html`<div style="min-block-size: 560px"><swtcg-card .card=${CARDS.character}></swtcg-card></div>`,
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('swtcg-card');
    await card?.updateComplete;
    await card?.shadowRoot?.querySelectorAll('swtcg-rule')[1]?.open();
  },
};

export const InlineDefinition: Story = {
  render: () => html`<swtcg-card
    ><script type="application/json">
      { "name": "Marsh Scouts", "side": "light", "type": "Ground", "subtype": "Rebel Trooper Squad",
        "cost": 3, "speed": 30, "power": 3, "health": 2, "text": ["Lucky 1"] }
    </script></swtcg-card
  >`,
};

export const NoCard: Story = { render: () => html`<swtcg-card></swtcg-card>` };
export const ErrorNoName: Story = { args: { card: { type: 'Space' } } };
export const ErrorFigure: Story = { args: { card: { name: 'Odd Wing', power: 'four' } } };
export const ErrorReference: Story = { args: { card: { ref: 'SET/A Card (A)' } } };
export const ErrorNotJson: Story = {
  render: () => html`<swtcg-card><script type="application/json">{ name: </script></swtcg-card>`,
};

export const Width280: Story = { args: { card: 'battle' }, globals: { width: 280 } };
export const Dark: Story = { args: { card: 'ground' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...AllFull, globals: { dir: 'rtl' }, parameters: {} };
