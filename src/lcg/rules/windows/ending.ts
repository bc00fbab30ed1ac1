// The end of phases, engagements …: what waits for it happens, what lasts until then stops (Ruling 9).

import type { Span } from '../../model/acts.ts';
import { NOTHING } from '../../model/stack.ts';
import { DIAL, type GameState } from '../../model/state.ts';
import { card } from '../../model/zones.ts';
import { beginPlainEffect } from '../effects/run.ts';

/** Effects that wait for the end of this, as long as their cards are still what they were. */
export function laterEffects(game: GameState, of: Span): GameState {
  const due = game.later.filter((one) => one.of === of);
  if (due.length === 0) return game;
  const left = { ...game, later: game.later.filter((one) => one.of !== of) };
  return due.reduceRight<GameState>((next, { by, source, cards, lives, parts }) => {
    const there = cards.filter((id, i) => id === DIAL || card(next, id).life === lives[i]);
    if (there.length === 0) return next;
    return beginPlainEffect(next, {
      by,
      card: source,
      how: 'later',
      effect: null,
      event: null,
      occurrence: null,
      parts,
      chosen: [there],
      done: { ...NOTHING, cards: there, n: there.length },
    });
  }, left);
}

/** What lasted until the end of this is over. Effects of a turn end with its phases, too, where their phase is gone. */
export const expire = (game: GameState, of: Span): GameState =>
  game.lasting.some((one) => one.until === of)
    ? { ...game, lasting: game.lasting.filter((one) => one.until !== of) }
    : game;
