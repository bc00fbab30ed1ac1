// The game that a file is of: only the one that a page needs is fetched.
import { loadGame } from '../../machines/games.ts';
import type { Game } from '../../src/core/game/game.ts';
import { rulesetOf } from '../../src/core/game/rulesets.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { presentationOf } from './presentations.ts';

/** Throws a SwtcgError where the file names a game that can't be shown here. */
export async function gameOfFile(json: unknown): Promise<Game<SwtcgTypes>> {
  const ruleset = rulesetOf(json);
  // A game without a board would leave the element empty.
  presentationOf(ruleset);
  return (await loadGame(ruleset)) as unknown as Game<SwtcgTypes>;
}
