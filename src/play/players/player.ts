// A built-in player sees what its seat may see, and picks one of the legal decisions.
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { GameState, Side } from '../../swtcg/model/state.ts';
import { Seat } from '../../swtcg/players/known.ts';

export interface Player {
  readonly name: string;
  choose(seat: Seat, legal: readonly Decision[], random: () => number): Decision;
}

export const seatOf = (game: GameState, side: Side): Seat => new Seat(game, side);
