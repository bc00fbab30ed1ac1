// The game with all of its parts, for programs: what they need is there at once.
import type { CompleteGame } from '../../src/core/game/game.ts';
import { byRuleset } from '../../src/core/game/rulesets.ts';
import * as texts from '../../src/swtcg/files/grammar-texts.ts';
import * as lessons from '../../src/swtcg/files/lessons.ts';
import { misreadCards } from '../../src/swtcg/files/misread-cards.ts';
import * as scenarios from '../../src/swtcg/files/scenarios.ts';
import * as storage from '../../src/swtcg/files/storage.ts';
import { notation } from '../../src/swtcg/notation/index.ts';
import * as players from '../../src/swtcg/players/index.ts';
import { createRulebook } from '../../src/swtcg/rulebook/rulebooks.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { swtcg2002 as game2002 } from './edition-2002.ts';
import { swtcg2022 as game } from './index.ts';

const parts = { texts, scenarios, storage, players, notation, lessons, misreadCards };

export const swtcg2022: CompleteGame<SwtcgTypes> = {
  ...game,
  ...parts,
  rulebook: createRulebook(game.id),
};

export const swtcg2002: CompleteGame<SwtcgTypes> = {
  ...game2002,
  ...parts,
  rulebook: createRulebook(game2002.id),
};

/** The edition of a ruleset; throws a SwtcgError where none has this id. */
export const editionGame = (ruleset: unknown): CompleteGame<SwtcgTypes> =>
  byRuleset({ [swtcg2022.id]: swtcg2022, [swtcg2002.id]: swtcg2002 }, ruleset);
