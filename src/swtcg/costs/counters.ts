// Costs that are paid in counters.

import { type Context, countersOn, setCounters } from '../effects/select.ts';
import { note, plural } from '../model/log.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, label, setCard } from '../model/zones.ts';
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
  const text = `${label(next, on)} has ${plural(total, `${cost.counter} counter`)}.`;
  return note(next, 'rule', 'cost.pay', text);
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
