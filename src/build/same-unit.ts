// A stack is one unit in all ways, whichever card is on top: what is under way goes on with it (Stacking and Rearranging).
// A new top card can come in the middle of an attack (Keywords, Hidden Cost).
import { changed, row } from '../game/copy.ts';
import type { CardId, Frame, GameEvent, GameState } from '../game/state.ts';

/** What speaks of a unit by the card that was its top card speaks of it by the new one. */
export function sameUnit(game: GameState, former: CardId, now: CardId): GameState {
  const name = <T extends CardId | null>(one: T) => (one === former ? now : one);
  const names = (list: readonly CardId[]) => row(list, name);
  const event = <T extends GameEvent | null>(one: T): T =>
    one && (one.card === former || one.object === former)
      ? {
          ...one,
          ...(one.card ? { card: name(one.card) } : {}),
          ...(one.object ? { object: name(one.object) } : {}),
        }
      : one;
  const spoken = <T extends Partial<Frame>>(one: T): T => ({
    ...one,
    ...(one.choices ? { choices: row(one.choices, (list) => list && names(list)) } : {}),
    ...(one.that ? { that: names(one.that) } : {}),
    ...(one.former ? { former: names(one.former) } : {}),
  });
  return changed(game, {
    modifiers: row(game.modifiers, (one) => (one.on === former ? { ...one, on: now } : one)),
    striker: name(game.striker),
    again: name(game.again),
    attacks: row(game.attacks, (one) => ({
      ...one,
      attacker: name(one.attacker),
      defender: name(one.defender),
      predictions: row(one.predictions, (told) => ({ ...told, unit: name(told.unit) })),
    })),
    damages: row(game.damages, (one) => ({
      ...one,
      items: row(one.items, (damage) => ({ ...damage, to: name(damage.to), source: name(damage.source) })),
      fatal: Object.fromEntries(row(Object.entries(one.fatal), ([id, damage]) => [name(id), damage])),
      condemned: names(one.condemned),
    })),
    waiting: row(game.waiting, (one) => ({
      ...one,
      source: name(one.source),
      event: event(one.event),
      ...(one.play ? { play: spoken(one.play) } : {}),
    })),
    frames: row(game.frames, (one) => ({
      ...spoken(one),
      source: name(one.source),
      event: event(one.event),
    })),
  });
}
