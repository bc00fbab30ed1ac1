// What would happen next: damage that is pending, units that are about to be discarded (Phrases, "would be damaged").

import { emit, heardIn } from '../../effects/events.ts';
import type { Attack, CardId, GameState } from '../../model/state.ts';
import { row } from '../../model/update.ts';
import { currentWindow } from '../../model/windows.ts';
import { card, isArena, top } from '../../model/zones.ts';
import { currentDamage, pendingDamages, setSequence } from './damage-sequence.ts';

/** "When this unit would be damaged", "would do damage": once for each damage, before it can be prevented. */
export const wouldDamage = (game: GameState, list = pendingDamages(game), late?: number): GameState =>
  heardIn(game.box).has('would-be-damaged')
    ? list.reduce((next, { id, to, source, by, amount, attack }) => {
        if (amount < 1) return next;
        const object = source ?? undefined;
        const event = { type: 'would-be-damaged', card: to, object, side: by, amount, damage: id } as const;
        return emit(next, attack === null ? event : { ...event, attack }, { late });
      }, game)
    : game;

/** The hits of an attack have become damage (Attacking, 4). */
export const hitsAssigned = (game: GameState, attack: Attack, late?: number): GameState => {
  const { attacker: card, defender: object, id, hits: amount, arena } = attack;
  return emit(game, { type: 'hits-assigned', card, object, attack: id, amount, arena }, { late });
};

/** What a unit gains while damage is pending still counts for that damage: Foresight resolves then (Attacking, 4). */
export function heardLate(game: GameState, modifier: number): GameState {
  const attack = top(game.attacks);
  if (currentWindow(game)?.kind !== 'pending' || !attack) return game;
  return hitsAssigned(wouldDamage(game, undefined, modifier), attack, modifier);
}

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
