// Bounties: earned when a unit's damage discards another, gained when the next build step starts (Keywords, Bounty).

import { letWait } from '../../effects/events.ts';
import { hadBy, hadKeywords } from '../../effects/last-known.ts';
import { note } from '../../model/log.ts';
import type { CardId, GameState, Side } from '../../model/state.ts';
import { changed } from '../../model/update.ts';

/** Each Bounty of the unit whose damage did it counts, even if that unit has left (rulings, 10). */
export function earnBounties(game: GameState, hunter: CardId, prey: CardId, before: GameState): GameState {
  let next = game;
  const by = hadBy(before, hunter);
  for (const { keyword, effect } of hadKeywords(before, hunter)) {
    if (keyword !== 'Bounty' || !effect) continue;
    next = changed(next, { bounties: [...next.bounties, { by, source: hunter, effect }] });
    next = note(next, 'rule', 'keyword.bounty', { type: 'bounty-earned', cards: { hunter, prey } });
  }
  return next;
}

const KEY = 'bounty ';

/** Whether a trigger that waits is what was earned by Bounty. */
export const isBounty = (key: string): boolean => key.startsWith(KEY);

/** When the build step of a player starts, what their units have earned is gained. */
export function payBounties(game: GameState, side: Side): GameState {
  const due = game.bounties.filter((one) => one.by === side);
  if (due.length === 0) return game;
  let next = changed(game, { bounties: game.bounties.filter((one) => one.by !== side) });
  for (const { by, source, effect } of due)
    next = letWait(next, {
      by,
      source,
      key: `${KEY}${source}`,
      effect,
      event: { type: 'build-step-starts', side },
    });
  return note(next, 'rule', 'keyword.bounty', { type: 'bounties-gained', by: side });
}
