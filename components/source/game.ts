// The game that a file is of: only the one that a page needs is fetched.

import { SwtcgError } from '../../src/core/error.ts';
import type { Game } from '../../src/core/game/game.ts';
import type { CardData } from '../../src/core/game/game-notation.ts';
import { rulesetOf } from '../../src/core/game/rulesets.ts';
import { displayOf, gameOf } from '../shared/games.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { TableDisplay } from '../shared/table-display.ts';

/** Throws a SwtcgError where the file names a game that can't be shown here. */
export async function gameOfFile(json: unknown): Promise<Game> {
  const ruleset = rulesetOf(json);
  // A game without a board would leave the element empty.
  const [game] = await Promise.all([gameOf(ruleset), displayOf(ruleset)]);
  return game;
}

/** How a game is shown at a table. */
export const tableDisplayOf = async (ruleset: string): Promise<TableDisplay> =>
  (await displayOf(ruleset)).table.load();

/** Card data that files of a game refer to, from its text. */
export async function cardDataOf(ruleset: unknown, text: string): Promise<CardData> {
  const { cardData } = await displayOf(ruleset);
  if (!cardData) throw new SwtcgError({ code: 'bad-scenario', message: sharedStrings().noCardData });
  return cardData(text);
}
