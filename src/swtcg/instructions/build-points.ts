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
      const change = part.lose ? -n : n;
      const { buildPoints: have, setupPoints, setupSpent, setupDone } = next.players[side];
      // Until a player is done with setup the points are those of setup.
      const early = next.point === 'preparation' && !setupDone;
      const now = Math.max(0, (early ? setupPoints - setupSpent : have) + change);
      const kept = early ? { setupPoints: setupSpent + now } : { buildPoints: now };
      next = note(setPlayer(next, side, kept), 'rule', 'effect.build-points', {
        type: part.lose ? 'build-points-lost' : 'build-points-gained',
        by: side,
        numbers: { points: n, now },
      });
    }
    return next;
  },
};
