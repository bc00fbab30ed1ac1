// What would happen next: damage that is pending, units that are about to be discarded (Phrases, "would be damaged").

import { emit, heardIn } from '../effects/events.ts';
import { row } from '../game/copy.ts';
import type { CardId, GameState } from '../game/state.ts';
import { card, isArena } from '../game/table.ts';
import { currentDamage, pendingDamages, setSequence } from './damage.ts';

/** "When this unit would be damaged", "would do damage": once for each damage, before it can be prevented. */
export const wouldDamage = (game: GameState, list = pendingDamages(game)): GameState =>
  heardIn(game.box).has('would-be-damaged')
    ? list.reduce((next, { id, to, source, by, amount, attack }) => {
        if (amount < 1) return next;
        const object = source ?? undefined;
        const event = { type: 'would-be-damaged', card: to, object, side: by, amount, damage: id } as const;
        return emit(next, attack === null ? event : { ...event, attack });
      }, game)
    : game;

/** "When this unit would be discarded": replacement effects come before the discard (Attacking, 6). */
export function wouldDiscard(game: GameState, units: readonly CardId[]): GameState {
  if (units.length === 0 || !heardIn(game.box).has('would-be-discarded')) return game;
  const sequence = currentDamage(game);
  return units.reduce((next, id) => {
    const cause = sequence?.items.find((one) => one.id === sequence.fatal[id]);
    const { zone } = card(next, id);
    return emit(next, {
      type: 'would-be-discarded',
      card: id,
      object: cause?.source ?? undefined,
      attack: cause?.attack ?? undefined,
      arena: isArena(zone) ? zone : undefined,
    });
  }, game);
}

/** More damage from the same source (Attacking, 4). */
export function addToDamage(game: GameState, id: number, more: number): GameState {
  return setSequence(game, ({ items }) => ({
    items: row(items, (one) => (one.id === id ? { ...one, amount: one.amount + more } : one)),
  }));
}

/** A replacement effect has saved a unit that an effect would have discarded. */
export const spare = (game: GameState, unit: CardId): GameState =>
  setSequence(game, ({ condemned }) => ({ condemned: condemned.filter((one) => one !== unit) }));
