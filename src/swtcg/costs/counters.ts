// Costs that are paid in counters.

import { plural } from '../../core/english.ts';
import { type Context, countersOn, setCounters } from '../effects/select.ts';
import { note } from '../model/log.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, setCard } from '../model/zones.ts';
import {
  type CostChoices,
  type CostOf,
  type CostRule,
  onTable,
  paidAmount,
  paidByUnits,
  paidWith,
  tooMany,
} from './cost-rule.ts';

type OfCounters = CostOf<'add-counters' | 'remove-counters'>;

/** The card whose counters a cost takes: one's Resource, or the card itself. */
const countersOf = (
  game: GameState,
  context: Context,
  cost: OfCounters,
  choices: CostChoices,
): CardId | undefined => {
  if (cost.what) return paidWith(game, context, cost.what, choices)[0];
  return 'of' in cost && cost.of === 'resource' ? game.players[context.by].lists.resource[0] : context.source;
};

/** So many counters more, or fewer. */
function changeCounters(
  game: GameState,
  context: Context,
  cost: OfCounters,
  choices: CostChoices,
  change: number,
): GameState {
  const on = countersOf(game, context, cost, choices) ?? context.source;
  const total = countersOn(card(game, on), cost.counter) + change;
  const next = setCounters(game, on, cost.counter, total);
  return note(next, 'rule', 'cost.pay', {
    type: 'counters-paid',
    cards: { card: on },
    numbers: { now: total },
    words: { counter: cost.counter },
  });
}

export const addCounters: CostRule<CostOf<'add-counters'>> = {
  refusal: (game, context, cost, choices) =>
    countersOf(game, context, cost, choices) === undefined ? 'there is no card to put counters on' : null,
  pay: (game, context, cost, choices) => changeCounters(game, context, cost, choices, cost.n),
};

export const removeCounters: CostRule<CostOf<'remove-counters'>> = {
  refusal: (game, context, cost, choices) => {
    const from = countersOf(game, context, cost, choices);
    const have = from === undefined ? 0 : countersOn(card(game, from), cost.counter);
    const n = paidAmount(cost.n, context.x);
    return (
      tooMany(cost.most, n) ??
      (have < n
        ? `it has ${plural(have, `${cost.counter} counter`)} and ${n} ${n === 1 ? 'is' : 'are'} needed`
        : null)
    );
  },
  pay: (game, context, cost, choices) =>
    changeCounters(game, context, cost, choices, -paidAmount(cost.n, context.x)),
};

export const damageCounters = paidByUnits<CostOf<'damage-counters'>>(
  onTable,
  ({ n }) =>
    (game, id) =>
      setCard(game, id, { damage: card(game, id).damage + n }),
);
