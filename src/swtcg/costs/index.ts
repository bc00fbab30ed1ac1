// Costs: what is paid to the left of the arrow. If it can't be paid in full, the effect can't be played.
// All kinds of cost by name. A new one is a line here and a rule in the file of what is paid.

import type { CostSlot } from '../effects/cost-slots.ts';
import { type Context, candidates } from '../effects/select.ts';
import type { Cost } from '../language/effect.ts';
import { ruleNamed } from '../model/rule-named.ts';
import type { CardId, GameState } from '../model/state.ts';
import { mill, put, reveal } from './cards.ts';
import type { CostChoices, CostOf, CostRule, Purse } from './cost-rule.ts';
import { addCounters, damageCounters, removeCounters } from './counters.ts';
import { discardFromHand, discardHand, discardThis } from './hand.ts';
import { build, force, gainForce } from './points.ts';
import { discard, retreat, tap } from './units.ts';

const rules: { readonly [Pay in Cost['pay']]: CostRule<CostOf<Pay>> } = {
  force,
  build,
  'gain-force': gainForce,
  tap,
  retreat,
  discard,
  'damage-counters': damageCounters,
  'add-counters': addCounters,
  'remove-counters': removeCounters,
  'discard-from-hand': discardFromHand,
  'discard-hand': discardHand,
  'discard-this': discardThis,
  put,
  reveal,
  mill,
};

const ruleOf = ({ pay }: Cost): CostRule<Cost> => ruleNamed('cost', rules, pay);

/** Why the costs can't be paid, or null. */
export function costRefusal(
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): string | null {
  const { force, buildPoints } = game.players[context.by];
  const purse: Purse = { force, buildPoints };
  for (const cost of costs) {
    const refusal = ruleOf(cost).refusal(game, context, cost, choices, purse);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The cards that can pay a cost, but for those that pay another. */
export const payers = (
  game: GameState,
  context: Context,
  { cost, what }: CostSlot,
  taken: readonly CardId[],
): CardId[] =>
  candidates(game, context, what.choose).filter(
    (id) =>
      !taken.includes(id) &&
      costRefusal(game, context, [cost], new Map([[what, Array<CardId>(what.count ?? 1).fill(id)]])) === null,
  );

/** Pays costs that `costRefusal` has allowed. */
export const payCosts = (
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): GameState => costs.reduce((next, cost) => ruleOf(cost).pay(next, context, cost, choices), game);
