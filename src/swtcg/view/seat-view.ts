// What one player may know: the table with hidden cards masked, the log, and what that player may decide.
import type { Decision } from '../decisions/decision.ts';
import { chanceOf, legalDecisions, whyNot } from '../decisions/index.ts';
import type { LogEvent } from '../log/types.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { ARENAS, type CardId, type GameState, type Side } from '../model/state.ts';
import { maskedView, masks } from './hidden.ts';
import type { View } from './view.ts';

export interface SeatView {
  readonly seat: Side;
  /** Cards that are hidden stand under masked ids and show only what lies open on the table. */
  readonly state: View;
  /** The definition of every card that is known to this player. */
  readonly known: Readonly<Record<CardId, string>>;
  readonly log: readonly LogEvent[];
  /** Empty where it is the other player's chance. */
  readonly decisions: readonly Decision[];
}

/** The game as this player may see it. */
export function seatView(game: GameState, seat: Side): SeatView {
  const names = masks(game, seat);
  const known = Object.fromEntries(
    game.cards.filter(({ id }) => !names.has(id)).map(({ id, def }) => [id, def]),
  );
  const decisions =
    chanceOf(game) === seat
      ? legalDecisions(game).map((one) => withIds(one, (id) => names.get(id) ?? id))
      : [];
  return { seat, state: maskedView(game, names), known, log: game.log, decisions };
}

/** Where a decision names cards. An arena or a zone, an ability and the deed itself are words, whatever cards are called. */
const ID_FIELDS = ['unit', 'card', 'target', 'targets', 'top', 'cards', 'value', 'what'] as const;
const PLACES = new Set<unknown>([...ARENAS, 'buildZone', 'discard', 'deck', 'resource', 'top', 'under']);

/** A decision with other ids for its cards. */
function withIds(decision: Decision, change: (id: CardId) => CardId): Decision {
  const fields = PLACES.has(decision.to) ? ID_FIELDS : ([...ID_FIELDS, 'to'] as const);
  const found: Record<string, unknown> = { ...decision };
  for (const field of fields) {
    const now = decision[field];
    if (typeof now === 'string') found[field] = change(now);
    else if (Array.isArray(now))
      found[field] = now.map((one: unknown) => (typeof one === 'string' ? change(one) : one));
  }
  return found as unknown as Decision;
}

/** A decision as this player says it, with masked ids put back; null where it names a card that they can't know. */
export function unmasked(game: GameState, seat: Side, decision: Decision): Decision | null {
  const names = masks(game, seat);
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  let unknown = false;
  const found = withIds(decision, (id) => {
    if (names.has(id)) unknown = true;
    return ids.get(id) ?? id;
  });
  return unknown ? null : found;
}

/** Why a decision is not legal, told without a word about cards that this player can't know. */
export function seatWhyNot(game: GameState, seat: Side, decision: Decision): Refusal | null {
  const plain = unmasked(game, seat, decision);
  if (!plain) return refuse('info.private', 'no such card is known to this player');
  const refusal = whyNot(game, plain);
  if (!refusal) return null;
  const names = masks(game, seat);
  // Whatever the field: neither the sentence nor the rule may tell what such a card is.
  let hidden = false;
  withIds(plain, (id) => {
    hidden ||= names.has(id);
    return id;
  });
  return hidden ? refuse('info.private', 'it is not legal with a hidden card') : refusal;
}
