// Which cards an effect means: filters over the table, and selectors that pick from them.
import { memoize } from '../../core/memo.ts';
import { editionOf } from '../editions/index.ts';
import type { Filter, Selector } from '../language/effect.ts';
import { ARENAS, type CardId, type GameState, SIDES } from '../model/state.ts';
import { allUnits, card, def, inFileOrder, isArena, top } from '../model/zones.ts';
import { hasType, inZone } from './card-facts.ts';
import type { Context, DerivedState } from './derived-state.ts';
import { filterWords, type Look } from './filter-words.ts';

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

export function matches(derived: DerivedState, context: Context, id: CardId, filter: Filter): boolean {
  const { game } = derived;
  const look: Look = { derived, game, context, id, state: card(game, id), printed: def(game, id) };
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
const looksEverywhere = (
  derived: DerivedState,
  { card: kinds, pilot, name, subtype, unit, type, zone, any }: Filter,
): boolean =>
  (kinds !== undefined ||
    pilot === true ||
    name !== undefined ||
    (subtype !== undefined && !unit && !type) ||
    (type !== undefined && !unit && editionOf(derived.game.box).pilots.areCharacters) ||
    any?.some((one) => looksEverywhere(derived, one)) === true) &&
  (zone === undefined || zone === 'arena' || zone === 'play');

/** Whether a filter means a card that lies where it looks. Pilots on units are no units: of several descriptions one has to mean them. */
const means = (derived: DerivedState, context: Context, id: CardId, filter: Filter): boolean =>
  matches(derived, context, id, filter) &&
  (!filter.any ||
    card(derived.game, id).zone !== 'on' ||
    filter.any.some((one) => looksEverywhere(derived, one) && matches(derived, context, id, one)));

/** Whether what has happened to a card has happened to what a filter means: a Pilot on a unit is no unit (Piloting Units). */
export const speaksOf = (derived: DerivedState, context: Context, id: CardId, filter: Filter): boolean =>
  means(derived, context, id, filter) &&
  (card(derived.game, id).zone !== 'on' ||
    (filter.self ?? 'other') !== 'other' ||
    looksEverywhere(derived, filter));

/** Where to look for what a filter means: a unit is one in an arena or a build zone, unless a zone is named (Unit Cards). */
function searched(derived: DerivedState, { source }: Context, filter: Filter): CardId[] {
  const { game } = derived;
  if (filter.beneath) return card(game, source).stack.slice();
  if (looksEverywhere(derived, filter)) return everythingInPlay(game);
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
export function selects(derived: DerivedState, context: Context, selector: Selector, id: CardId): boolean {
  if (!('each' in selector)) return selectEach(derived, context, selector).includes(id);
  return inReach(derived, context, id, selector.each) && means(derived, context, id, selector.each);
}

/** Whether a card lies where a filter looks. */
function inReach(derived: DerivedState, { source }: Context, id: CardId, filter: Filter): boolean {
  const { game } = derived;
  const { zone, faceDown } = card(game, id);
  if (filter.beneath) return card(game, source).stack.includes(id);
  if (looksEverywhere(derived, filter))
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

export const candidates = (derived: DerivedState, context: Context, filter: Filter): CardId[] =>
  inFileOrder(
    derived.game,
    searched(derived, context, filter).filter((id) => means(derived, context, id, filter)),
  );

/** The cards that a selector means without asking anybody; nothing where a choice is needed. */
export function selectEach(derived: DerivedState, context: Context, selector: Selector): readonly CardId[] {
  if ('each' in selector) return candidates(derived, context, selector.each);
  if ('choose' in selector) return [];
  const { game } = derived;
  if ('equipped' in selector) {
    const { zone, host } = card(game, context.source);
    if (zone !== 'on' || host === null || !hasType(game, host, def(game, context.source).arenas)) return [];
    return matches(derived, context, host, selector.equipped) ? [host] : [];
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
