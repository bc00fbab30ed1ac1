// Tapping, untapping, retreating, discarding: each changes one thing, says so once and tells the triggers.
import { emit } from '../effects/events.ts';
import { rememberKeywords } from '../effects/last-known.ts';
import { note } from '../game/log.ts';
import type { CardId, GameState } from '../game/state.ts';
import { card, def, isArena, label, place, placeStack, setCard, sideName } from '../game/table.ts';
import { earnBounties } from './bounty.ts';

export function tap(game: GameState, id: CardId): GameState {
  if (card(game, id).tapped) return game;
  return emit(setCard(game, id, { tapped: true }), { type: 'tapped', card: id });
}

export function untap(game: GameState, id: CardId): GameState {
  if (!card(game, id).tapped) return game;
  return emit(setCard(game, id, { tapped: false }), { type: 'untapped', card: id });
}

/** Modifiers that lie on a card end when it leaves its arena for good. */
function withoutModifiers(game: GameState, id: CardId): GameState {
  return game.modifiers.some((one) => one.on === id)
    ? { ...game, modifiers: game.modifiers.filter((one) => one.on !== id) }
    : game;
}

/** Cards on a leaving unit: Pilots go with it, Equipment returns to its controller's build zone (Equipment Cards). */
function dropRiders(game: GameState, id: CardId): GameState {
  const { pilots, equipment } = card(game, id);
  let next = setCard(game, id, { pilots: [], equipment: [] });
  for (const pilot of pilots) next = placeStack(next, pilot, 'discard');
  for (const item of equipment) next = place(next, item, 'build');
  return next;
}

/** A Subordinate that leaves its arena goes back to its owner's supply (Subordinate Special Rules). */
function toSupply(game: GameState, id: CardId): GameState {
  return def(game, id).subordinate ? placeStack(game, id, 'supply') : game;
}

/** Discards a unit with its whole stack. */
export function discardUnit(
  game: GameState,
  id: CardId,
  object?: CardId,
  attack?: number,
  byDamage = false,
): GameState {
  const before = game;
  const { owner, zone } = card(game, id);
  let next = dropRiders(withoutModifiers(rememberKeywords(game, id), id), id);
  next = placeStack(next, id, 'discard');
  next = note(
    next,
    'rule',
    'unit.discard',
    `${label(game, id)} is discarded to ${sideName(owner)}'s discard pile.`,
  );
  if (byDamage && object !== undefined && object !== id) next = earnBounties(next, object, id, before);
  const arena = isArena(zone) ? zone : undefined;
  next = emit(next, { type: 'discarded', card: id, object, attack, arena }, before);
  return toSupply(next, id);
}

/** Retreats a unit: from its arena to its controller's build zone. An effect's retreat doesn't tap (Terms, retreat). */
export function retreatUnit(game: GameState, id: CardId): GameState {
  const before = game;
  const { controller } = card(game, id);
  let next = placeStack(rememberKeywords(game, id), id, 'build');
  next = note(
    next,
    'rule',
    'unit.retreat',
    `${label(game, id)} retreats to ${sideName(controller)}'s build zone.`,
  );
  next = emit(next, { type: 'retreated', card: id, side: controller }, before);
  return toSupply(next, id);
}
