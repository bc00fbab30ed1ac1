// Tapping, untapping, retreating, discarding: each changes one thing, says so once and tells the triggers.

import { editionOf } from '../../editions/index.ts';
import { emit } from '../../effects/events.ts';
import { rememberKeywords } from '../../effects/last-known.ts';
import { openBeneath, totals } from '../../effects/totals.ts';
import { note } from '../../model/log.ts';
import type { CardId, GameState } from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { card, def, isArena, isExiled, placeStack, setCard, stackOf } from '../../model/zones.ts';
import { dropRiders, othersHome, toSupply } from './attached-cards.ts';
import { earnBounties } from './bounty.ts';

export function tap(game: GameState, id: CardId): GameState {
  if (card(game, id).tapped) return game;
  return emit(setCard(game, id, { tapped: true }), { type: 'tapped', card: id });
}

export function untap(game: GameState, id: CardId): GameState {
  if (!card(game, id).tapped) return game;
  return emit(setCard(game, id, { tapped: false }), { type: 'untapped', card: id });
}

/** What was played by Meditate is not discarded: nothing is set off by it (Terms, replacement effect). */
const removed = (game: GameState, id: CardId): GameState =>
  note(game, 'rule', 'keyword.meditate', { type: 'card-exiled', cards: { card: id } });

/** Discards a unit with its whole stack. `before` is the table that those see who are discarded together with it. */
export function discardUnit(
  game: GameState,
  id: CardId,
  object?: CardId,
  attack?: number,
  byDamage = false,
  before = game,
): GameState {
  const { owner, zone } = card(game, id);
  let next = dropRiders(rememberKeywords(game, id, before), id);
  next = placeStack(next, id, 'discard');
  if (isExiled(game, id)) return removed(next, id);
  next = note(next, 'rule', 'unit.discard', {
    type: 'unit-discarded',
    cards: { unit: id, cause: object ?? null },
    words: { seat: owner },
  });
  // A Pilot on a unit is no unit (Piloting Units).
  if (byDamage && object !== undefined && object !== id && zone !== 'on')
    next = earnBounties(next, object, id, before);
  const arena = isArena(zone) ? zone : undefined;
  const fatal = byDamage || undefined;
  const was = { ...totals(before, id), beneath: openBeneath(before, id) };
  return emit(next, { type: 'discarded', card: id, object, attack, arena, fatal, was }, { table: before });
}

const retreatMark = (id: CardId): string => `retreated ${id}`;

/** Whether a unit has retreated this turn, where that keeps it from being sent back. */
export const hasRetreated = (game: GameState, id: CardId): boolean =>
  stackOf(game, id).some((one) => game.used.includes(retreatMark(one)));

/** Retreats a unit: from its arena to its controller's build zone. An effect's retreat doesn't tap (Terms, retreat). */
export function retreatUnit(game: GameState, id: CardId): GameState {
  const before = game;
  const { controller } = card(game, id);
  let next = placeStack(othersHome(rememberKeywords(game, id), id), id, 'build');
  if (editionOf(game.box).returnsNextTurn) next = changed(next, { used: [...next.used, retreatMark(id)] });
  next = note(next, 'rule', 'unit.retreat', {
    type: 'unit-retreated',
    cards: { unit: id },
    words: { seat: controller },
  });
  next = emit(next, { type: 'retreated', card: id, side: controller }, { table: before });
  return [...card(next, id).pilots, id].reduce(toSupply, next);
}

/** Discards any card in play; a Resource or an Event never is. */
export function discardCard(game: GameState, id: CardId, object?: CardId, before = game): GameState {
  const { kind } = def(game, id);
  if (kind === 'unit') return discardUnit(game, id, object, undefined, false, before);
  if (kind === 'resource' || kind === 'event') return game;
  const placed = placeStack(game, id, 'discard');
  if (isExiled(game, id)) return removed(placed, id);
  const next = note(placed, 'rule', 'effect.discard', { type: 'card-discarded', cards: { card: id } });
  return emit(next, { type: 'discarded', card: id, object }, { table: before });
}
