// Bids of Force that are made in secret and shown together (Terms, bidding).

import { setFrame } from '../effects/frames.ts';
import { note } from '../model/log.ts';
import { SIDES } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { setPlayer } from '../model/zones.ts';
import { takeControl } from './next-time.ts';
import type { PartOf, PartRule } from './part.ts';

export const secretBid: PartRule<PartOf<'secret-bid'>> = {
  secret: true,
  perform: (game, frame, part, targets) => {
    const [id] = targets;
    if (id === undefined) return game;
    const asked = SIDES[frame.answers.length];
    if (asked) {
      const { force } = game.players[asked];
      const options = Array.from({ length: force + 1 }, (_, n) => String(n));
      const window = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: asked, options });
      return setFrame(window, { wait: 'choice', round: frame.round + 1 });
    }
    const [dark = 0, light = 0] = frame.answers.map(([bid]) => Number(bid));
    const by = dark === light ? (part.ties ? frame.by : 'dark') : dark > light ? 'dark' : 'light';
    const { force } = game.players[by];
    const paid = setPlayer(game, by, { force: force - (by === 'dark' ? dark : light) });
    const won = note(paid, 'rule', 'effect.control', { type: 'bid-won', by, numbers: { dark, light } });
    return takeControl(won, { ...frame, by }, id, part.until);
  },
};
