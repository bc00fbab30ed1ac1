// What a card is and where it lies, without a look at any effect.
import type { Compare, Filter } from '../language/effect.ts';
import type { CardId, CardState, GameState } from '../model/state.ts';
import { card, def, isArena, setCard } from '../model/zones.ts';

export const compare = (value: number, is: Compare, n: number): boolean =>
  is === 'at-least' ? value >= n : is === 'at-most' ? value <= n : value === n;

/** A unit in an arena is of that arena's type alone; elsewhere it is of all its types (Multi-arena Cards). */
export function hasType(game: GameState, id: CardId, types: NonNullable<Filter['type']>): boolean {
  const { zone } = card(game, id);
  return isArena(zone) ? types.includes(zone) : def(game, id).arenas.some((arena) => types.includes(arena));
}

/** Where a card is: what is on a unit is where that unit is (Phrases, "on a unit"). */
export function whereIs(game: GameState, id: CardId): CardState['zone'] {
  const { zone, host } = card(game, id);
  return zone === 'on' && host !== null ? whereIs(game, host) : zone;
}

export function inZone(game: GameState, id: CardId, zone: NonNullable<Filter['zone']>): boolean {
  const { zone: now, faceDown } = card(game, id);
  if (zone === 'arena') return isArena(whereIs(game, id));
  if (zone === 'play') return isArena(now) || now === 'on' || (now === 'build' && !faceDown);
  return now === zone;
}

/** Damage counters, counters of a name, or those of every name. */
export const countersOn = ({ damage, counters }: CardState, name: string): number =>
  name === 'damage' ? damage : (counters[name] ?? 0);

export const setCounters = (game: GameState, id: CardId, name: string, n: number): GameState =>
  setCard(
    game,
    id,
    name === 'damage' ? { damage: n } : { counters: { ...card(game, id).counters, [name]: n } },
  );
