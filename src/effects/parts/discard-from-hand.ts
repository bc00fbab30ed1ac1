// "Your opponent discards a card": the player who discards chooses which.
import { note } from '../../game/log.ts';
import { label, place, sideName } from '../../game/table.ts';
import { openWindow } from '../../game/windows.ts';
import { amountOf } from '../amounts.ts';
import { contextOf, setFrame } from '../frames.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';

export const discardFromHand: PartRule<PartOf<'discard-from-hand'>> = {
  perform: (game, frame, part) => {
    const n = amountOf(game, contextOf(frame), part.n);
    let next = game;
    const picked = frame.choices[frame.choices.length - 1];
    for (const [i, side] of sidesOf(frame.by, part.who).entries()) {
      const { hand } = next.players[side].lists;
      const pick =
        frame.round > i ? (i === frame.round - 1 ? picked : []) : hand.length <= n ? hand : undefined;
      if (pick === undefined) {
        const asked = openWindow(next, {
          kind: 'choice',
          rule: 'effect.choose',
          solo: side,
          options: hand,
          count: n,
        });
        return setFrame(asked, { wait: 'choice', round: i + 1 });
      }
      for (const id of pick ?? []) {
        next = note(
          place(next, id, 'discard'),
          'rule',
          'effect.discard',
          `${sideName(side)} discards ${label(next, id)}.`,
        );
      }
    }
    return next;
  },
};
