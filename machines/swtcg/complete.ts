// The game with all of its parts, for programs: what they need is there at once.
import type { CompleteGame, Game } from '../../src/core/game/game.ts';
import { edition2002 } from '../../src/swtcg/editions/2002.ts';
import { edition2022 } from '../../src/swtcg/editions/2022.ts';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import * as texts from '../../src/swtcg/files/grammar-texts.ts';
import { rulebookFor } from '../../src/swtcg/files/rulebook.ts';
import * as scenarios from '../../src/swtcg/files/scenarios.ts';
import * as storage from '../../src/swtcg/files/storage.ts';
import * as players from '../../src/swtcg/players/index.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { swtcg2002 as game2002 } from './edition-2002.ts';
import { swtcg2022 as game2022 } from './index.ts';

const complete = (game: Game<SwtcgTypes>, edition: Edition): CompleteGame<SwtcgTypes> => ({
  ...game,
  texts,
  rulebook: rulebookFor(edition),
  scenarios,
  storage,
  players,
});

export const swtcg2022: CompleteGame<SwtcgTypes> = complete(game2022, edition2022);
export const swtcg2002: CompleteGame<SwtcgTypes> = complete(game2002, edition2002);
