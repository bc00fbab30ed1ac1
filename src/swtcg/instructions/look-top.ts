// Looking at the top of a deck: some of the cards are taken, the rest goes back in the order that one likes, or away.

import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import { matches } from '../effects/select.ts';
import { note } from '../model/log.ts';
import { shuffleDeck } from '../model/shuffle.ts';
import type { CardId, Frame, GameState, Side } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { place, seat, setCard } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';
import { putCard } from './put.ts';

type Look = PartOf<'look-top'>;

function taken(
  game: GameState,
  id: CardId,
  by: Side,
  { into, counters, what }: NonNullable<Look['take']>,
): GameState {
  if (into === 'its-arena') return putCard(game, id, by, 'its-arena', { called: what });
  if (into === 'bottom') return place(game, id, 'deck', 'bottom');
  const next = place(game, id, into);
  return into === 'build' ? setCard(next, id, { faceDown: true, build: counters ?? 0 }) : next;
}

/** The cards that may be taken, those that are, and those that stay. */
function sorted(game: GameState, frame: Frame, part: Look, side: Side) {
  const cards = game.players[side].lists.deck.slice(0, amountOf(game, contextOf(frame), part.n));
  const { take } = part;
  const what = take?.what;
  const able = take ? cards.filter((id) => !what || matches(game, contextOf(frame), id, what)) : [];
  const all = take && (take.n === 'all' || (able.length <= take.n && !take.upTo));
  const answer = take && !all ? frame.answers[0] : undefined;
  const mine = all ? able : (answer ?? []);
  return { cards, able, mine, asks: take !== undefined && !all && !answer && able.length > 0 };
}

const ask = (game: GameState, frame: Frame, options: readonly CardId[], count: number, optional: boolean) =>
  setFrame(
    openWindow(game, { kind: 'choice', rule: 'effect.look', solo: frame.by, options, count, optional }),
    {
      wait: 'choice',
      round: frame.round + 1,
    },
  );

export const lookTop: PartRule<PartOf<'look-top'>> = {
  perform: (game, frame, part) => {
    const side = seat(frame, part.who);
    const { cards, able, mine, asks } = sorted(game, frame, part, side);
    if (asks) {
      const most = part.take?.n === 'all' ? able.length : Math.min(part.take?.n ?? 0, able.length);
      return ask(game, frame, able, most, part.take?.upTo === true);
    }
    const left = cards.filter((id) => !mine.includes(id));
    const ordering = part.rest === 'top' || part.rest === 'bottom';
    // The rest goes back in the order that its player likes: the first one named lies uppermost.
    const order = ordering && left.length > 1 ? frame.answers[frame.answers.length - 1] : left;
    const ordered = order && order.length === left.length && left.every((id) => order.includes(id));
    if (!ordered) return ask(game, frame, left, left.length, false);
    let next = note(game, 'rule', 'effect.look', {
      type: 'top-looked-at',
      by: frame.by,
      cards: { shown: part.shown ? cards : [] },
      numbers: { cards: cards.length },
      words: { seat: side, how: part.shown ? 'revealed' : 'looked' },
      ...(!part.shown && { secret: { seat: frame.by, cards: { seen: cards } } }),
    });
    if (part.take) for (const id of mine) next = taken(next, id, frame.by, part.take);
    if (part.rest === 'discard') for (const id of left) next = place(next, id, 'discard');
    if (part.rest === 'bottom') for (const id of order) next = place(next, id, 'deck', 'bottom');
    if (part.rest === 'top') for (const id of order.slice().reverse()) next = place(next, id, 'deck', 'top');
    if (part.rest === 'shuffle') next = shuffleDeck(next, side);
    if (part.take && mine.length > 0) next = setFrame(next, { that: mine });
    return next;
  },
};
