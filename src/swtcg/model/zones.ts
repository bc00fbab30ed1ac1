// Looking at the table and changing one thing on it. Everything that moves, taps or marks a card goes through here.

import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { cardNames } from '../log/card-names.ts';
import {
  ARENAS,
  type Arena,
  type Box,
  type CardId,
  type CardState,
  type GameState,
  type ListZone,
  type Modifier,
  other,
  type PlayerState,
  type Side,
  type Zone,
} from './state.ts';
import { changed, copyCard, copyGame, copyLists, copyPlayer } from './update.ts';

/** Where a card stands in the file, and the definition that it last had. */
interface Place {
  readonly at: number;
  key: string;
  def: CardDef;
}

/** The lookups of a box in one map: nothing is asked for more often than a card. */
const placesOf = memoize(({ ids }: Box): ReadonlyMap<CardId, Place> => {
  const unknown = { key: '', def: undefined as unknown as CardDef };
  return new Map(ids.map((id, at) => [id, { at, ...unknown }]));
});

const placeOf = (game: GameState, id: CardId): Place => placesOf(game.box).get(id) as Place;

export const card = (game: GameState, id: CardId): CardState => game.cards[placeOf(game, id).at] as CardState;

export const hasCard = (game: GameState, id: string | undefined): id is CardId =>
  id !== undefined && placesOf(game.box).has(id);

export function def(game: GameState, id: CardId): CardDef {
  const found = placeOf(game, id);
  const { def: key } = game.cards[found.at] as CardState;
  // A card that was not known gets another one when it is named.
  if (found.key !== key) {
    found.key = key;
    found.def = game.box.defs[key] as CardDef;
  }
  return found.def;
}

export function setCard(game: GameState, id: CardId, change: Partial<CardState>): GameState {
  const cards = game.cards.slice();
  const { at } = placeOf(game, id);
  cards[at] = Object.assign(copyCard(cards[at] as CardState), change);
  const next = copyGame(game);
  next.cards = cards;
  return next;
}

export function setPlayer(game: GameState, side: Side, change: Partial<PlayerState>): GameState {
  const { dark, light } = game.players;
  const changed = Object.assign(copyPlayer(side === 'dark' ? dark : light), change);
  const next = copyGame(game);
  next.players = side === 'dark' ? { dark: changed, light } : { dark, light: changed };
  return next;
}

export const isArena = (zone: string): zone is Arena => (ARENAS as readonly string[]).includes(zone);

/** A unit that does battle: a unit card on top of its stack, face-up in an arena. */
export const inArena = (game: GameState, id: CardId): boolean =>
  isArena(card(game, id).zone) && def(game, id).kind === 'unit';

/** A card in play: face-up in an arena or the build zone (Phrases, "in play"). */
export const inPlay = (game: GameState, id: CardId): boolean => {
  const { zone, faceDown } = card(game, id);
  return !faceDown && (isArena(zone) || zone === 'build' || zone === 'resource' || zone === 'event');
};

/** Whether a card is in play, on a unit too. */
export const isThere = (game: GameState, id: CardId): boolean =>
  inPlay(game, id) || card(game, id).zone === 'on';

/** The units of a player in an arena, in the order in which they stand. */
export const unitsIn = (game: GameState, side: Side, arena: Arena): readonly CardId[] =>
  game.players[side].lists[arena];

export const unitsOf = (game: GameState, side: Side): CardId[] => {
  const { space, ground, character } = game.players[side].lists;
  return [...space, ...ground, ...character];
};

export const allUnits = (game: GameState): CardId[] => [...unitsOf(game, 'dark'), ...unitsOf(game, 'light')];

/** The unit that a card belongs to: itself, the stack it lies in, or the unit it is on. */
export function unitOf(game: GameState, id: CardId): CardId {
  const { zone, host } = card(game, id);
  return zone === 'under' && host !== null ? host : id;
}

interface Label {
  readonly def: string;
  readonly text: string;
}

const labelsOf = memoize((_box: Box) => new Map<CardId, Label>());

