// Searching one's deck or discard pile, and shuffling. What is not found is not taken (Phrases, "search your …").

import { amountOf } from '../effects/amounts.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import { candidates } from '../effects/select.ts';
import { note } from '../model/log.ts';
import { shuffleDeck } from '../model/shuffle.ts';
import { type CardId, type GameState, other, type Side } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { card, place, setCard } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';
import { putCard } from './put.ts';

/** Where the cards lie that are looked through. */
const ZONES = { deck: ['deck'], discard: ['discard'], hand: ['hand'], either: ['deck', 'discard'] } as const;

/** What becomes of a card that was found. */
function take(game: GameState, id: CardId, by: Side, part: PartOf<'search'>): GameState {
  if (part.into === 'its-arena') return putCard(game, id, by, 'its-arena', { called: part.what });
  if (part.into === 'build')
    return setCard(place(game, id, 'build'), id, { faceDown: true, build: part.counters ?? 0 });
  return place(game, id, part.into ?? 'hand');
}

export const search: PartRule<PartOf<'search'>> = {
  perform: (game, frame, part) => {
    const context = contextOf(frame);
    const mine = frame.answers.flat();
    const of = part.of ?? 'you';
    const left = ZONES[part.zone]
      .flatMap((zone) => candidates(game, context, { ...part.what, zone, of }))
      .filter((id) => !mine.includes(id));
    const declined = frame.answers.at(-1)?.length === 0;
    if (!declined && mine.length < amountOf(game, context, part.n) && left.length > 0) {
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.search',
        solo: frame.by,
        options: left,
        optional: part.upTo,
      });
      return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
    }
    const happening = {
      type: 'cards-searched',
      by: frame.by,
      cards: { shown: part.hidden ? [] : mine },
      numbers: { cards: mine.length },
      words: { zone: part.zone, into: part.into ?? 'hand' },
      ...(part.hidden && { secret: { seat: frame.by, cards: { picked: mine } } }),
    } as const;
    if (mine.length === 0) return note(game, 'rule', 'effect.search', happening);
    const next = mine.reduce((now, id) => take(now, id, frame.by, part), game);
    // Of the unit whose name was looked for there may be more to say.
    const told = part.what.sameName === 'that' ? next : setFrame(next, { that: mine });
    return note(told, 'rule', 'effect.search', happening);
  },
};

export const shuffle: PartRule<PartOf<'shuffle'>> = {
  perform: (game, frame, part) => {
    const by = part.who === 'opponent' ? other(frame.by) : frame.by;
    const added = part.with ? game.players[by].lists[part.with] : [];
    const next = added.reduce((now, id) => place(now, id, 'deck', 'bottom'), game);
    return note(shuffleDeck(next, by), 'rule', 'effect.search', { type: 'deck-shuffled', by });
  },
};

/** "Reveal": the opponent is shown the cards (Terms, reveal). */
export const revealHand: PartRule<PartOf<'reveal-hand'>> = {
  perform: (game, frame, part) =>
    sidesOf(frame.by, part.who).reduce((next, side) => {
      const { hand, build } = next.players[side].lists;
      const cards = part.zone ? build.filter((id) => card(next, id).faceDown) : hand;
      return note(next, 'rule', 'effect.search', {
        type: 'cards-shown',
        by: side,
        cards: { cards },
        words: { from: part.zone ? 'build' : 'hand' },
      });
    }, game),
};
