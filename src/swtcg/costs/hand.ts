// Costs that are paid with the cards in hand, or with the card itself.

import { plural } from '../../core/english.ts';
import { fromHand } from '../effects/cost-slots.ts';
import { emit } from '../effects/events.ts';
import { type Context, candidates } from '../effects/select.ts';
import { note } from '../model/log.ts';
import type { CardId, GameState } from '../model/state.ts';
import { place } from '../model/zones.ts';
import { type CostOf, type CostRule, elsewhere, paidWith } from './cost-rule.ts';

/** One's hand without the card that is being played. */
const wholeHand = (game: GameState, { by, source }: Context): CardId[] =>
  game.players[by].lists.hand.filter((id) => id !== source);

export const discardFromHand: CostRule<CostOf<'discard-from-hand'>> = {
  refusal: (game, context, cost) => {
    const have = candidates(game, context, fromHand(cost).choose).length;
    return have < cost.n
      ? `its cost is to discard ${plural(cost.n, 'card')} and there ${have === 1 ? 'is' : 'are'} ${have}`
      : null;
  },
  pay: (game, context, cost, choices) => {
    let next = game;
    for (const id of paidWith(game, context, fromHand(cost), choices)) {
      next = note(place(next, id, 'discard'), 'rule', 'cost.pay', {
        type: 'hand-card-discarded',
        by: context.by,
        cards: { card: id },
      });
      next = emit(next, { type: 'hand-discarded', card: id, side: context.by });
    }
    return next;
  },
};

export const discardHand: CostRule<CostOf<'discard-hand'>> = {
  refusal: (game, context) =>
    wholeHand(game, context).length === 0 ? 'there is no card in hand to discard' : null,
  pay: (game, context) => {
    const { by } = context;
    const cards = wholeHand(game, context);
    const discarded = cards.reduce(
      (next, id) => emit(place(next, id, 'discard'), { type: 'hand-discarded', card: id, side: by }),
      game,
    );
    return note(discarded, 'rule', 'cost.pay', { type: 'hand-discarded', by, cards: { cards } });
  },
};

export const discardThis: CostRule<CostOf<'discard-this'>> = {
  refusal: (game, context, { from }) => elsewhere(game, context, from),
  pay: (game, { by, source }, { from, out }) => {
    const to = out ? 'out' : 'discard';
    const next = note(place(game, source, to), 'rule', 'cost.pay', {
      type: 'discarded-as-cost',
      cards: { card: source },
      words: { to },
    });
    // "Discard a card" means one from the hand (Terms, discard), this one too.
    return from === 'hand' && !out ? emit(next, { type: 'hand-discarded', card: source, side: by }) : next;
  },
};
