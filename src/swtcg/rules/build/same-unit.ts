// A stack is one unit in all ways, whichever card is on top: what is under way goes on with it (Stacking and Rearranging).
// A new top card can come in the middle of an attack (Keywords, Hidden Cost).

import type { CardId, GameState } from '../../model/state.ts';
import { changed, row } from '../../model/update.ts';

/** What speaks of a unit by the card that was its top card speaks of it by the new one. */
export function sameUnit(game: GameState, former: CardId, now: CardId): GameState {
  /** A card, or cards in lists: others than the former one stay as they are. */
  const name = (one: unknown): unknown => (Array.isArray(one) ? row(one, name) : one === former ? now : one);
  const named = <T extends object>(one: T, ...keys: (keyof T)[]): T => {
    const copy = { ...one };
    for (const key of keys) if (key in one) copy[key] = name(one[key]) as T[keyof T];
    return copy;
  };
  return changed(named(game, 'striker', 'again'), {
    // That it was played by Meditate is said of the card and not of the unit.
    modifiers: row(game.modifiers, (one) => (one.exile ? one : named(one, 'on'))),
    attacks: row(game.attacks, (one) => ({
      ...named(one, 'attacker', 'defender'),
      predictions: row(one.predictions, (told) => named(told, 'unit')),
    })),
    damages: row(game.damages, (one) => ({
      ...named(one, 'condemned'),
      items: row(one.items, (damage) => named(damage, 'to', 'source')),
      fatal: Object.fromEntries(row(Object.entries(one.fatal), ([id, damage]) => [name(id), damage])),
    })),
    waiting: row(game.waiting, (one) => ({
      ...named(one, 'source'),
      event: named(one.event, 'card', 'object'),
      ...(one.play ? { play: named(one.play, 'choices', 'that') } : {}),
    })),
    frames: row(game.frames, (one) => ({
      ...named(one, 'source', 'choices', 'that', 'former'),
      event: one.event && named(one.event, 'card', 'object'),
    })),
  });
}
