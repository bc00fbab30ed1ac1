// Which cards an effect means: filters over the table, and selectors that pick from them.

import { memoize } from '../../core/memo.ts';
import { hasSubtype, hasSubtypeWith } from '../cards/subtypes.ts';
import type { Compare, Filter, Selector } from '../language/effect.ts';
import {
  ARENAS,
  type Arena,
  type CardId,
  type CardState,
  type GameEvent,
  type GameState,
  SIDES,
  type Side,
} from '../model/state.ts';
import { allUnits, card, def, inFileOrder, isArena, setCard, top } from '../model/zones.ts';
import { filterWords, type Look } from './filter-words.ts';
import { treatedAs } from './treat-as.ts';

/** Who asks: whose effect it is, the card it is on, and what it has spoken of so far. */
export interface Context {
  readonly by: Side;
  readonly source: CardId;
  readonly that?: readonly CardId[];
  /** Where that was. */
  readonly there?: Arena | null;
  readonly event?: Pick<GameEvent, 'card' | 'object' | 'arena' | 'attack' | 'was'> | null;
  readonly x?: number | null;
  readonly prevented?: number;
  readonly removed?: number | undefined;
  /** What the cost was paid with. */
  readonly paid?: readonly CardId[];
  /** "This arena" where the source is no longer in it. */
  readonly arena?: Arena | null;
  /** The static effect that is granting: what it gives itself does not count for "without". */
  readonly granting?: string;
  /** The card that gave the unit the effect. */
  readonly from?: CardId | undefined;
}

export const compare = (value: number, is: Compare, n: number): boolean =>
  is === 'at-least' ? value >= n : is === 'at-most' ? value <= n : value === n;

/** A subtype in the type line, or one that the unit is treated as having. */
export function isA(game: GameState, id: CardId, reference: string): boolean {
  const more = treatedAs(game, id);
  return more.length > 0
    ? hasSubtypeWith(def(game, id), more, reference)
    : hasSubtype(def(game, id), reference);
}

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

const UNITS: Filter['card'] = ['unit'];

type Ask = (look: Look) => boolean;

/** What a filter asks for, word by word. "Unit" is meant where no other kind of card is spoken of, nor this very card. */
const asksOf = memoize((filter: Filter): readonly Ask[] => {
  const { card: kinds, any, beneath, self } = filter;
  const whole: Filter = kinds || any || beneath || self === 'this' ? filter : { ...filter, card: UNITS };
  const asks: Ask[] = [];
  for (const [word, test] of Object.entries(filterWords)) {
    const want = whole[word as keyof Filter];
    if (want !== undefined && !(word === 'card' && whole.any))
      asks.push((look) => (test as (want: unknown, look: Look) => boolean)(want, look));
  }
  return asks;
});

export function matches(game: GameState, context: Context, id: CardId, filter: Filter): boolean {
  const look: Look = { game, context, id, state: card(game, id), printed: def(game, id) };
  for (const ask of asksOf(filter)) if (!ask(look)) return false;
  return true;
}

/** Every card in play: units with what is on them, Locations, the build zone, Resources and Events. */
function everythingInPlay(game: GameState): CardId[] {
  const found = allUnits(game);
  for (const arena of ARENAS) {
    const location = game.locations[arena];
    if (location) found.push(location);
  }
  for (const side of SIDES) {
    const { build, resource, event } = game.players[side].lists;
    found.push(...build.filter((id) => !card(game, id).faceDown), ...resource, ...event);
  }
  for (const id of found.slice()) {
    const { pilots, equipment } = card(game, id);
    found.push(...pilots, ...equipment, ...pilots.flatMap((pilot) => card(game, pilot).equipment));
  }
  return found;
}

/**
 * Whether a filter means more than units: another kind of card, or Pilots, which are found on units too. Those are meant
 * where they are called so, by name, or by a subtype without "unit" and "Character" (Piloting Units).
 */
const looksEverywhere = ({ card: kinds, pilot, name, subtype, unit, type, zone, any }: Filter): boolean =>
  (kinds !== undefined ||
    pilot === true ||
    name !== undefined ||
    (subtype !== undefined && !unit && !type) ||
    any?.some(looksEverywhere) === true) &&
  (zone === undefined || zone === 'arena' || zone === 'play');

