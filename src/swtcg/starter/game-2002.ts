// A game between the starter decks of 2002, before its first decision.
import { edition2002 } from '../editions/2002.ts';
import type { GameState } from '../model/state.ts';
import { starterEffects } from './compiled-2002.ts';
import { gameOfSets } from './game-of-sets.ts';
import { starterScenario2002 } from './scenario-2002.ts';

export const starterGame2002 = (seed: number | string): GameState =>
  gameOfSets(edition2002, starterScenario2002(seed), starterEffects);
