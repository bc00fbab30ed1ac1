// Which cards an effect means: filters over the table, and selectors that pick from them.
import { buildCost } from '../build/price.ts';
import { samePerson } from '../cards/persons.ts';
import { hasSubtype, hasSubtypeWith } from '../cards/subtypes.ts';
import {
  ARENAS,
  type Arena,
  type CardId,
  type CardState,
  type GameState,
  other,
  SIDES,
  type Side,
} from '../game/state.ts';
import { allUnits, card, def, inFileOrder, isArena, top } from '../game/table.ts';
import { hasKeyword, staticsOf } from './abilities.ts';
import type { Compare, Filter, Selector, Stat } from './language.ts';
import { totals } from './totals.ts';

/** Who asks: whose effect it is, the card it is on, and what it has spoken of so far. */
export interface Context {
  readonly by: Side;
  readonly source: CardId;
  readonly that?: readonly CardId[];
  /** Where that was. */
  readonly there?: Arena | null;
  readonly event?: {
    readonly card?: CardId;
    readonly object?: CardId;
    readonly arena?: Arena;
    readonly attack?: number;
  } | null;
  readonly x?: number | null;
  readonly prevented?: number;
  /** What the cost was paid with. */
  readonly paid?: readonly CardId[];
  /** "This arena" where the source is no longer in it. */
  readonly arena?: Arena | null;
}

export const compare = (value: number, is: Compare, n: number): boolean =>
  is === 'at-least' ? value >= n : is === 'at-most' ? value <= n : value === n;

/** What a unit is treated as besides its type line ("treat this unit as a…"). */
function treatedAs(game: GameState, id: CardId): string[] {
  const found: string[] = [];
  // Standing alone on the card it works in every zone; else while the effect that says so is on.
  for (const effect of def(game, id).effects) {
    if (effect.kind !== 'static' || effect.if) continue;
    for (const part of effect.parts) if (part.do === 'treat-as' && isThis(part.to)) found.push(part.subtype);
  }
  // Who is treated as something is told by what the units are besides: else each would wait for the other.
  if (treating) return found;
  treating = true;
  try {
    for (const { ability, part } of staticsOf(game, 'treat-as')) {
      if (selects(game, { by: ability.by, source: ability.on }, part.to, id)) found.push(part.subtype);
    }
  } finally {
    treating = false;
  }
  return found;
}

let treating = false;

const isThis = (selector: Selector): boolean => 'the' in selector && selector.the === 'this';

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

function inZone(game: GameState, id: CardId, zone: NonNullable<Filter['zone']>): boolean {
  const now = card(game, id).zone;
  if (zone === 'arena') return isArena(now);
  if (zone === 'play') return isArena(now) || (now === 'build' && !card(game, id).faceDown);
  return now === zone;
}

function arenaMeant(
  game: GameState,
  context: Context,
  arena: NonNullable<Filter['arena']>,
): string | undefined {
  if (arena === 'event') return context.event?.arena;
  if (arena === 'there') return context.there ?? undefined;
  if (arena === 'defender') {
    const attack = top(game.attacks);
    return attack && card(game, attack.defender).zone;
  }
  return arena === 'here' ? (context.arena ?? card(game, context.source).zone) : arena;
}

/** One's own effect also means one's own unique card that is the same person under another name (Unique Cards). */
function isNamed(game: GameState, context: Context, id: CardId, name: string): boolean {
  const { name: printed, version } = def(game, id);
  if (printed === name) return true;
  return version !== null && card(game, id).controller === context.by && samePerson(printed, name);
}

/** On a card that is no unit, "another" is another than the one just spoken of. */
const isSpoken = (game: GameState, { that, source }: Context, id: CardId): boolean =>
  that?.includes(id) === true && def(game, source).kind !== 'unit';

/** Damage counters, counters of a name, or those of every name. */
export const countersOn = ({ damage, counters }: CardState, name: string): number =>
  name === 'damage' ? damage : (counters[name] ?? 0);

/** Two cards have the same name if the words are the same (Terms, name). */
const sharesName = (game: GameState, context: Context, name: string, as: 'that' | Filter): boolean =>
  (as === 'that' ? (context.that ?? []) : candidates(game, context, as)).some(
    (id) => def(game, id).name === name,
  );

/** A value of a card: of a unit in all that counts now, or as printed. */
export function statOf(
  game: GameState,
  id: CardId,
  stat: Stat | 'cost' | 'total-cost' | 'remaining',
): number | null {
  if (stat === 'cost') return def(game, id).cost;
  if (stat === 'remaining') {
    const { health } = totals(game, id);
    return health === null ? null : Math.max(0, health - card(game, id).damage);
  }
  if (stat === 'total-cost')
    return def(game, id).cost === null ? null : buildCost(game, card(game, id).controller, id, NOWHERE);
  return totals(game, id)[stat];
}

const NOWHERE = { to: null, unit: null } as const;

