// The kinds of cost that many a game never meets (src/further.ts).
import { discardCard, retreatUnit } from '../battle/leaving.ts';
import { listed, note, plural } from '../game/log.ts';
import { type CardId, type GameState, other, SIDES, type Side } from '../game/state.ts';
import { card, inArena, inPlay, label, place, placeStack, sideName } from '../game/table.ts';
import { type CostOf, type CostRule, NO_UNIT, neededFor, paidByUnits, paidWith } from './cost.ts';
import { fromHand, onTable } from './costs.ts';
import { emit } from './events.ts';
import type { FurtherCost } from './further-costs-names.ts';
import type { Selector, Who } from './language.ts';
import { millCards } from './mill.ts';
import { changeForce } from './parts/points.ts';
import { type Context, candidates } from './select.ts';

const PUT_NAMES = {
  out: 'out of the game',
  bottom: 'under the deck',
  supply: 'into the supply',
  hand: "into its owner's hand",
} as const;

const sidesPaying = (by: Side, who: Who | undefined): readonly Side[] =>
  who === 'each' ? SIDES : [who === 'opponent' ? other(by) : by];

/** One's hand without the card that is being played. */
const wholeHand = (game: GameState, { by, source }: Context): CardId[] =>
  game.players[by].lists.hand.filter((id) => id !== source);

const notEnough = (cards: readonly CardId[], what: Selector): string | null =>
  cards.length < neededFor(what) ? 'there are not enough cards to pay its cost with' : null;

const discardFromHand: CostRule<CostOf<'discard-from-hand'>> = {
  refusal: (game, context, cost) => {
    const have = candidates(game, context, fromHand(cost).choose).length;
    return have < cost.n
      ? `its cost is to discard ${plural(cost.n, 'card')} and there ${have === 1 ? 'is' : 'are'} ${have}`
      : null;
  },
  pay: (game, context, cost, choices) => {
    let next = game;
    for (const id of paidWith(game, context, fromHand(cost), choices)) {
      const text = `${sideName(context.by)} discards ${label(next, id)}.`;
      next = note(place(next, id, 'discard'), 'rule', 'cost.pay', text);
      next = emit(next, { type: 'hand-discarded', card: id, side: context.by });
    }
    return next;
  },
};

const put: CostRule<CostOf<'put'>> = {
  refusal: (game, context, { what, into }, choices) => {
    const cards = paidWith(game, context, what, choices);
    const lacking = notEnough(cards, what);
    return lacking ?? (into === 'supply' && cards.some((id) => !inPlay(game, id)) ? NO_UNIT : null);
  },
  pay: (game, context, { what, into }, choices) => {
    let next = game;
    for (const id of paidWith(game, context, what, choices)) {
      const text = `${label(next, id)} is put ${PUT_NAMES[into]}.`;
      next = into === 'bottom' ? placeStack(next, id, 'deck', into) : placeStack(next, id, into);
      next = note(next, 'rule', 'cost.pay', text);
    }
    return next;
  },
};

/** "This card": what it says works from there only. */
const elsewhere = (game: GameState, { source }: Context, zone: 'hand' | 'discard'): string | null =>
  card(game, source).zone === zone ? null : `it works from the ${zone} only`;

const reveal: CostRule<CostOf<'reveal'>> = {
  refusal: (game, context, { what }, choices) =>
    'the' in what
      ? elsewhere(game, context, 'hand')
      : notEnough(paidWith(game, context, what, choices), what),
  pay: (game, context, { what }, choices) => {
    const shown = paidWith(game, context, what, choices).map((id) => label(game, id));
    return note(game, 'rule', 'cost.pay', `${sideName(context.by)} shows ${listed(shown)}.`);
  },
};

const mill: CostRule<CostOf<'mill'>> = {
  refusal: (game, { by }, { who, n }) =>
    sidesPaying(by, who).some((side) => game.players[side].lists.deck.length < n)
      ? 'there are not enough cards in the deck'
      : null,
  pay: (game, { by }, { who, n }) =>
    sidesPaying(by, who).reduce((next, side) => millCards(next, side, n), game),
};

const gainForce: CostRule<CostOf<'gain-force'>> = {
  refusal: () => null,
  pay: (game, { by }, { who, n }) =>
    sidesPaying(by, who).reduce((next, side) => changeForce(next, side, n), game),
};

const discardHand: CostRule<CostOf<'discard-hand'>> = {
  refusal: (game, context) =>
    wholeHand(game, context).length === 0 ? 'there is no card in hand to discard' : null,
  pay: (game, context) =>
    note(
      wholeHand(game, context).reduce(
        (next, id) =>
          emit(place(next, id, 'discard'), { type: 'hand-discarded', card: id, side: context.by }),
        game,
      ),
      'rule',
      'cost.pay',
      `${sideName(context.by)} discards the whole hand.`,
    ),
};

const discardThis: CostRule<CostOf<'discard-this'>> = {
  refusal: (game, context, { from }) => elsewhere(game, context, from),
  pay: (game, { by, source }, { from, out }) => {
    const text = `${label(game, source)} goes ${out ? 'out of the game' : 'to the discard pile'}.`;
    const next = note(place(game, source, out ? 'out' : 'discard'), 'rule', 'cost.pay', text);
    // "Discard a card" means one from the hand (Terms, discard), this one too.
    return from === 'hand' && !out ? emit(next, { type: 'hand-discarded', card: source, side: by }) : next;
  },
};

export const furtherCosts: { readonly [Pay in FurtherCost]: CostRule<CostOf<Pay>> } = {
  retreat: paidByUnits(inArena, () => retreatUnit),
  discard: paidByUnits(onTable, () => discardCard),
  'discard-from-hand': discardFromHand,
  put,
  reveal,
  mill,
  'gain-force': gainForce,
  'discard-hand': discardHand,
  'discard-this': discardThis,
};
