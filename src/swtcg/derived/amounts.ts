// How many: fixed numbers, X, counts of cards, values, points, and what is worked out from them.
import type { Amount, Selector, Stat, Tally } from '../language/effect.ts';
import { ruleNamed } from '../model/rule-named.ts';
import type { CardId } from '../model/state.ts';
import { card, def, seat, stackOf } from '../model/zones.ts';
import { countersOn } from './card-facts.ts';
import { statOf } from './card-values.ts';
import type { Context, DerivedState } from './derived-state.ts';

type Keys<T> = T extends object ? keyof T : never;

/** The word that tells one kind of amount from the others; the words left out say more about it. */
type AmountWord = Exclude<Keys<Amount | Tally>, 'times' | 'of' | 'on' | 'printed' | 'most' | 'n' | 'up'>;

/** The amount that has such a word. */
type AmountOf<Word extends string> = Extract<Amount | Tally, { readonly [word in Word]: unknown }>;
type Count<Word extends string> = (derived: DerivedState, context: Context, amount: AmountOf<Word>) => number;

/** The sum of a number over the cards that a selector means. */
const sum = (derived: DerivedState, context: Context, of: Selector, count: (id: CardId) => number): number =>
  derived.selectEach(context, of).reduce((all, id) => all + count(id), 0);

const rules: { readonly [Word in AmountWord]: Count<Word> } = {
  per: (derived, context, { per, times }) =>
    times * ('on' in per ? amountOf(derived, context, per) : derived.candidates(context, per).length),
  prevented: (_game, context, { prevented }) => prevented * (context.prevented ?? 0),
  plus: (derived, context, { plus, n }) => Math.max(0, amountOf(derived, context, plus) + n),
  gap: (derived, context, { gap: [one, another] }) =>
    Math.abs(amountOf(derived, context, one) - amountOf(derived, context, another)),
  minus: (derived, context, { minus }) => -amountOf(derived, context, minus),
  half: (derived, context, amount) => {
    const half = amountOf(derived, context, amount.half) / 2;
    return amount.up ? Math.ceil(half) : Math.floor(half);
  },
  removed: (_game, context, { removed }) => removed * (context.removed ?? 0),
  capped: (derived, context, { capped, most }) => Math.min(most, amountOf(derived, context, capped)),
  force: ({ game }, context, { force }) => game.players[seat(context, force)].force,
  cards: ({ game }, { by, source }, { cards: where }) =>
    where === 'stack' ? stackOf(game, source).length : game.players[by].lists[where].length,
  counters: (derived, context, amount) =>
    sum(derived, context, 'on' in amount ? amount.on : amount.of, (id) =>
      countersOn(card(derived.game, id), amount.counters),
    ),
  riders: (derived, context, { riders, on }) =>
    sum(derived, context, on, (id) => card(derived.game, id)[riders].length),
  stacked: (derived, context, { on }) => sum(derived, context, on, (id) => stackOf(derived.game, id).length),
  stat: (derived, context, { stat, of, printed }) =>
    sum(derived, context, of, (id) => {
      if (printed) return Number(def(derived.game, id)[stat as Stat]) || 0;
      const { event } = context;
      return statOf(derived, id, stat, event?.card === id ? event.was : undefined) ?? 0;
    }),
};

export function amountOf(derived: DerivedState, context: Context, amount: Amount | Tally): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return context.x ?? 0;
  const word = Object.keys(amount).find((key) => Object.hasOwn(rules, key));
  return ruleNamed<(derived: DerivedState, context: Context, amount: object) => number>(
    'amount',
    rules,
    word,
  )(derived, context, amount);
}
