// The judge's hand: something is put on the table as it was played (a ruling, a mistake, an effect that is not read).
// No rule is asked; what would break the table itself (a card in two places) can't be said.

import { SwtcgError } from '../../core/error.ts';
import { MOST_DICE } from '../../core/most-dice.ts';
import type { Happening } from '../log/types.ts';
import { note } from '../model/log.ts';
import { shuffleDeck } from '../model/shuffle.ts';
import {
  type CardId,
  type CardState,
  type GameState,
  type ListZone,
  SIDES,
  type Side,
} from '../model/state.ts';
import { changed } from '../model/update.ts';
import {
  card,
  def,
  hasCard,
  isArena,
  label,
  place,
  placeLocation,
  placeOn,
  placeStack,
  setCard,
  setController,
  setPlayer,
  withZone,
} from '../model/zones.ts';
import { takeDice } from '../rules/dice/roll.ts';

/** All that players can do by hand, in the order in which it is done. */
export interface ManualChange {
  /** The card that is moved, turned or marked. */
  readonly card?: CardId;
  readonly zone?: ListZone;
  /** Where in a deck or discard pile it is put. */
  readonly at?: 'top' | 'bottom';
  /** The unit that it is put on, as Pilot or as Equipment. */
  readonly on?: CardId;
  readonly controller?: Side;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly build?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** Whose Force, build points, deck or dice. */
  readonly side?: Side;
  readonly force?: number;
  readonly buildPoints?: number;
  /** So many cards from the top of the deck go to hand. */
  readonly draw?: number;
  readonly shuffle?: true;
  /** So many dice are rolled; `dice` is what real ones show. */
  readonly roll?: number;
  readonly dice?: readonly number[];
  /** Cards that are shown to both players. */
  readonly reveal?: readonly CardId[];
  readonly note?: string;
}

const MARKS = ['tapped', 'faceDown', 'damage', 'build', 'counters'] as const;
const NUMBERS = ['damage', 'build', 'force', 'buildPoints', 'draw', 'roll'] as const;
const OF_A_SIDE = ['force', 'buildPoints', 'draw', 'shuffle', 'dice', 'roll'] as const;
const MOST = 9999;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;

/** What a file calls something that is not there. */
const named = (name: unknown): string =>
  typeof name === 'string' ? `"${name}"` : 'something without a name';

/** What is wrong with the change itself, or null. It may come from a file. */
function wrong(game: GameState, change: ManualChange): string | null {
  const { tapped, faceDown, at, shuffle, note: words = '', counters = {}, reveal = [] } = change;
  const lists: readonly unknown[] = [reveal, change.dice ?? []];
  if (!lists.every(Array.isArray)) return 'cards that are shown, and dice, are lists';
  const cards = [change.card, change.on].filter((id) => id !== undefined);
  for (const id of [...cards, ...reveal]) if (!hasCard(game, id)) return `there is no card ${named(id)}`;
  for (const key of NUMBERS)
    if (change[key] !== undefined && !isCount(change[key])) return `"${key}" is a whole number, 0 or more`;
  if (change.zone !== undefined && !Object.keys(game.players.dark.lists).includes(change.zone))
    return `there is no zone ${named(change.zone)}`;
  for (const side of [change.controller, change.side])
    if (side !== undefined && !SIDES.includes(side)) return `there is no side ${named(side)}`;
  if (typeof counters !== 'object' || counters === null || !Object.values(counters).every(isCount))
    return 'counters are whole numbers, 0 or more';
  if (Object.keys(counters).some((name) => name in Object.prototype))
    return 'a counter needs a name of its own';
  if ([tapped, faceDown, shuffle].some((yes) => yes !== undefined && typeof yes !== 'boolean'))
    return '"tapped", "faceDown" and "shuffle" are true or false';
  if (at !== undefined && at !== 'top' && at !== 'bottom') return 'a card is put on top or at the bottom';
  if (typeof words !== 'string' || words.length > MOST) return 'a note is a text';
  const { card: moved, on, roll, dice } = change;
  if ((on ?? change.zone ?? change.controller) !== undefined && moved === undefined)
    return 'say which card is moved';
  if (moved !== undefined && on !== undefined) {
    if (moved === on || !isUnitInPlay(game, on))
      return `${label(game, on)} is no unit that a card could be put on`;
    if (!['unit', 'equipment'].includes(def(game, moved).kind))
      return `${label(game, moved)} is neither a Pilot nor an Equipment`;
  }
  const lacking = OF_A_SIDE.find((key) => change[key] !== undefined && change.side === undefined);
  if (lacking) return `say whose "${lacking}" is meant: give the side`;
  if (dice && !dice.every((die) => isCount(die) && die >= 1 && die <= 6)) return 'dice show 1 to 6';
  if ((roll ?? dice?.length ?? 0) > MOST_DICE) return `at most ${MOST_DICE} dice are rolled at once`;
  return null;
}

const isUnitInPlay = (game: GameState, id: CardId): boolean =>
  def(game, id).kind === 'unit' && (isArena(card(game, id).zone) || card(game, id).zone === 'build');

