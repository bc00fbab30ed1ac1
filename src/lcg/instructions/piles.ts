// Instructions about cards out of play: drawing, discarding, looking, searching, putting somewhere.
import type { Act } from '../model/acts.ts';
import { atRandom, shufflePile } from '../model/chance.ts';
import { note } from '../model/log.ts';
import { type CardId, DIAL, type GameState, type Side } from '../model/state.ts';
import { card, def, inFileOrder, inPlay, list } from '../model/zones.ts';
import { cardsFor, idsOf } from './choosing.ts';
import { type Carry, carryOut, oneByOne } from './context.ts';
import { putActs } from './putting.ts';

/** Cards come one at a time, each with its triggers (FAQ 1.1). */
export const draw: Carry<'draw'> = ({ who, n }, { d, scope, cause }) => {
  const amount = d.amount(n, scope);
  return oneByOne(
    d
      .players(who, scope)
      .flatMap((side) =>
        Array.from(
          { length: Math.max(0, amount) },
          (): Act => ({ do: 'draw', who: side, source: cause.source }),
        ),
      ),
  );
};

export const discard: Carry<'discard'> = function* ({ what }, context) {
  const { game, cause } = context;
  const ids = yield* cardsFor(context, what);
  return carryOut(
    inFileOrder(
      game,
      ids.filter((id) => id !== DIAL),
    ).map(
      (id): Act =>
        inPlay(game, id)
          ? { do: 'leave', card: id, kind: 'discarded', to: { zone: 'discard' }, ...cause }
          : { do: 'move', card: id, kind: 'discarded', to: { zone: 'discard' }, ...cause },
    ),
  );
};

/** A selector on a hand means the whole hand. */
export const look: Carry<'look'> = function* ({ at, reveal }, context) {
  const { game, frame } = context;
  const ids = yield* cardsFor(context, at);
  if (ids.length === 0) return { short: true, seen: [] };
  const noted = note(game, 'rule', reveal ? 'effect.reveal' : 'effect.search', {
    type: 'cards-seen',
    by: frame.by,
    cards: { cards: reveal ? ids : [] },
    words: { how: reveal ? 'revealed' : 'looked' },
    ...(!reveal && { secret: { seat: frame.by, cards: { cards: ids } } }),
  });
  return { game: noted, seen: ids, outcome: { cards: ids, n: ids.length, full: true } };
};

export const search: Carry<'search'> = function* (instruction, context) {
  const { game, d, frame, scope } = context;
  const { zone, for: filter, n, top, into, reveal, participating } = instruction;
  const pile = list(game, frame.by, zone);
  const seen = top === undefined ? pile : pile.slice(0, top);
  const open = inFileOrder(
    game,
    seen.filter((id) => d.matches(id, { ...filter, zone }, scope)),
  );
  const most = Math.min(open.length, n === 'any' ? open.length : d.amount(n, scope));
  const looked = note(game, 'rule', 'effect.search', {
    type: 'cards-seen',
    by: frame.by,
    cards: { cards: [] },
    words: { how: 'looked' },
    secret: { seat: frame.by, cards: { cards: seen } },
  });
  if (most === 0) return { game: looked, seen, short: true };
  const one = most === 1;
  const taken = idsOf(
    yield {
      by: frame.by,
      rule: 'effect.search',
      what: 'card',
      options: open,
      least: one ? null : 0,
      most: one ? null : most,
      fallback: one ? (open[0] as CardId) : open.slice(0, most),
    },
  );
  const shown = reveal
    ? note(looked, 'rule', 'effect.reveal', {
        type: 'cards-seen',
        by: frame.by,
        cards: { cards: taken },
        words: { how: 'revealed' },
      })
    : looked;
  const rest = seen.filter((id) => !taken.includes(id));
  const acts: Act[] =
    into === 'hand'
      ? taken.map((id) => ({
          do: 'move',
          card: id,
          kind: 'returned',
          to: { zone: 'hand' },
          ...context.cause,
        }))
      : yield* putActs({ ...context, game: shown }, taken, {
          side: frame.by,
          participating: participating === true,
        });
  return { ...carryOut(acts), game: shown, seen: rest };
};

export const shuffle: Carry<'shuffle'> = ({ zone, who }, { game, d, scope }) => {
  let next = game;
  for (const side of d.players(who, scope)) {
    if (game.players[side].outside[zone]) continue;
    next = note(shufflePile(next, side, zone), 'rule', 'effect.search', {
      type: 'pile-shuffled',
      by: side,
      words: { pile: zone },
    });
  }
  return { game: next };
};

const zoneOf = (game: GameState, id: CardId): 'deck' | 'objectiveDeck' =>
  def(game, id).type === 'Objective' ? 'objectiveDeck' : 'deck';

/** Cards go to their owners' hands, decks …; several that go to a deck together are put in an order. */
export const put: Carry<'put'> = function* ({ what, into, order }, context) {
  const { game, frame, cause } = context;
  const cards = (yield* cardsFor(context, what)).filter((id) => id !== DIAL);
  if (cards.length === 0) return { short: true };
  let next = game;
  let ids: readonly CardId[] = cards;
  if (order === 'random') {
    const orders: CardId[] = [];
    for (const side of ['dark', 'light'] as const) {
      const [mixed, after] = atRandom(next, side, inFileOrder(game, ownedBy(game, cards, side)));
      orders.push(...mixed);
      next = after;
    }
    ids = orders;
  } else if (order === 'any' && cards.length > 1) {
    ids = idsOf(
      yield {
        by: frame.by,
        rule: 'effect.choose',
        what: 'order',
        options: cards,
        least: cards.length,
        most: cards.length,
        fallback: cards,
      },
    );
  }
  const at = into === 'deck-top' ? 'top' : 'bottom';
  // Told from the top: the last one is put there first.
  const told = into === 'deck-top' ? ids.slice().reverse() : ids;
  const acts = told.map((id): Act => {
    const zone = into === 'hand' || into === 'out' || into === 'edge' ? into : zoneOf(game, id);
    const to = { zone, at } as const;
    return inPlay(game, id)
      ? { do: 'leave', card: id, kind: 'returned', to, ...cause }
      : { do: 'move', card: id, kind: 'returned', to, ...cause };
  });
  const result = carryOut(acts);
  if (into !== 'deck') return { ...result, game: next };
  return {
    game: next,
    todo: [...(result.todo ?? []), { kind: 'shuffle-in', cards: ids }],
  };
};

const ownedBy = (game: GameState, ids: readonly CardId[], side: Side): readonly CardId[] =>
  ids.filter((id) => card(game, id).owner === side);

/** What was put into decks is shuffled in; without chance it stays at the bottom. */
export function shuffleIn(game: GameState, ids: readonly CardId[]): GameState {
  let next = game;
  for (const side of ['dark', 'light'] as const)
    for (const zone of ['deck', 'objectiveDeck'] as const) {
      const there = ids.filter((id) => list(next, side, zone).includes(id));
      if (there.length > 0) next = shufflePile(next, side, zone, there);
    }
  return next;
}
