// Preparation, step by step: sides, Event, Resource, shuffle and draw, mulligan, setup.

import { editionOf } from '../../editions/index.ts';
import { emit } from '../../effects/events.ts';
import { pushFrame } from '../../effects/frames.ts';
import { buildCost, type Destination } from '../../effects/price.ts';
import { note } from '../../model/log.ts';
import { STARTING_BUILD } from '../../model/new-game.ts';
import { shuffleDeck } from '../../model/shuffle.ts';
import type { Arena } from '../../model/state.ts';
import { type CardId, type GameState, other, SIDES, type Side } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { openWindow } from '../../model/windows.ts';
import { card, def, isArena, place, setCard, setPlayer } from '../../model/zones.ts';
import { drawCards } from '../actions/draw.ts';
import { stackOnTop, stackUnder } from '../build/stacks.ts';

const HAND = 7;

/** The player who bids for a side starts with the points that were bid; the other keeps 30 (Choose Sides). */
export function bidForSide(game: GameState, side: Side, points: number): GameState {
  let next = setPlayer(game, side, { setupPoints: points });
  next = setPlayer(next, other(side), { setupPoints: STARTING_BUILD });
  return note(next, 'deed', 'prepare.sides', { type: 'side-bid', by: side, numbers: { points } });
}

/** The Event comes into play and its instructions are carried out at once (Play Event). */
export function playEvent(game: GameState, side: Side, id: CardId): GameState {
  const happening = { type: 'event-played', by: side, cards: { event: id } } as const;
  const next = note(place(game, id, 'event'), 'deed', 'prepare.event', happening);
  const parts = def(game, id).effects.flatMap((one) => (one.kind === 'instruction' ? one.parts : []));
  if (parts.length === 0) return next;
  const effect = { kind: 'instruction', parts } as const;
  return pushFrame(next, { kind: 'effect', by: side, source: id, key: id, effect, how: 'trigger' });
}

export function pullResource(game: GameState, side: Side, id: CardId): GameState {
  const happening = { type: 'resource-pulled', by: side, cards: { resource: id } } as const;
  return note(place(game, id, 'hand'), 'deed', 'prepare.resource', happening);
}

export function shuffleAndDraw(game: GameState): GameState {
  let next = game;
  for (const side of SIDES) {
    next = note(shuffleDeck(next, side), 'rule', 'prepare.draw', { type: 'deck-shuffled', by: side });
    const missing = HAND - next.players[side].lists.hand.length;
    if (missing > 0) next = drawCards(next, side, missing, 'prepare.draw');
  }
  return next;
}

/** Sets non-unit cards aside, draws as many, and discards them or shuffles them back (Mulligan). */
export function doMulligan(
  game: GameState,
  side: Side,
  cards: readonly CardId[],
  to: 'discard' | 'deck',
): GameState {
  let next = note(game, 'deed', 'prepare.mulligan', { type: 'cards-set-aside', by: side, cards: { cards } });
  for (const id of cards) next = place(next, id, 'out');
  next = drawCards(next, side, cards.length, 'prepare.mulligan');
  for (const id of cards) next = place(next, id, to, to === 'deck' ? 'bottom' : 'top');
  next = note(next, 'rule', 'prepare.mulligan', {
    type: 'set-aside-returned',
    numbers: { cards: cards.length },
    words: { to },
  });
  return to === 'discard' && !editionOf(game.box).setup.mulliganToDeck ? next : shuffleDeck(next, side);
}

/** What a player has left to spend in setup. */
export const setupLeft = (game: GameState, side: Side): number => {
  const { setupPoints, setupSpent } = game.players[side];
  return setupPoints - setupSpent;
};

/** What a card costs in setup; an Event may change it (Event zone). A stack costs its top card and 1 for each other card. */
export const setupPrice = (game: GameState, id: CardId, where: Destination): number =>
  buildCost(game, card(game, id).controller, id, where);

/** Where a card can go in setup. */
export type SetupZone = Arena | 'resource' | 'buildZone' | 'top' | 'under';

export interface SetupPlace {
  readonly to: SetupZone;
  readonly unit: CardId | null;
  readonly counters: number;
}

/** Puts a card into play in setup; it isn't deployed, and another card is drawn for it. */
export function setUp(
  game: GameState,
  side: Side,
  id: CardId,
  { to, unit, counters }: SetupPlace,
): GameState {
  let next = game;
  const price = to === 'buildZone' ? counters : setupPrice(game, id, { to, unit });
  if (isArena(to)) next = place(next, id, to);
  else if (to === 'resource') next = place(next, id, 'resource');
  else if (to === 'buildZone') {
    next = setCard(place(next, id, 'build'), id, { faceDown: true, build: counters });
    next = setPlayer(next, side, { setupDone: true });
  } else {
    const host = unit as CardId;
    next = to === 'top' ? stackOnTop(next, host, id) : stackUnder(next, host, id);
  }
  const spent = next.players[side].setupSpent + price;
  next = setPlayer(next, side, { setupSpent: spent });
  next = note(next, 'deed', 'prepare.setup', {
    type: 'card-set-up',
    by: side,
    // Whoever looks on does not know the face-down card (Information Sharing).
    cards: { card: to === 'buildZone' ? null : id, unit },
    numbers: { counters, spent, points: next.players[side].setupPoints },
    words: { to },
    ...(to === 'buildZone' && { secret: { seat: side, cards: { card: id } } }),
  });
  // It is put into its arena, and an Event may wait for that (Unit Cards; Event zone).
  if (isArena(to)) next = emit(next, { type: 'arrived', card: id, side, arena: to, how: 'put' });
  return drawCards(next, side, 1, 'prepare.setup');
}

/** Who sets up next: each player goes on until their total is the greater, then the other; one who is done is left out. */
export function nextInSetup(game: GameState): Side | null {
  const { dark, light } = game.players;
  const last = game.setupBy;
  if (dark.setupDone && light.setupDone) return null;
  if (last === null) return 'dark';
  const mine = game.players[last];
  const theirs = game.players[other(last)];
  if (mine.setupDone) return other(last);
  return !theirs.setupDone && mine.setupSpent > theirs.setupSpent ? other(last) : last;
}

export const setupStarts = (game: GameState): GameState => emit(game, { type: 'setup-starts' });

export const setupEnds = (game: GameState): GameState => emit(game, { type: 'setup-ends' });

export const askSetup = (game: GameState): GameState => {
  const solo = nextInSetup(game);
  return solo
    ? openWindow(changed(game, { setupBy: solo }), { kind: 'setup', rule: 'prepare.setup', solo })
    : game;
};

export const finishSetup = (game: GameState, side: Side): GameState =>
  note(setPlayer(game, side, { setupDone: true }), 'deed', 'prepare.setup', {
    type: 'setup-finished',
    by: side,
  });