/** Whether a filter means a card that lies where it looks. Pilots on units are no units: of several descriptions one has to mean them. */
const means = (game: GameState, context: Context, id: CardId, filter: Filter): boolean =>
  matches(game, context, id, filter) &&
  (!filter.any ||
    card(game, id).zone !== 'on' ||
    filter.any.some((one) => looksEverywhere(one) && matches(game, context, id, one)));

/** Whether what has happened to a card has happened to what a filter means: a Pilot on a unit is no unit (Piloting Units). */
export const speaksOf = (game: GameState, context: Context, id: CardId, filter: Filter): boolean =>
  means(game, context, id, filter) &&
  (card(game, id).zone !== 'on' || (filter.self ?? 'other') !== 'other' || looksEverywhere(filter));

/** Where to look for what a filter means: a unit is one in an arena or a build zone, unless a zone is named (Unit Cards). */
function searched(game: GameState, { source }: Context, filter: Filter): CardId[] {
  if (filter.beneath) return card(game, source).stack.slice();
  if (looksEverywhere(filter)) return everythingInPlay(game);
  const zone = filter.zone ?? 'play';
  if (zone === 'arena' || (zone === 'play' && filter.arena)) return allUnits(game);
  const found = zone === 'play' ? allUnits(game) : [];
  for (const side of SIDES) {
    const { lists } = game.players[side];
    if (zone === 'play') found.push(...lists.build.filter((id) => !card(game, id).faceDown));
    else found.push(...lists[zone]);
  }
  return found;
}

/** Whether a selector that asks nobody means a certain card: the same as being among all that it means, without the rest. */
export function selects(game: GameState, context: Context, selector: Selector, id: CardId): boolean {
  if (!('each' in selector)) return selectEach(game, context, selector).includes(id);
  return inReach(game, context, id, selector.each) && means(game, context, id, selector.each);
}

/** Whether a card lies where a filter looks. */
function inReach(game: GameState, { source }: Context, id: CardId, filter: Filter): boolean {
  const { zone, faceDown } = card(game, id);
  if (filter.beneath) return card(game, source).stack.includes(id);
  if (looksEverywhere(filter))
    return (
      isArena(zone) ||
      zone === 'on' ||
      zone === 'resource' ||
      zone === 'event' ||
      (zone === 'build' && !faceDown)
    );
  if (filter.zone) return inZone(game, id, filter.zone);
  return isArena(zone) ? def(game, id).kind === 'unit' : zone === 'build' && !faceDown && !filter.arena;
}

export const candidates = (game: GameState, context: Context, filter: Filter): CardId[] =>
  inFileOrder(
    game,
    searched(game, context, filter).filter((id) => means(game, context, id, filter)),
  );

/** The cards that a selector means without asking anybody; nothing where a choice is needed. */
export function selectEach(game: GameState, context: Context, selector: Selector): readonly CardId[] {
  if ('each' in selector) return candidates(game, context, selector.each);
  if ('choose' in selector) return [];
  if ('equipped' in selector) {
    const { zone, host } = card(game, context.source);
    if (zone !== 'on' || host === null || !hasType(game, host, def(game, context.source).arenas)) return [];
    return matches(game, context, host, selector.equipped) ? [host] : [];
  }
  if (selector.the === 'paid') return context.paid ?? [];
  const one = theCard(game, context, selector.the);
  return one === undefined ? (selector.the === 'that' ? (context.that ?? []) : []) : [one];
}

function theCard(
  game: GameState,
  context: Context,
  the: Extract<Selector, { the: string }>['the'],
): CardId | undefined {
  switch (the) {
    case 'this':
      return context.source;
    case 'attacker':
      return top(game.attacks)?.attacker;
    case 'defender':
      return top(game.attacks)?.defender;
    case 'event':
    case 'damaged':
      return context.event?.card;
    case 'event-object':
      return context.event?.object;
    case 'that':
    case 'paid':
      return undefined;
  }
}
