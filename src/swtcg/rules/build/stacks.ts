// Stacks of unique cards: one unit in all ways, named by its top card (Stacking and Rearranging).
import type { CardId, GameState } from '../../model/state.ts';
import { card, isArena, setCard, setPlayer, withoutList, withZone } from '../../model/zones.ts';
import { sameUnit } from './same-unit.ts';

/** No stack has more cards than this. */
export const MOST_IN_STACK = 4;

/** Puts a card at the bottom of a unit's stack. */
export function stackUnder(game: GameState, unit: CardId, id: CardId): GameState {
  const { stack, controller } = card(game, unit);
  const next = setCard(withoutList(game, id), id, {
    zone: 'under',
    host: unit,
    controller,
    faceDown: false,
    build: 0,
  });
  return setCard(next, unit, { stack: [...stack, id] });
}

/** Puts a card on top: it takes the unit's place, with its damage, and the former top card lies under it. */
export function stackOnTop(game: GameState, unit: CardId, id: CardId): GameState {
  let next = withoutList(game, id);
  const below = card(next, unit);
  const { zone, host, controller, tapped, damage, counters, pilots, equipment } = below;
  const stack = [unit, ...below.stack];
  next = setCard(next, id, {
    zone,
    controller,
    tapped,
    damage,
    counters,
    pilots,
    equipment,
    stack,
    host,
    faceDown: false,
    build: 0,
  });
  next = setCard(next, unit, {
    zone: 'under',
    stack: [],
    pilots: [],
    equipment: [],
    damage: 0,
    tapped: false,
    counters: {},
  });
  for (const one of [...stack, ...pilots, ...equipment]) next = setCard(next, one, { host: id });
  const swapped = (list: readonly CardId[]) => list.map((one) => (one === unit ? id : one));
  if (host !== null) {
    // The stack is a Pilot's or an Equipment's.
    const { pilots: riding, equipment: worn } = card(next, host);
    next = setCard(next, host, { pilots: swapped(riding), equipment: swapped(worn) });
  } else if (isArena(zone) || zone === 'build') {
    const { lists } = next.players[controller];
    next = setPlayer(next, controller, { lists: withZone(lists, zone, swapped(lists[zone])) });
  }
  return sameUnit(next, unit, id);
}
