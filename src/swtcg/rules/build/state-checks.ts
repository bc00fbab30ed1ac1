// What the rules put right by themselves as soon as nothing is under way: Pilots that don't fit, cards that don't stack,
// units outside the arenas without health.

import { ofCards } from '../../effects/abilities.ts';
import { totals } from '../../effects/totals.ts';
import { noteKnown } from '../../effects/variables.ts';
import { note } from '../../model/log.ts';
import type { CardState, GameState } from '../../model/state.ts';
import { card, def, place, stackOf } from '../../model/zones.ts';
import { discardUnit } from '../actions/card-moves.ts';
import { fallOff } from './pilots.ts';
import { isListed, sameUnique } from './stack-rules.ts';

/** A card of a stack that its top card no longer allows is put into its owner's discard pile (Keywords, Stack). */
function loosen(game: GameState): GameState {
  let next = game;
  for (const { id, stack } of game.cards) {
    if (stack.length === 0) continue;
    for (const lower of stackOf(game, id).slice(1)) {
      if (sameUnique(next, id, lower) || isListed(next, id, lower)) continue;
      next = note(place(next, lower, 'discard'), 'rule', 'keyword.stack', {
        type: 'stack-loosened',
        cards: { card: lower, unit: id },
      });
    }
  }
  return next;
}

/** Retreated units and Pilots are discarded like all others when their health is gone (Terms, health). */
function weaken(game: GameState): GameState {
  let next = game;
  for (const { id, zone, faceDown, damage } of game.cards) {
    if (damage === 0 || faceDown || (zone !== 'build' && zone !== 'on') || def(game, id).kind !== 'unit')
      continue;
    const { health } = totals(next, id);
    if (health !== null && card(next, id).zone === zone && damage >= health) next = discardUnit(next, id);
  }
  return next;
}

/** Cards that may be out of place: on a unit, in a stack, or damaged in the build zone. */
const mayBeUntidy = ({ zone, stack, damage }: CardState): boolean =>
  zone === 'on' || stack.length > 0 || (damage > 0 && zone === 'build');

/** Whether any card is where it may not stay. */
const isUntidy = ofCards((game): boolean => game.cards.some(mayBeUntidy) && putRight(game) !== game);

const putRight = (game: GameState): GameState => weaken(loosen(fallOff(game)));

export const tidy = (game: GameState): GameState => noteKnown(isUntidy(game) ? putRight(game) : game);
