// Discarding from hand: who discards chooses, unless the effect says that another does or that chance does.

import { amountOf } from '../effects/amounts.ts';
import { emit } from '../effects/events.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import { matches } from '../effects/select.ts';
import { note } from '../model/log.ts';
import { atRandom } from '../model/shuffle.ts';
import type { CardId, Frame, GameState, Side } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { place } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf, takesFrom } from './points.ts';

const cardsOf = (game: GameState, frame: Frame, part: PartOf<'discard-from-hand'>, side: Side) => {
  const { what } = part;
  const { hand } = game.players[side].lists;
  return what ? hand.filter((id) => matches(game, contextOf(frame), id, what)) : hand;
};

export const discardFromHand: PartRule<PartOf<'discard-from-hand'>> = {
  // Which cards are in a hand is not told.
  idleHere: takesFrom('card to discard', ({ lists }) => lists.hand.length),
  perform: (game, frame, part) => {
    const n = part.n === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, contextOf(frame), part.n);
    let next = game;
    for (const [i, side] of sidesOf(frame.by, part.who).entries()) {
      if (frame.round > i + 1) continue;
      const hand = cardsOf(next, frame, part, side);
      let pick: readonly CardId[] | undefined = frame.round > i ? frame.answers.at(-1) : undefined;
      if (!pick && hand.length <= n && !part.upTo) pick = hand;
      if (!pick && part.random) {
        const [order, after] = atRandom(next, side, hand);
        next = after;
        pick = order.slice(0, n);
      }
      if (!pick) {
        const asked = openWindow(next, {
          kind: 'choice',
          rule: 'effect.choose',
          solo: part.by === 'you' ? frame.by : side,
          options: hand,
          count: n,
          ...(part.upTo ? { optional: true } : {}),
        });
        return setFrame(asked, { wait: 'choice', round: i + 1 });
      }
      for (const id of pick) {
        next = note(place(next, id, 'discard'), 'rule', 'effect.discard', {
          type: 'hand-card-discarded',
          by: side,
          cards: { card: id },
        });
        next = emit(next, { type: 'hand-discarded', card: id, side });
      }
    }
    return next;
  },
};
