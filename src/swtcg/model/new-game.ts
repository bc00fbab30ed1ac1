// The position that a file describes, as the game's own state, before anything happens.

import type { PlayedFrom, Settings } from '../../core/game-files.ts';
import { seeded } from '../../core/random.ts';
import type { Edition } from '../editions/edition.ts';
import { sharedBox } from './game-setup.ts';
import type { Placed, Seat, SeatList, StartTable } from './placed.ts';
import {
  type Arena,
  type Box,
  type CardId,
  type CardState,
  type GameState,
  type ListZone,
  NO_CHANCE,
  type PlayerState,
  type Side,
  type TurnPoint,
  type Zone,
} from './state.ts';
import { copyLists, row } from './update.ts';

const zoneOf = (list: SeatList): ListZone =>
  list === 'outOfPlay' ? 'out' : list === 'buildZone' ? 'build' : list;

/** Preparation, Setup: each player starts with 30 build points, less what was bid for the side. */
const SETUP_POINTS = 30;

/** A game before anything happens. */
export type StartPosition = StartTable & PlayedFrom;

export function newGame(edition: Edition, position: StartPosition, settings: Settings = {}): GameState {
  const states = new Map<CardId, CardState>();
  const place = (placed: Placed, zone: Zone, controller: Side, host: CardId | null = null): CardId => {
    const { id, card, owner, tapped, faceDown, damage, build, counters } = placed;
    const lying = (cards: readonly Placed[], where: 'under' | 'on') =>
      row(cards, (one) => place(one, where, controller, id));
    states.set(id, {
      id,
      def: card,
      owner,
      controller,
      zone,
      host,
      tapped,
      faceDown,
      damage,
      build,
      stack: lying(placed.stack, 'under'),
      pilots: lying(placed.pilots, 'on'),
      equipment: lying(placed.equipment, 'on'),
      counters,
    });
    return id;
  };

  const player = (seat: Seat, side: Side): PlayerState => {
    const single = (card: Placed | null, zone: 'resource' | 'event') =>
      card === null ? [] : [place(card, zone, side)];
    const lists = {
      resource: single(seat.resource, 'resource'),
      event: single(seat.event, 'event'),
    } as Record<ListZone, CardId[]>;
    for (const [key, cards] of Object.entries(seat.lists) as [SeatList, readonly Placed[]][]) {
      const zone = zoneOf(key);
      // Out of play a card is its owner's again (The 4 Primary Rules, 1); `owner` differs in play only.
      lists[zone] = row(cards, (one) => place(one, zone, side));
    }
    return {
      force: seat.force,
      buildPoints: seat.buildPoints,
      setupPoints: SETUP_POINTS,
      setupSpent: 0,
      setupDone: false,
      lists: copyLists(lists),
    };
  };

  const players = { dark: player(position.dark, 'dark'), light: player(position.light, 'light') };
  const locations: Record<Arena, CardId | null> = { space: null, ground: null, character: null };
  for (const { arena, by, card } of position.locations) locations[arena] = place(card, arena, by);

  return {
    box: box(edition, position, settings),
    cards: row(position.order, (id) => states.get(id) as CardState),
    players,
    locations,
    turn: 1,
    point: position.at as GameState['point'],
    setupBy: null,
    arena: null,
    stop: typeof position.until === 'string' ? null : (position.until as Stop),
    windows: [],
    frames: [],
    attacks: [],
    rolls: [],
    damages: [],
    waiting: [],
    modifiers: [],
    last: {},
    bounties: [],
    striker: null,
    twice: false,
    used: [],
    nextId: 1,
    diceUsed: 0,
    shufflesUsed: 0,
    random: position.seed === null ? null : seeded(position.seed),
    result: null,
    path: [],
    log: [],
    chance: NO_CHANCE,
    steps: 0,
    again: null,
    known: [],
    zero: [],
    past: null,
  };
}

type Stop = { readonly turn: number; readonly point: TurnPoint };

const box = ({ id }: Edition, position: StartPosition, settings: Settings): Box =>
  sharedBox({
    ruleset: id,
    defs: position.cards,
    ids: position.order,
    index: Object.fromEntries(position.order.map((id, i) => [id, i])),
    dice: settings.dice ?? position.dice,
    shuffles: settings.shuffles ?? [],
    autoPass: settings.autoPass ?? 'never',
    shuffle: position.shuffle,
  });
