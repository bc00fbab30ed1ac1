// `rearrange`: a lower card of a stack comes to its top (Stacking and Rearranging).

import { plural } from '../../core/english.ts';
import { ofLineup } from '../effects/abilities.ts';
import { note } from '../model/log.ts';
import { refuse } from '../model/refusal.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import {
  card,
  def,
  hasCard,
  isForUnits,
  label,
  setPlayer,
  sideName,
  stackOf,
  unitOf,
} from '../model/zones.ts';
import { movedTop } from '../rules/build/moving.ts';
import { newTopRefusal } from '../rules/build/new-top.ts';
import { isListed, sameUnique } from '../rules/build/stack-rules.ts';
import { stackOnTop } from '../rules/build/stacks.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';

const price = (game: GameState, unit: CardId, top: CardId): number =>
  Math.max(0, (def(game, top).cost ?? 0) - (def(game, unit).cost ?? 0));

function rearranged(game: GameState, by: Side, unit: CardId, top: CardId, cost: number): GameState {
  const paid = setPlayer(game, by, { buildPoints: game.players[by].buildPoints - cost });
  const next = note(paid, 'deed', 'stack.rearrange', {
    type: 'stack-rearranged',
    by,
    cards: { top },
    numbers: { points: cost },
  });
  return movedTop(stackOnTop(next, unit, top), top);
}

/** A player's stacks of several cards. */
const stacksOf = ofLineup((game, by): readonly CardId[] => {
  const found: CardId[] = [];
  for (const { id, controller, stack } of game.cards)
    if (stack.length > 0 && controller === by) found.push(id);
  return found;
});

export const rearrange: DecisionKind = {
  options: (game, by) => {
    const found: Decision[] = [];
    for (const unit of stacksOf(game, by))
      for (const top of stackOf(game, unit).slice(1)) found.push({ by, do: 'rearrange', unit, top });
    return found;
  },
  consider: (game, decision) => {
    const { by, top } = decision;
    if (!hasCard(game, decision.unit) || !hasCard(game, top))
      return refuse('stack.rearrange', 'no such unit');
    const unit = unitOf(game, decision.unit);
    const { controller, zone } = card(game, unit);
    if (controller !== by)
      return refuse('control.yours', `${label(game, unit)} is controlled by the opponent`);
    if (!isForUnits(zone)) return refuse('stack.rearrange', `${label(game, unit)} is not in play`);
    if (!stackOf(game, unit).slice(1).includes(top))
      return refuse('stack.rearrange', `${label(game, top)} is not beneath ${label(game, unit)}`);
    if (!sameUnique(game, unit, top) && isListed(game, unit, top))
      return refuse('keyword.stack', `${label(game, top)} can't be the top card`);
    const again = newTopRefusal(game, by, unit, top);
    if (again) return again;
    const cost = price(game, unit, top);
    const { buildPoints } = game.players[by];
    if (cost > buildPoints)
      return refuse(
        'stack.rearrange',
        `it costs ${plural(cost, 'build point')} and ${sideName(by)} has ${buildPoints}`,
      );
    return (now) => rearranged(now, by, unit, top, cost);
  },
};
