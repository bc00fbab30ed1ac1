// What is on a unit that leaves: its Pilots and its Equipment (Equipment Cards; Pilots).
import { staysOn } from '../../cards/sorts.ts';
import { note } from '../../model/log.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { card, def, placeStack } from '../../model/zones.ts';

/** A Subordinate that has come to the build zone goes back to its owner's supply (Subordinate Special Rules). */
export function toSupply(game: GameState, id: CardId): GameState {
  return def(game, id).subordinate ? placeStack(ridersHome(game, id), id, 'supply') : game;
}

/** Puts a card that was on a unit into its controller's build zone. */
export function toBuildZone(
  game: GameState,
  id: CardId,
  rule: 'equipment.returns' | 'pilot.off' | 'pilot.control',
): GameState {
  const next = note(placeStack(game, id, 'build'), 'rule', rule, {
    type: 'sent-to-build-zone',
    cards: { card: id },
    words: { seat: card(game, id).controller },
  });
  return toSupply(next, id);
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

/** The Pilots of its own controller on a unit. */
export const ownPilots = (game: GameState, unit: CardId): readonly CardId[] => {
  const { pilots, controller } = card(game, unit);
  return pilots.filter((id) => card(game, id).controller === controller);
};

/** A mark on a unit that retreats with Pilots of both players: only one of its controller's may remain. */
const oneRemains = (unit: CardId): string => `one Pilot remains on ${unit}`;

/** Whether its controller still has to choose the Pilot that remains. */
export const mustLeaveOne = (game: GameState, unit: CardId): boolean =>
  game.used.includes(oneRemains(unit)) && ownPilots(game, unit).length > 1;

/** The unit retreats: Pilots of the other player return to their controller (Control of Pilots and Piloted Units). */
export function othersHome(game: GameState, id: CardId): GameState {
  const own = ownPilots(game, id);
  const others = card(game, id).pilots.filter((pilot) => !own.includes(pilot));
  if (others.length === 0) return game;
  const next = others.reduce((now, pilot) => toBuildZone(now, pilot, 'pilot.control'), game);
  return own.length > 1 ? changed(next, { used: [...next.used, oneRemains(id)] }) : next;
}
