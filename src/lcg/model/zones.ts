// Cards and where they are: reading them, and putting them elsewhere. A bare move: what follows from it is up to the rules.
import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { cardNames } from '../log/card-names.ts';
import {
  type Box,
  type CardId,
  type CardState,
  DIAL,
  type GameState,
  type ListZone,
  type PlayerState,
  type Side,
  type Zone,
} from './state.ts';

export const card = (game: GameState, id: CardId): CardState =>
  game.cards[game.box.index[id] as number] as CardState;

export const def = (game: GameState, id: CardId): CardDef => game.box.defs[card(game, id).def] as CardDef;

export const player = (game: GameState, side: Side): PlayerState => game.players[side];

export const list = (game: GameState, side: Side, zone: ListZone): readonly CardId[] =>
  game.players[side].lists[zone];

/** The zones in play (In Play and Out of Play). */
const IN_PLAY: ReadonlySet<Zone> = new Set(['affiliation', 'objectives', 'enhancements', 'units', 'on']);

export const isInPlay = ({ zone, faceDown }: CardState): boolean => IN_PLAY.has(zone) && !faceDown;

export const inPlay = (game: GameState, id: CardId): boolean => isInPlay(card(game, id));

/** Ids in file order. */
export const inFileOrder = (game: GameState, ids: readonly CardId[]): readonly CardId[] => {
  const { index } = game.box;
  for (let i = 1; i < ids.length; i++)
    if ((index[ids[i - 1] as CardId] as number) > (index[ids[i] as CardId] as number))
      return ids.slice().sort((a, b) => (index[a] as number) - (index[b] as number));
  return ids;
};

export function setCard(game: GameState, id: CardId, change: Partial<CardState>): GameState {
  const at = game.box.index[id] as number;
  const cards = game.cards.slice();
  cards[at] = { ...(cards[at] as CardState), ...change };
  return { ...game, cards };
}

export const setPlayer = (game: GameState, side: Side, change: Partial<PlayerState>): GameState => ({
  ...game,
  players: { ...game.players, [side]: { ...game.players[side], ...change } },
});

export const setList = (game: GameState, side: Side, zone: ListZone, cards: readonly CardId[]): GameState =>
  setPlayer(game, side, { lists: { ...game.players[side].lists, [zone]: cards } });

const without = (ids: readonly CardId[], id: CardId): readonly CardId[] => ids.filter((one) => one !== id);

/** Who has the list in which a card of this zone stands: cards in play are their controller's, piles their owner's. */
function holder({ zone, owner, controller }: CardState): Side {
  return zone === 'objectives' || zone === 'units' || zone === 'enhancements' || zone === 'victory'
    ? controller
    : owner;
}

/** Takes a card out of the list that it is in. */
function lift(game: GameState, id: CardId): GameState {
  const state = card(game, id);
  const { zone, host } = state;
  if (zone === 'out') return game;
  if (host === DIAL) return { ...game, dialCards: without(game.dialCards, id) };
  if (host !== null) {
    const { enhancements, captured } = card(game, host);
    return zone === 'captured'
      ? setCard(game, host, { captured: without(captured, id) })
      : setCard(game, host, { enhancements: without(enhancements, id) });
  }
  const side = holder(state);
  return setList(game, side, zone as ListZone, without(list(game, side, zone as ListZone), id));
}

export interface Destination {
  readonly zone: Zone;
  /** Whose list: in play the controller, else the owner (or, for the victory pile, its player). */
  readonly side: Side;
  readonly host?: CardId | null;
  readonly at?: 'top' | 'bottom';
  readonly faceDown?: boolean;
}

const FRESH = { focus: 0, damage: 0, shields: 0, committed: false, host: null, faceDown: false } as const;

/** Lists that keep file order; in the others the order of cards has a meaning. */
const SORTED: ReadonlySet<Zone> = new Set(['objectives', 'enhancements', 'units']);

/** Puts a card somewhere: it leaves its tokens behind if it leaves play or enters it, and is controlled by `side` from then on. */
export function put(game: GameState, id: CardId, to: Destination): GameState {
  const before = card(game, id);
  const { zone, side, host = null, at = 'bottom', faceDown = false } = to;
  const stays = isInPlay(before) && IN_PLAY.has(zone) && !faceDown;
  const lifted = lift(game, id);
  const change: Partial<CardState> = stays
    ? { zone, host, controller: side }
    : {
        ...FRESH,
        zone,
        host,
        faceDown,
        controller: SORTED.has(zone) || zone === 'on' || zone === 'victory' ? side : before.owner,
        life: before.life + 1,
      };
  const moved = setCard(lifted, id, change);
  if (zone === 'out') return moved;
  if (zone === 'on' && host === DIAL)
    return { ...moved, dialCards: inFileOrder(moved, [...moved.dialCards, id]) };
  if (zone === 'on')
    return setCard(moved, host as CardId, {
      enhancements: inFileOrder(moved, [...card(moved, host as CardId).enhancements, id]),
    });
  if (zone === 'captured')
    return setCard(moved, host as CardId, { captured: [...card(moved, host as CardId).captured, id] });
  const where = holder(card(moved, id));
  const present = list(moved, where, zone);
  const next = at === 'top' ? [id, ...present] : [...present, id];
  return setList(moved, where, zone, SORTED.has(zone) ? inFileOrder(moved, next) : next);
}

/** The names of a game's cards: which card has which title never changes. */
const namesOf = memoize((_box: Box): { names: ReadonlyMap<CardId, string> | null } => ({ names: null }));

/** What a card is called in sentences: its title, with its id where another card of the game has the same. */
export function label({ box, cards }: GameState, id: CardId): string {
  const kept = namesOf(box);
  kept.names ??= cardNames(cards.map((one) => [one.id, box.defs[one.def] as CardDef] as const));
  return kept.names.get(id) ?? id;
}

export const sideName = (side: Side): string => (side === 'dark' ? 'Dark' : 'Light');

/** Cards in play that a player controls, in file order: what the play area has, and what is attached to anything. */
export function controlled(game: GameState, side: Side): readonly CardId[] {
  const found: CardId[] = [];
  for (const { id, zone, controller, faceDown } of game.cards)
    if (controller === side && IN_PLAY.has(zone) && !faceDown) found.push(id);
  return found;
}
