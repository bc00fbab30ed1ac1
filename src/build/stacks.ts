// Stacks of unique cards: one unit in all ways, named by its top card (Stacking and Rearranging).
import type { CardId, GameState } from '../game/state.ts';
import { card, isArena, setCard, setPlayer, withoutList } from '../game/table.ts';

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
  const below = card(game, unit);
  const { zone, controller, tapped, damage, counters, pilots, equipment } = below;
  let next = withoutList(game, id);
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
    host: null,
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
  for (const lower of stack) next = setCard(next, lower, { host: id });
  for (const rider of [...pilots, ...equipment]) next = setCard(next, rider, { host: id });
  if (isArena(zone) || zone === 'build') {
    const { lists } = next.players[controller];
    const row = lists[zone].map((one) => (one === unit ? id : one));
    next = setPlayer(next, controller, { lists: { ...lists, [zone]: row } });
  }
  const modifiers = next.modifiers.map((one) => (one.on === unit ? { ...one, on: id } : one));
  return { ...next, modifiers };
}
