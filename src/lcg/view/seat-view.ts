// What one player may know: the table with hidden cards masked, the log, and what that player may decide.
import { eventFor } from '../../core/log-event.ts';
import type { Decision } from '../decisions/decision.ts';
import { legalDecisions, waitingFor } from '../decisions/index.ts';
import type { LogEvent } from '../log/types.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { masked, maskedView, masks } from './hidden.ts';
import type { View } from './view.ts';

export interface SeatView {
  readonly seat: Side;
  /** Cards that are hidden stand under masked ids and show only what lies open on the table. */
  readonly state: View;
  /** The definition of every card that is known to this player. */
  readonly known: Readonly<Record<CardId, string>>;
  readonly log: readonly LogEvent[];
  /** Empty where it is the opponent's chance. */
  readonly decisions: readonly Decision[];
}

/** The game as this player may see it. */
export function seatView(game: GameState, seat: Side): SeatView {
  const names = masks(game, seat);
  const known = Object.fromEntries(
    game.cards.filter(({ id }) => !names.has(id)).map(({ id, def }) => [id, def]),
  );
  const decisions = waitingFor(game) === seat ? masked(legalDecisions(game), names) : [];
  const log = game.log.map((event) => masked(eventFor(event, seat), names));
  return { seat, state: maskedView(game, names), known, log, decisions };
}
