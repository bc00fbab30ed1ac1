// The game of a file before anything happens: its cards where the file places them.

import type { PlayedFrom, Settings } from '../../core/game/game-files.ts';
import type { Edition } from '../editions/edition.ts';
import { type Means, newGame } from '../model/new-game.ts';
import type { Arena, CardId, CardState, GameState, ListZone, Side, Zone } from '../model/state.ts';
import { copyLists, row } from '../model/update.ts';
import type { Placed, Seat, SeatList, StartTable } from './placed.ts';

const zoneOf = (list: SeatList): ListZone =>
  list === 'outOfPlay' ? 'out' : list === 'buildZone' ? 'build' : list;

/** A game before anything happens. */
export type StartPosition = StartTable & PlayedFrom;

export function startGame(edition: Edition, position: StartPosition, settings: Settings = {}): GameState {
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

  const player = (seat: Seat, side: Side): Means => {
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
    return { force: seat.force, buildPoints: seat.buildPoints, lists: copyLists(lists) };
  };

  const players = { dark: player(position.dark, 'dark'), light: player(position.light, 'light') };
  const locations: Record<Arena, CardId | null> = { space: null, ground: null, character: null };
  for (const { arena, by, card } of position.locations) locations[arena] = place(card, arena, by);

  const { at, until, cards, order } = position;
  return newGame({
    ruleset: edition.id,
    defs: cards,
    ids: order,
    cards: row(order, (id) => states.get(id) as CardState),
    players,
    locations,
    point: at as GameState['point'],
    stop: typeof until === 'string' ? null : (until as GameState['stop']),
    // Its dice show numbers: the form of its files says so.
    dice: settings.dice ?? (position.dice as readonly number[]),
    shuffles: settings.shuffles ?? [],
    autoPass: settings.autoPass ?? 'never',
    shuffle: position.shuffle,
    seed: position.seed,
  });
}
