// Gaining and losing build points.

import { amountOf } from '../effects/amounts.ts';
import { contextOf } from '../effects/frames.ts';
import { note, plural } from '../model/log.ts';
import { setPlayer, sideName } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';
import { sidesOf } from './points.ts';

export const buildPoints: PartRule<PartOf<'build-points'>> = {
  perform: (game, frame, part) => {
    const n = amountOf(game, contextOf(frame), part.n);
    let next = game;
    for (const side of sidesOf(frame.by, part.who)) {
      const now = Math.max(0, next.players[side].buildPoints + (part.lose ? -n : n));
      const text = `${sideName(side)} ${part.lose ? 'loses' : 'gains'} ${plural(n, 'build point')} and has ${now}.`;
      next = note(setPlayer(next, side, { buildPoints: now }), 'rule', 'effect.build-points', text);
    }
    return next;
  },
};
