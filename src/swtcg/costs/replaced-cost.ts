// A card that is to be discarded as a cost, and to which something else happens instead: the cost is not paid (Effect
// Types, Activated effects; Terms, discard).

import { emit, heardIn } from '../effects/events.ts';
import type { Context } from '../effects/select.ts';
import { meaning } from '../keywords/meaning.ts';
import type { Cost } from '../language/effect.ts';
import { note } from '../model/log.ts';
import type { CardId, GameState, WaitingTrigger } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { card, inArena, isArena, isExiled } from '../model/zones.ts';
import { discardUnit } from '../rules/actions/card-moves.ts';
import { type CostChoices, paidWith } from './cost-rule.ts';
import { payCosts } from './index.ts';

/** Nobody decides about it: it takes the place of the discard. */
const isSure = ({ effect }: WaitingTrigger): boolean => {
  const plain = meaning(effect);
  return plain.kind === 'triggered' && plain.instead === true && !plain.may && !plain.cost;
};

/** What waits for the discard of a unit and takes its place; the first counts. */
function replacement(game: GameState, unit: CardId): GameState | null {
  if (isExiled(game, unit)) return discardUnit(game, unit);
  const { zone } = card(game, unit);
  const event = { type: 'would-be-discarded', card: unit, arena: isArena(zone) ? zone : undefined } as const;
  const heard = emit(game, event);
  const sure = heard.waiting.slice(game.waiting.length).find(isSure);
  return sure ? changed(heard, { waiting: [...game.waiting, sure] }) : null;
}

/**
 * Where a cost can't be paid because something happens instead of a discard: the game with the other costs paid and that
 * on its way. Null where the costs are paid as they stand.
 */
export function unpaid(
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): GameState | null {
  const units = costs
    .flatMap((cost) => (cost.pay === 'discard' ? paidWith(game, context, cost.what, choices) : []))
    .filter((id) => inArena(game, id) && (isExiled(game, id) || heardIn(game.box).has('would-be-discarded')));
  for (const unit of units) {
    if (replacement(game, unit) === null) continue;
    const others = costs.filter(({ pay }) => pay !== 'discard');
    const next = replacement(payCosts(game, context, others, choices), unit);
    if (!next) continue;
    return note(next, 'rule', 'cost.pay', { type: 'cost-not-paid', cards: { unit } });
  }
  return null;
}
