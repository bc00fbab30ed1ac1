// What is on a unit that leaves: its Pilots and its Equipment (Equipment Cards; Pilots).
import { staysOn } from '../../cards/sorts.ts';
import { note } from '../../model/log.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { card, def, placeStack } from '../../model/zones.ts';

/** Puts a card that was on a unit into its controller's build zone. */
export function toBuildZone(game: GameState, id: CardId, rule: 'equipment.returns' | 'pilot.off'): GameState {
  return note(placeStack(game, id, 'build'), 'rule', rule, {
    type: 'sent-to-build-zone',
    cards: { card: id },
    words: { seat: card(game, id).controller },
  });
}

/** Equipment returns to its controller's build zone when its unit leaves; Skills and Traits are discarded. */
function dropEquipment(game: GameState, items: readonly CardId[]): GameState {
  let next = game;
  for (const item of items)
    next = staysOn(def(next, item))
      ? placeStack(next, item, 'discard')
      : toBuildZone(next, item, 'equipment.returns');
  return next;
}

/** The unit is discarded: Pilots go with it. */
export function dropRiders(game: GameState, id: CardId): GameState {
  const { pilots, equipment } = card(game, id);
  let next = game;
  for (const pilot of pilots) next = placeStack(dropRiders(next, pilot), pilot, 'discard');
  return dropEquipment(next, equipment);
}

/** Everything on the unit stays behind: a Subordinate goes to the supply alone (Subordinate Special Rules). */
export function ridersHome(game: GameState, id: CardId): GameState {
  const { pilots, equipment } = card(game, id);
  let next = game;
  for (const pilot of pilots) next = toBuildZone(next, pilot, 'pilot.off');
  return dropEquipment(next, equipment);
}

/** The unit retreats: Pilots of the other player return to their controller (Control of Pilots and Piloted Units). */
export function othersHome(game: GameState, id: CardId): GameState {
  const { pilots, controller } = card(game, id);
  let next = game;
  for (const pilot of pilots)
    if (card(game, pilot).controller !== controller) next = toBuildZone(next, pilot, 'pilot.off');
  return next;
}
