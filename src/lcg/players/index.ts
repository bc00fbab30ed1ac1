// The built-in players. The module as a whole is the game's `players` (src/core/game/game.ts).
import { random } from '../../core/game/random-player.ts';
import type { GameState, Side } from '../model/state.ts';
import { greedy } from './greedy.ts';
import { Seat } from './known.ts';

export const known = (state: GameState, seat: Side): Seat => new Seat(state, seat);
export const byName = { greedy, random };
