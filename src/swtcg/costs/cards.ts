// Costs for which cards are put elsewhere, or shown.
import { listed, note } from '../model/log.ts';
import { inPlay, label, placeStack, sideName } from '../model/zones.ts';
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

const PUT_NAMES = {
  out: 'out of the game',
  bottom: 'under the deck',
  supply: 'into the supply',
  hand: "into its owner's hand",
} as const;

export const put: CostRule<CostOf<'put'>> = {
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

export const reveal: CostRule<CostOf<'reveal'>> = {
  refusal: (game, context, { what }, choices) =>
    'the' in what
      ? elsewhere(game, context, 'hand')
      : notEnough(paidWith(game, context, what, choices), what),
  pay: (game, context, { what }, choices) => {
    const shown = paidWith(game, context, what, choices).map((id) => label(game, id));
    return note(game, 'rule', 'cost.pay', `${sideName(context.by)} shows ${listed(shown)}.`);
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
