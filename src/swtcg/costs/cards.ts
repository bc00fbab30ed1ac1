// Costs for which cards are put elsewhere, or shown.
import { note } from '../model/log.ts';
import { inPlay, placeStack } from '../model/zones.ts';
import { millCards } from '../rules/actions/mill.ts';
import {
  type CostOf,
  type CostRule,
  elsewhere,
  NO_UNIT,
  notEnough,
  paidWith,
  sidesPaying,
} from './cost-rule.ts';

export const put: CostRule<CostOf<'put'>> = {
  refusal: (game, context, { what, into }, choices) => {
    const cards = paidWith(game, context, what, choices);
    const lacking = notEnough(cards, what);
    return lacking ?? (into === 'supply' && cards.some((id) => !inPlay(game, id)) ? NO_UNIT : null);
  },
  pay: (game, context, { what, into }, choices) => {
    let next = game;
    for (const id of paidWith(game, context, what, choices)) {
      next = into === 'bottom' ? placeStack(next, id, 'deck', into) : placeStack(next, id, into);
      next = note(next, 'rule', 'cost.pay', {
        type: 'card-put',
        cards: { card: id },
        words: { into, how: 'paid' },
      });
    }
    return next;
  },
};

export const reveal: CostRule<CostOf<'reveal'>> = {
  refusal: (game, context, { what }, choices) =>
    'the' in what
      ? elsewhere(game, context, 'hand')
      : notEnough(paidWith(game, context, what, choices), what),
  pay: (game, context, { what }, choices) => {
    return note(game, 'rule', 'cost.pay', {
      type: 'cards-shown',
      by: context.by,
      cards: { cards: paidWith(game, context, what, choices) },
      words: { from: 'hand' },
    });
  },
};

export const mill: CostRule<CostOf<'mill'>> = {
  refusal: (game, { by }, { who, n }) =>
    sidesPaying(by, who).some((side) => game.players[side].lists.deck.length < n)
      ? 'there are not enough cards in the deck'
      : null,
  pay: (game, { by }, { who, n }) =>
    sidesPaying(by, who).reduce((next, side) => millCards(next, side, n), game),
};
