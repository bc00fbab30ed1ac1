// The game with all of its parts, for programs: what they need is there at once.
import type { CompleteGame } from '../../src/core/game/game.ts';
import * as texts from '../../src/swtcg/files/grammar-texts.ts';
import * as scenarios from '../../src/swtcg/files/scenarios.ts';
import * as storage from '../../src/swtcg/files/storage.ts';
import * as players from '../../src/swtcg/players/index.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { swtcg2002 as game2002 } from './edition-2002.ts';
import { swtcg2022 as game } from './index.ts';

export const swtcg2022: CompleteGame<SwtcgTypes> = { ...game, texts, scenarios, storage, players };

export const swtcg2002: CompleteGame<SwtcgTypes> = { ...game2002, texts, scenarios, storage, players };
