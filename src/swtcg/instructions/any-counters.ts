// Counters of any sort.

import { amountOf } from '../effects/amounts.ts';
import { contextOf, instead, setFrame } from '../effects/frames.ts';
import type { Part } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { card, label } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';

const COUNTERS: readonly string[] = ['damage', 'captivity', 'corruption', 'credit', 'mastery', 'redemption'];

const typesOn = (game: GameState, id: CardId): string[] => {
  const { damage: placed, counters: others } = card(game, id);
  return [
    ...(placed > 0 ? ['damage'] : []),
    ...Object.keys(others).filter((name) => (others[name] ?? 0) > 0),
  ];
};

/** "Of any type": which counters they are is chosen one by one, where there are several sorts. */
export const anyCounters: PartRule<PartOf<'counters'>> = {
  idle: (game, _context, part, id) =>
    !part.remove || typesOn(game, id).length > (part.but ?? 0)
      ? null
      : `there is no counter on ${label(game, id)}`,
  perform: (game, frame, part, targets) => {
    const n = part.n === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, contextOf(frame), part.n);
    const [id] = targets;
    if (id === undefined) return game;
    const types = part.remove ? typesOn(game, id) : COUNTERS;
    const answer = frame.answers[frame.round - 1];
    if (answer?.length === 0) return game;
    const picked = answer?.[0] ?? (types.length === 1 && !part.upTo ? types[0] : undefined);
    if (types.length === 0 || n < 1) return game;
    if (picked === undefined) {
      const asked = openWindow(game, {
        kind: 'choice',
        rule: 'effect.choose',
        solo: frame.by,
        options: types,
        optional: part.upTo,
      });
      return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
    }
    // One after the other: the rest is the same instruction again.
    const left = part.n === 'all' || n > 1 ? [{ ...part, n: n - 1, to: { the: 'that' } as const }] : [];
    const one: Part = {
      do: 'counters',
      to: { the: 'that' },
      counter: picked,
      n: 1,
      ...(part.remove ? { remove: true } : {}),
    };
    return instead(game, frame, [one, ...left]);
  },
};
