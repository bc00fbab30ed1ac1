// Which game a file is of, and how it is shown and played in the page: fetched when the first file of it comes.
import { GAMES } from '../../machines/games.ts';
import type { Game } from '../../src/core/game/game.ts';
import { byRuleset } from '../../src/core/game/rulesets.ts';
import { DISPLAYS } from '../games/displays.ts';
import { ByGame } from './by-game.ts';
import { define } from './element.ts';
import type { GameDisplay } from './game-display.ts';
import { gameWords } from './game-words.ts';
import { type RuleIndex, rulebooks } from './rules.ts';

/** A game that a page brings. */
export interface KnownGame {
  /** What it takes to play it. */
  game(): Promise<Game>;
  display(): Promise<GameDisplay>;
  /** Its rules in words, by their ids. */
  rules?(): Promise<RuleIndex>;
}

const displays = new ByGame(DISPLAYS);
const games = new ByGame(GAMES);

/** Makes a game known to all elements of the page: files with this `ruleset` are shown and played by it. */
export function addGame(ruleset: string, { game, display, rules = async () => ({}) }: KnownGame): void {
  games.add(ruleset, game);
  displays.add(ruleset, display);
  gameWords.add(ruleset, async () => (await display()).words);
  rulebooks.add(ruleset, rules);
}

/** The ruleset of a file that names none. */
export const firstRuleset = (): string => displays.first;

/** A ruleset that is known here; the first, where it is not. */
export const knownRuleset = (ruleset: string): string => displays.known(ruleset);

/** How a game is shown. Throws a SwtcgError where no game has this ruleset. */
export async function displayOf(ruleset: unknown): Promise<GameDisplay> {
  byRuleset(displays.loaders, ruleset);
  const display = await displays.of(typeof ruleset === 'string' ? ruleset : displays.first).load();
  for (const [tag, part] of Object.entries(display.parts)) define(tag, part);
  return display;
}

/** The same, once it has been fetched. */
export const shownGame = (ruleset: string): GameDisplay | null =>
  Object.hasOwn(displays.loaders, ruleset) ? displays.of(ruleset).part : null;

/** The rules of a game, with all that it takes to play it. Throws a SwtcgError where no game has this ruleset. */
export async function gameOf(ruleset: unknown): Promise<Game> {
  byRuleset(displays.loaders, ruleset);
  return byRuleset(games.loaders, ruleset)();
}

/** Fetches a known game before it is asked for: how it is shown and, if a file of it `isPlayed`, its rules. */
export function fetchEarly(ruleset: string, isPlayed = false): void {
  if (!Object.hasOwn(displays.loaders, ruleset)) return;
  // Whoever needs it asks again, and says that it does not come.
  displayOf(ruleset).catch(() => {});
  if (isPlayed) gameOf(ruleset).catch(() => {});
}