/** A Location lies in its arena alone; one that lay there goes to its owner's discard pile. */
function putByHand(game: GameState, id: CardId, { zone, at, on }: ManualChange): GameState {
  if (on !== undefined)
    return placeOn(game, id, on, def(game, id).kind === 'equipment' ? 'equipment' : 'pilots');
  if (zone === undefined) return game;
  if (isArena(zone) && def(game, id).kind === 'location') {
    const there = game.locations[zone];
    return placeLocation(there === null ? game : place(game, there, 'discard'), id, zone);
  }
  return placeStack(game, id, zone, at);
}

function changeCard(game: GameState, id: CardId, change: ManualChange): GameState {
  let next = game;
  const takes = change.controller !== card(next, id).controller;
  const controller = (takes && change.controller) || null;
  if (controller) next = setController(next, id, controller);
  const { zone = null, on = null, at = null } = change;
  const moves = on !== null || at !== null || (zone !== null && zone !== card(next, id).zone);
  if (moves) next = putByHand(next, id, change);
  const marks: Partial<Record<(typeof MARKS)[number], unknown>> = {};
  for (const mark of MARKS) if (change[mark] !== undefined) marks[mark] = change[mark];
  next = setCard(next, id, marks as Partial<CardState>);
  const { tapped, faceDown, damage = null, build = null, counters } = change;
  return byHand(next, {
    type: 'card-set-by-hand',
    cards: { card: id, on },
    numbers: { damage, build },
    words: {
      controller,
      zone: moves && on === null ? zone : null,
      at: moves && on === null ? at : null,
      tapped: flag(tapped),
      faceDown: flag(faceDown),
      counters: counters ? 'set' : null,
    },
  });
}

const flag = (set: boolean | undefined): 'true' | 'false' | null =>
  set === undefined ? null : set ? 'true' : 'false';

const byHand = (game: GameState, happening: Happening): GameState =>
  note(game, 'manual', 'judge.set', happening);

function changeSide(game: GameState, side: Side, change: ManualChange): GameState {
  const words = { seat: side };
  let next = game;
  const { force, buildPoints, draw, shuffle, roll, dice } = change;
  if (force !== undefined)
    next = byHand(setPlayer(next, side, { force }), { type: 'force-set-by-hand', numbers: { force }, words });
  if (buildPoints !== undefined)
    next = byHand(setPlayer(next, side, { buildPoints }), {
      type: 'build-points-set-by-hand',
      numbers: { points: buildPoints },
      words,
    });
  if (shuffle) next = byHand(shuffleDeck(next, side), { type: 'deck-shuffled-by-hand', words });
  if (draw !== undefined) {
    const drawn = next.players[side].lists.deck.slice(0, draw);
    for (const id of drawn) next = place(next, id, 'hand');
    next = byHand(next, {
      type: 'cards-drawn-by-hand',
      numbers: { cards: drawn.length },
      words,
      secret: { seat: side, cards: { drawn } },
    });
  }
  return roll !== undefined || dice ? rollByHand(next, side, change) : next;
}

/** Dice that no rule asked for: they fall like all others and are written down with them. */
function rollByHand(game: GameState, side: Side, { roll = 0, dice }: ManualChange): GameState {
  const [fallen, next] = dice ? ([dice, game] as const) : takeDice(game, roll);
  if (fallen.length < roll) throw refused('there are no dice: say what real ones show');
  const chance = { ...next.chance, rolls: [...next.chance.rolls, fallen] };
  return byHand(changed(next, { chance }), {
    type: 'dice-rolled-by-hand',
    numbers: { dice: fallen },
    words: { seat: side },
  });
}

const refused = (message: string): SwtcgError =>
  new SwtcgError({
    code: 'not-legal',
    message: `This can't be done by hand: ${message}.`,
    rule: 'judge.set',
  });

/** Carries out a manual change. One that makes no sense is an error and changes nothing. */
export function setByHand(game: GameState, change: ManualChange): GameState {
  const fault = wrong(game, change);
  if (fault) throw refused(fault);
  let next = game;
  if (change.card !== undefined) next = changeCard(next, change.card, change);
  if (change.side) next = changeSide(next, change.side, change);
  if (change.reveal) next = byHand(next, { type: 'cards-shown-by-hand', cards: { cards: change.reveal } });
  return change.note ? byHand(next, { type: 'note-made', words: { note: change.note } }) : next;
}

/** A card that was not known is named. */
export function nameCard(game: GameState, id: CardId, as: string): GameState {
  if (!hasCard(game, id) || typeof as !== 'string' || !Object.hasOwn(game.box.defs, as))
    throw refused(hasCard(game, id) ? `no card is known as ${named(as)}` : `there is no card ${named(id)}`);
  let next = setCard(game, id, { def: as });
  const { owner, zone } = card(game, id);
  if (zone === 'hand') {
    // A hand with another card in it is another hand: what is known of it is kept with the list.
    const { lists } = next.players[owner];
    next = setPlayer(next, owner, { lists: withZone(lists, zone, lists.hand.slice()) });
  }
  return note(next, 'manual', 'judge.reveal', { type: 'card-identified', cards: { card: id } });
}
