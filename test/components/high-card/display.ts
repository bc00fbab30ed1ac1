// How High Card is shown and played in a page: the least that viewer and table ask of a game.
import { html } from 'lit';
import type { GameDisplay } from '../../../components/shared/game-display.ts';
import { lazy } from '../../../components/shared/lazy.ts';
import type { TableDisplay } from '../../../components/shared/table-display.ts';
import { menuItem } from '../../../components/table/menu-item.ts';
import { cardsIn, newGame, seatName } from '../../games/high-card/rules.ts';
import { presentation } from '../../games/high-card/shown.ts';
import type { CardFace, Decision, HighCardTypes, Seat, State } from '../../games/high-card/types.ts';
import { HighCardBoard } from './board.ts';
import { choosing } from './choosing.ts';

const nameOf = (state: State, card: string): string =>
  state.box.faces[state.cards[card]?.face ?? '']?.name ?? card;

const words = (state: State, decision: Decision): string =>
  decision.do === 'lay' ? `Lay ${nameOf(state, decision.card)}` : 'Pass';

/** A game without a file: three cards each. */
function starter(ruleset: string, seed: number | string): State {
  const faces: Record<string, CardFace> = Object.fromEntries(
    [1, 3, 5].map((value) => [`card-${value}`, { name: `Card ${value}`, value }]),
  );
  const cards = (['north', 'south'] as const).flatMap((seat) =>
    Object.keys(faces).map((face) => ({ id: `${seat}-${face}`, face, seat, zone: 'hand' as const })),
  );
  const scores: Record<Seat, number> = { north: 0, south: 0 };
  const from = { at: 'laying', until: 'game-over', dice: [], seed, shuffle: false } as const;
  return newGame(ruleset, { faces, cards, scores, ...from });
}

const table: TableDisplay<HighCardTypes> = {
  choosing,
  builtIn: ['random'],
  styles: [],
  rulesName: () => 'rules of High Card',
  decisionWords: words,
  deedWords: (deed) => (deed === 'lay' ? 'Lay a card' : 'Pass'),
  deedIcon: () => 'check',
  cardName: nameOf,
  offerWords: (state, { decisions: [first] }) => words(state, first as Decision),
  resultWords: ({ winner, by }) => [winner ? `${seatName(winner as Seat)} wins.` : 'Nobody wins.', by],
  window: ({ window }) =>
    window && { title: 'Laying', task: null, passing: () => 'Two passes end the round.', passButton: 'Pass' },
  answers: () => [],
  endsAlone: () => false,
  rowWords: words,
  rowIcon: () => 'check',
  rows: ({ state, choose }, { decisions }) =>
    decisions.map((one) => menuItem('check', words(state, one), () => choose([one]))),
  price: () => html``,
  questionWords: () => '',
  askedWords: words,
  answerWords: () => '',
  numberWords: (field) => field,
  sharesWords: (_state, _decision, field) => field,
  optionWords: (_field, value) => value,
  pointsLeft: () => null,
  title: nameOf,
  unread: () => [],
  die: () => null,
  hand: (view, cards, seat, { marks, pick }) =>
    view[seat].hand.map(
      (id) =>
        html`<li class="unit"><button class="card" data-id=${id} data-mark=${marks[id]?.kind ?? ''} @click=${({ currentTarget }: Event) => pick(id, currentTarget as HTMLElement)}>${cards[id]?.name ?? id}</button></li>`,
    ),
  drops: () => ({}),
  stage: () => 0,
  hints: async () => ({
    advice: (_state, _by, [first]) => (first ? { decision: first, why: 'it is the first' } : null),
    more: (state) => html`<p>${cardsIn(state, 'north', 'table').length} laid by North</p>`,
    about: () => null,
  }),
  byHand: null,
  starter: async (ruleset, seed) => starter(ruleset, seed),
  decks: null,
};

export const display: GameDisplay<HighCardTypes> = {
  presentation,
  words: {
    navigation: presentation.navigation,
    events: 'high-card',
    speech: presentation,
    places: () => presentation.places,
  },
  parts: { 'high-card-board': HighCardBoard },
  board: ({ view, cards, picking }) =>
    html`<high-card-board
      part="board"
      .view=${view}
      .cards=${cards}
      .marks=${picking?.marks ?? {}}
      .handless=${picking?.handless ?? null}
      @swtcg-pick=${picking?.pick ?? (() => {})}
    ></high-card-board>`,
  progress: () => null,
  details: lazy(async () => ({
    styles: [],
    insight: (roll) => roll && html`<p class="insight">The die shows ${roll.dice[0]?.value}.</p>`,
  })),
  table: lazy(async () => table),
  cardData: null,
};
