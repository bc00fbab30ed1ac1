// How many: fixed numbers, X, counts of cards, values, points, and what is worked out from them.

import type { Amount, Selector, Stat, Tally } from '../language/effect.ts';
import { ruleNamed } from '../model/rule-named.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, def, seat, stackOf } from '../model/zones.ts';
import { statOf } from './card-values.ts';
import { type Context, candidates, countersOn, selectEach } from './select.ts';

type Keys<T> = T extends object ? keyof T : never;

/** The word that tells one kind of amount from the others; the words left out say more about it. */
type AmountWord = Exclude<Keys<Amount | Tally>, 'times' | 'of' | 'on' | 'printed' | 'most' | 'n' | 'up'>;

/** The amount that has such a word. */
type AmountOf<Word extends string> = Extract<Amount | Tally, { readonly [word in Word]: unknown }>;
type Count<Word extends string> = (game: GameState, context: Context, amount: AmountOf<Word>) => number;

/** The sum of a number over the cards that a selector means. */
const sum = (game: GameState, context: Context, of: Selector, count: (id: CardId) => number): number =>
  selectEach(game, context, of).reduce((all, id) => all + count(id), 0);

const rules: { readonly [Word in AmountWord]: Count<Word> } = {
  per: (game, context, { per, times }) =>
    times * ('on' in per ? amountOf(game, context, per) : candidates(game, context, per).length),
  prevented: (_game, context, { prevented }) => prevented * (context.prevented ?? 0),
  plus: (game, context, { plus, n }) => Math.max(0, amountOf(game, context, plus) + n),
  gap: (game, context, { gap: [one, another] }) =>
    Math.abs(amountOf(game, context, one) - amountOf(game, context, another)),
  minus: (game, context, { minus }) => -amountOf(game, context, minus),
  half: (game, context, amount) => {
    const half = amountOf(game, context, amount.half) / 2;
    return amount.up ? Math.ceil(half) : Math.floor(half);
  },
  removed: (_game, context, { removed }) => removed * (context.removed ?? 0),
  capped: (game, context, { capped, most }) => Math.min(most, amountOf(game, context, capped)),
  force: (game, context, { force }) => game.players[seat(context, force)].force,
  cards: (game, { by, source }, { cards: where }) =>
    where === 'stack' ? stackOf(game, source).length : game.players[by].lists[where].length,
  counters: (game, context, amount) =>
    sum(game, context, 'on' in amount ? amount.on : amount.of, (id) =>
      countersOn(card(game, id), amount.counters),
    ),
  riders: (game, context, { riders, on }) => sum(game, context, on, (id) => card(game, id)[riders].length),
  stacked: (game, context, { on }) => sum(game, context, on, (id) => stackOf(game, id).length),
  stat: (game, context, { stat, of, printed }) =>
    sum(game, context, of, (id) => {
      if (printed) return Number(def(game, id)[stat as Stat]) || 0;
      const { event } = context;
      return statOf(game, id, stat, event?.card === id ? event.was : undefined) ?? 0;
    }),
};

export function amountOf(game: GameState, context: Context, amount: Amount | Tally): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return context.x ?? 0;
  const word = Object.keys(amount).find((key) => Object.hasOwn(rules, key));
  return ruleNamed<(game: GameState, context: Context, amount: object) => number>('amount', rules, word)(
    game,
    context,
    amount,
  );
}
