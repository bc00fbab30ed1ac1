// "Choose an arena": what follows is said of that arena (Phrases, "choose an arena").

import { instead, setFrame } from '../effects/frames.ts';
import type { Part } from '../language/effect.ts';
import { saidOfArena } from '../language/nested-parts.ts';
import { ARENAS } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import type { PartOf, PartRule } from './part.ts';

/** The arena that was chosen stands for "that arena" in all that follows, also in what lasts for a time. */
const inArena = (data: unknown, arena: string): unknown => {
  if (Array.isArray(data)) return data.map((one) => inArena(one, arena));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (key === 'arena' && value === 'there') return [key, arena];
      return [key, key === 'effects' ? value : inArena(value, arena)];
    }),
  );
};

export const chooseArena: PartRule<PartOf<'choose-arena'>> = {
  perform: (game, frame, part) => {
    const options = part.among ?? ARENAS;
    const [arena] = frame.answers[0] ?? [];
    if (arena !== undefined)
      return instead(game, frame, inArena(saidOfArena(part.parts), arena) as readonly Part[]);
    const asked = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: frame.by, options });
    return setFrame(asked, { wait: 'choice', round: 1 });
  },
};