function labelAll(game: GameState, known: Map<CardId, Label>): void {
  const names = cardNames(game.cards.map(({ id }) => [id, def(game, id)]));
  for (const { id, def: key } of game.cards) known.set(id, { def: key, text: names.get(id) as string });
}

/** How a card is called in sentences: its name and version, with its id where several share the name. */
export function label(game: GameState, id: CardId): string {
  const known = labelsOf(game.box);
  // A card that was not known is called otherwise once it is named.
  if (known.get(id)?.def !== card(game, id).def) labelAll(game, known);
  return (known.get(id) as Label).text;
}

/** Where a unit stands that is in play, face-up. */
export const isForUnits = (zone: Zone): boolean => isArena(zone) || zone === 'build' || zone === 'on';

/** Whom a card means by "you" and "your opponent". */
export const seat = ({ by }: { readonly by: Side }, who: 'you' | 'opponent'): Side =>
  who === 'you' ? by : other(by);

/** The same of what may be no card: a word stays as it is. */
export const labelOr = (game: GameState, id: string): string => (hasCard(game, id) ? label(game, id) : id);

const ARENA_NAMES: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
};

export const arenaName = (arena: Arena): string => ARENA_NAMES[arena];

export const sideName = (side: Side): string => (side === 'dark' ? 'Dark' : 'Light');

/** Arenas and the build zone belong to whoever controls the card, all other zones to its owner (Primary Rules, 1). */
const holder = (state: CardState, zone: Zone): Side =>
  isArena(zone) || zone === 'build' || zone === 'resource' || zone === 'event'
    ? state.controller
    : state.owner;

/** A player's zones with other cards in one of them. */
export function withZone(
  lists: PlayerState['lists'],
  zone: ListZone,
  cards: readonly CardId[],
): PlayerState['lists'] {
  const copy = copyLists(lists);
  copy[zone] = cards;
  return copy;
}

/** Takes a card out of the list that it lies in, or away from the card that it lies with. */
export function withoutList(game: GameState, id: CardId): GameState {
  const state = card(game, id);
  if (state.zone === 'under' || state.zone === 'on') return withoutHost(game, state);
  const zone: ListZone = state.zone;
  if (isArena(zone) && game.locations[zone] === id)
    return changed(game, { locations: { ...game.locations, [zone]: null } });
  const side = holder(state, zone);
  const lists = game.players[side].lists;
  const list = lists[zone];
  if (!list.includes(id)) return game;
  return setPlayer(game, side, {
    lists: withZone(
      lists,
      zone,
      list.filter((one) => one !== id),
    ),
  });
}

function withoutHost(game: GameState, { id, host }: CardState): GameState {
  if (host === null) return game;
  const { stack, pilots, equipment } = card(game, host);
  const without = (list: readonly CardId[]) => (list.includes(id) ? list.filter((one) => one !== id) : list);
  const next = setCard(game, host, {
    stack: without(stack),
    pilots: without(pilots),
    equipment: without(equipment),
  });
  return setCard(next, id, { host: null });
}

function withList(game: GameState, id: CardId, zone: ListZone, end: 'top' | 'bottom'): GameState {
  const side = holder(card(game, id), zone);
  const lists = game.players[side].lists;
  const list = end === 'top' ? [id, ...lists[zone]] : [...lists[zone], id];
  return setPlayer(game, side, { lists: withZone(lists, zone, list) });
}

/** Zones in which a card keeps nothing of what was on it (Terms, counter). */
const FRESH: Partial<CardState> = {
  tapped: false,
  damage: 0,
  build: 0,
  faceDown: false,
  host: null,
  counters: {},
};

/** Whether a card was played by Meditate: it leaves the game where it would be discarded. */
export const isExiled = (game: GameState, id: CardId): boolean =>
  game.modifiers.some((one) => one.on === id && one.exile);