export function matches(game: GameState, context: Context, id: CardId, filter: Filter): boolean {
  const state = card(game, id);
  const printed = def(game, id);
  if (filter.self === 'this' && id !== context.source) return false;
  if (filter.self === 'other' && (id === context.source || isSpoken(game, context, id))) return false;
  if (filter.self === 'that' && !context.that?.includes(id)) return false;
  if (filter.ids && !filter.ids.includes(id)) return false;
  if (filter.self === 'equipped' && card(game, context.source).host !== id) return false;
  if (filter.beneath) return state.zone === 'under' && state.host === context.source && state.faceDown;
  if (filter.pilot && !isPilot(game, id)) return false;
  if (filter.piloted !== undefined && state.pilots.length > 0 !== filter.piloted) return false;
  if (filter.equipped !== undefined && state.equipment.length > 0 !== filter.equipped) return false;
  if (filter.of && state.controller !== (filter.of === 'you' ? context.by : other(context.by))) return false;
  if (filter.any) {
    if (!filter.any.some((one) => matches(game, context, id, one))) return false;
  } else if (filter.card ? !filter.card.includes(printed.kind) : printed.kind !== 'unit') return false;
  if (filter.zone && !inZone(game, id, filter.zone)) return false;
  if (filter.type && !hasType(game, id, filter.type)) return false;
  if (filter.arena) {
    if (state.zone !== arenaMeant(game, context, filter.arena)) return false;
  }
  if (filter.name !== undefined && !isNamed(game, context, id, filter.name)) return false;
  if (filter.sameName && !sharesName(game, context, printed.name, filter.sameName)) return false;
  if (filter.side && printed.side !== filter.side) return false;
  if (filter.unique !== undefined && (printed.version !== null) !== filter.unique) return false;
  if (filter.tapped !== undefined && state.tapped !== filter.tapped) return false;
  if (filter.damaged !== undefined && state.damage > 0 !== filter.damaged) return false;
  if (filter.damage && !compare(state.damage, filter.damage.is, filter.damage.n)) return false;
  if (
    filter.counters &&
    !compare(countersOn(state, filter.counters.of), filter.counters.is, filter.counters.n)
  )
    return false;
  if (filter.subordinate && !printed.subordinate) return false;
  if (filter.attacking && top(game.attacks)?.attacker !== id) return false;
  if (filter.defending && top(game.attacks)?.defender !== id) return false;
  if (filter.subtype && !filter.subtype.some((reference) => isA(game, id, reference))) return false;
  if (filter.notSubtype?.some((reference) => isA(game, id, reference))) return false;
  if (filter.keyword && !hasKeyword(game, id, filter.keyword)) return false;
  if (!hasProperties(game, context, id, filter)) return false;
  if (filter.printed) {
    const value = printed[filter.printed.of];
    if (typeof value !== 'number' || !compare(value, filter.printed.is, filter.printed.n)) return false;
  }
  if (filter.stat) {
    const value = statOf(game, id, filter.stat.of);
    const n = filter.stat.n === 'X' ? (context.x ?? 0) : filter.stat.n;
    if (value === null || !compare(value, filter.stat.is, n)) return false;
  }
  return true;
}

/** Compared with the unit that is attacking. */
function comparesSo(game: GameState, id: CardId, { of, is, printed }: NonNullable<Filter['than']>): boolean {
  const attack = top(game.attacks);
  if (!attack) return false;
  const value = (one: CardId): number | null => {
    const said = printed && of !== 'total-cost' ? def(game, one)[of] : statOf(game, one, of);
    return typeof said === 'number' ? said : null;
  };
  const [theirs, own] = [value(id), value(attack.attacker)];
  if (theirs === null || own === null) return false;
  return is === 'more' ? theirs > own : theirs < own;
}

/** Properties that few cards ask for. */
function hasProperties(game: GameState, context: Context, id: CardId, filter: Filter): boolean {
  const printed = def(game, id);
  const { called, multi, lacks, attached, pilotedBy, stackSize, stacked, wornBy } = filter;
  if (filter.than && !comparesSo(game, id, filter.than)) return false;
  if (filter.over) {
    const { counters, of } = filter.over;
    const value = printed[of];
    if (typeof value !== 'number' || countersOn(card(game, id), counters) <= value) return false;
  }
  if (wornBy) {
    const { host, zone } = card(game, id);
    if (zone !== 'on' || host === null || !matches(game, context, host, wornBy)) return false;
  }
  if (called && !called.some((part) => printed.name.includes(part))) return false;
  if (multi !== undefined && printed.arenas.length > 1 !== multi) return false;
  if (lacks && hasKeyword(game, id, lacks)) return false;
  const state = card(game, id);
  const meant = (ids: readonly CardId[], what: Filter) =>
    ids.filter((one) => matches(game, context, one, what)).length;
  if (attached && !compare(meant(state.equipment, attached.what), attached.is, attached.n)) return false;
  if (pilotedBy && meant(state.pilots, pilotedBy) === 0) return false;
  if (!stackSize && !stacked) return true;
  const stack = [id, ...state.stack.filter((one) => !card(game, one).faceDown)];
  if (stackSize && !compare(stack.length, stackSize.is, stackSize.n)) return false;
  return !stacked || meant(stack, stacked) > 0;
}

/** "Pilot" means a unit card with the keyword, in whatever zone (Pilots). */
const isPilot = (game: GameState, id: CardId): boolean =>
  def(game, id).effects.some((effect) => effect.kind === 'keyword' && effect.keyword === 'Pilot');

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

/** Whether a filter means more than units: another kind of card, or Pilots, which are found on units too. */
const looksEverywhere = ({ card: kinds, pilot, name, zone, arena, any }: Filter): boolean =>
  (kinds !== undefined ||
    pilot === true ||
    // Somebody who is called by name may be a Pilot.
    (name !== undefined && zone === undefined && arena === undefined) ||
    any?.some(looksEverywhere) === true) &&
  (zone === undefined || zone === 'arena' || zone === 'play');

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
  return inReach(game, context, id, selector.each) && matches(game, context, id, selector.each);
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
    searched(game, context, filter).filter((id) => matches(game, context, id, filter)),
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
