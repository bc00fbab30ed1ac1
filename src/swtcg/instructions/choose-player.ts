// "Choose a player": what follows is done by that player or to that player.

import { instead, setFrame } from '../effects/frames.ts';
import type { Part } from '../language/effect.ts';
import { SIDES } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import type { PartOf, PartRule } from './part.ts';

/** The player who was chosen stands for "that player" in all that follows. */
const saidOf = (data: unknown, who: 'you' | 'opponent'): unknown => {
  if (Array.isArray(data)) return data.map((one) => saidOf(one, who));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value === 'player' ? who : saidOf(value, who)]),
  );
};

export const choosePlayer: PartRule<PartOf<'choose-player'>> = {
  perform: (game, frame, part) => {
    const [side] = frame.answers[0] ?? [];
    if (side !== undefined)
      return instead(
        game,
        frame,
        saidOf(part.parts, side === frame.by ? 'you' : 'opponent') as readonly Part[],
      );
    const asked = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: frame.by, options: SIDES });
    return setFrame(asked, { wait: 'choice', round: 1 });
  },
};