/** Puts one card into a zone. Piles grow at the top; rows grow at the end. */
export function place(game: GameState, id: CardId, to: ListZone, end?: 'top' | 'bottom'): GameState {
  const from = card(game, id);
  const leaves = to !== 'build' && !isArena(to);
  const exiled = to === 'discard' && isExiled(game, id);
  // Wherever it would go, a Subordinate that leaves play returns to the supply (Subordinate Special Rules).
  const zone = leaves && def(game, id).subordinate ? 'supply' : exiled ? 'out' : to;
  let next = withoutList(game, id);
  const change: Partial<CardState> = { zone, host: null };
  if (leaves) {
    Object.assign(change, FRESH, { controller: from.owner });
    // What lay on it for a time ends with its stay in play.
    const ends = (one: Modifier) =>
      one.on === id && one.winless === undefined && !(one.exile && zone === 'out');
    if (next.modifiers.some(ends))
      next = changed(next, { modifiers: next.modifiers.filter((one) => !ends(one)) });
  }
  next = setCard(next, id, change);
  return withList(next, id, zone, end ?? (zone === 'discard' || zone === 'deck' ? 'top' : 'bottom'));
}

/**
 * Puts a unit with all cards of its stack into a zone: the stack is one unit in all ways (Stacking and Rearranging).
 * Pilots and Equipment go with it. Face-down cards under it are set aside for good (Terms, face-down).
 */
export function placeStack(game: GameState, id: CardId, zone: ListZone, end?: 'top' | 'bottom'): GameState {
  if (isArena(zone) || zone === 'build') return place(game, id, zone, end);
  const { stack, pilots, equipment } = card(game, id);
  let next = place(game, id, zone, end);
  for (const lower of stack)
    next = card(game, lower).faceDown
      ? setCard(place(next, lower, 'out'), lower, { faceDown: true })
      : place(next, lower, zone, end);
  for (const rider of [...pilots, ...equipment]) next = placeStack(next, rider, zone, end);
  return next;
}

/** Puts a card on a unit: a Pilot, or an Equipment. */
export function placeOn(game: GameState, id: CardId, unit: CardId, as: 'pilots' | 'equipment'): GameState {
  const next = setCard(withoutList(game, id), id, { zone: 'on', host: unit });
  return setCard(next, unit, { [as]: [...card(next, unit)[as], id] });
}

/** Puts a Location into an arena that has none. */
export function placeLocation(game: GameState, id: CardId, arena: Arena): GameState {
  const next = setCard(withoutList(game, id), id, { zone: arena, host: null });
  return changed(next, { locations: { ...next.locations, [arena]: id } });
}

/** The face-up cards of a stack, the top card first; face-down cards under it are none of it (Terms, face-down). */
export const stackOf = (game: GameState, top: CardId): readonly CardId[] => [
  top,
  ...card(game, top).stack.filter((id) => !card(game, id).faceDown),
];

/** Gives control of a unit, with its whole stack, to a player. */
export function setController(game: GameState, id: CardId, side: Side): GameState {
  const { zone, controller, stack } = card(game, id);
  if (controller === side) return game;
  // What rides on another card stays there (Control of Pilots and Piloted Units); a Location lies between both players.
  const rides = zone === 'under' || zone === 'on' || (isArena(zone) && game.locations[zone] === id);
  let next = rides ? game : withoutList(game, id);
  for (const one of [id, ...stack]) next = setCard(next, one, { controller: side });
  return rides ? next : withList(next, id, zone, 'bottom');
}

/** Cards in the order in which they stand in the file: the order of every default (scenario file, script). */
export function inFileOrder(game: GameState, ids: readonly CardId[]): CardId[] {
  if (ids.length < 2) return ids.slice();
  return ids.slice().sort((a, b) => placeOf(game, a).at - placeOf(game, b).at);
}

/** Asked of empty lists most of the time: looking up the element before the first is slow. */
export const top = <T>(stack: readonly T[]): T | undefined =>
  stack.length > 0 ? stack[stack.length - 1] : undefined;

export const replaceTop = <T extends object>(stack: readonly T[], change: Partial<T>): T[] => {
  const last = top(stack);
  return last === undefined ? [] : [...stack.slice(0, -1), Object.assign({ ...last }, change)];
};
