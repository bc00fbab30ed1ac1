// Gaining and losing build points.

import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { note } from '../model/log.ts';
import { setPlayer } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';

export const buildPoints: PartRule<PartOf<'build-points'>> = {
  perform: (game, frame, part) => {
    const n = amountOf(game, contextOf(frame), part.n);
    let next = game;
    for (const side of sidesOf(frame.by, part.who)) {
      const now = Math.max(0, next.players[side].buildPoints + (part.lose ? -n : n));
      next = note(setPlayer(next, side, { buildPoints: now }), 'rule', 'effect.build-points', {
        type: part.lose ? 'build-points-lost' : 'build-points-gained',
        by: side,
        numbers: { points: n, now },
      });
    }
    return next;
  },
};
