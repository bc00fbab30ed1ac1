// The game with all of its parts, for programs: what they need is there at once.
import type { CompleteGame } from '../../src/core/game/game.ts';
import * as texts from '../../src/lcg/files/grammar-texts.ts';
import { misreadCards } from '../../src/lcg/files/misread-cards.ts';
import * as rulebook from '../../src/lcg/files/rulebook.ts';
import * as scenarios from '../../src/lcg/files/scenarios.ts';
import * as storage from '../../src/lcg/files/storage.ts';
import { notation } from '../../src/lcg/notation/index.ts';
import * as players from '../../src/lcg/players/index.ts';
import type { LcgTypes } from '../../src/lcg/types.ts';
import { swlcg2012 as game } from './index.ts';

export const swlcg2012: CompleteGame<LcgTypes> = {
  ...game,
  texts,
  rulebook,
  scenarios,
  storage,
  players,
  notation,
  misreadCards,
};
