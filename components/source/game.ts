// The game that a file is of: only the one that a page needs is fetched.
import { loadGame } from '../../machines/games.ts';
import type { Game } from '../../src/core/game/game.ts';
import { rulesetOf } from '../../src/core/game/rulesets.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';

/** Throws a SwtcgError where the file names a game that nobody knows. */
export const gameOfFile = async (json: unknown): Promise<Game<SwtcgTypes>> =>
  (await loadGame(rulesetOf(json))) as unknown as Game<SwtcgTypes>;
