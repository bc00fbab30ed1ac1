// The built-in players.
import type { Players } from '../../core/game.ts';
import { random } from '../../core/random-player.ts';
import type { SwtcgTypes } from '../types.ts';
import { greedy } from './greedy.ts';

export const players: Players<SwtcgTypes> = { greedy, random };
