// A built-in player sees what its seat may see, and picks one of the legal decisions.
import type { Decision } from '../decisions/decision.ts';
import type { GameState, Side } from '../model/state.ts';
import { Seat } from './known.ts';

export interface Player {
  readonly name: string;
  choose(seat: Seat, legal: readonly Decision[], random: () => number): Decision;
}

export const seatOf = (game: GameState, side: Side): Seat => new Seat(game, side);
