// A game between the starter decks, before its first decision.

import { edition2022 } from '../editions/2022.ts';
import type { GameState } from '../model/state.ts';
import { starterEffects } from './compiled.ts';
import { gameOfSets } from './game-of-sets.ts';
import { starterScenario } from './index.ts';

export const starterGame = (seed: number | string): GameState =>
  gameOfSets(edition2022, starterScenario(seed), starterEffects);
