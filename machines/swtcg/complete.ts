// The game with all of its parts, for programs: what they need is there at once.
import type { CompleteGame } from '../../src/core/game.ts';
import { edition2022 } from '../../src/swtcg/editions/2022.ts';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { grammarTexts } from '../../src/swtcg/files/grammar-texts.ts';
import { scenarios } from '../../src/swtcg/files/scenarios.ts';
import { createStorage } from '../../src/swtcg/files/storage.ts';
import { players } from '../../src/swtcg/players/index.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { createSwtcg } from './index.ts';

const complete = (edition: Edition): CompleteGame<SwtcgTypes> => ({
  ...createSwtcg(edition),
  texts: grammarTexts,
  scenarios,
  storage: createStorage(edition),
  players,
});

export const swtcg2022: CompleteGame<SwtcgTypes> = complete(edition2022);
