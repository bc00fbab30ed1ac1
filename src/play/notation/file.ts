// A text in the notation as the JSON of its file, ready to be played; and back.

import { SwtcgError } from '../../core/error.ts';
import type { NotationGame, ScenarioGame, StorageGame } from '../../core/game/game.ts';
import type { CardData, NotationWords } from '../../core/game/game-notation.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Json } from '../../core/notation/json.ts';
import type { Replay } from '../replay/format.ts';
import { readReplay } from '../replay/read.ts';
import type { Scenario } from '../scenario/format.ts';
import { readScenario } from '../scenario/read.ts';
import { completed, withoutEffects } from './complete.ts';
import { hinted } from './hinted.ts';
import { located } from './located.ts';
import { type PrintOptions, printNotation } from './print.ts';
import { type Notation, parseNotation } from './read.ts';
import { rulesetFault, rulesetIn } from './ruleset.ts';

type Ruleset<T extends GameTypes> = ScenarioGame<T> & StorageGame<T> & NotationGame<T>;

export interface NotationFile {
  /** The scenario or the replay. */
  readonly json: Json;
  readonly notation: Notation;
}

/** The game of a ruleset, or the first where none is named; throws a SwtcgError where none is known. */
export type Games<T extends GameTypes = GameTypes> = (ruleset: unknown) => Ruleset<T>;
/** The same with its notation and what reads its texts, and no more. */
export type NotationGames = (ruleset: unknown) => Pick<NotationGame, 'notation' | 'texts'>;

/** The game of a file by its ruleset; the first where nobody knows that one. */
function gameOrFirst(games: NotationGames, ruleset: unknown): ReturnType<NotationGames> {
  try {
    return games(ruleset);
  } catch (error) {
    if (error instanceof SwtcgError) return games(undefined);
    throw error;
  }
}

export const wordsOf = (games: NotationGames, ruleset: unknown): NotationWords =>
  gameOrFirst(games, ruleset).notation;

export const wordsFor = (games: NotationGames, source: string): NotationWords =>
  wordsOf(games, rulesetIn(source));

/** The game that a text is of. */
function gameFor<T extends GameTypes>(games: Games<T>, source: string): Ruleset<T> {
  try {
    return games(rulesetIn(source));
  } catch (error) {
    throw rulesetFault(error, source);
  }
}

export function readFile<T extends GameTypes>(
  games: Games<T>,
  source: string,
  data?: CardData,
): NotationFile {
  const game = gameFor(games, source);
  const notation = parseNotation(game.notation, source, data && { cards: data.names });
  return { json: jsonOf(game, notation, data), notation };
}

/** What the notation stands for: a recorded game is completed. */
export function jsonOf<T extends GameTypes>(ruleset: Ruleset<T>, notation: Notation, data?: CardData): Json {
  if (notation.kind === 'scenario') return notation.json;
  try {
    return completed(ruleset, notation.json, notation.loose, data?.find) as unknown as Json;
  } catch (error) {
    throw located(hinted(ruleset.notation, error), notation);
  }
}

/** The scenario of a text, ready to be played; `manual`: cards of the data may have paragraphs that are carried out by hand. */
export function scenarioOf<T extends GameTypes>(
  games: Games<T>,
  source: string,
  data?: CardData,
  manual = false,
): Scenario<T> {
  const { json, notation } = readFile(games, source, data);
  const game = gameFor(games, source);
  try {
    return readScenario(game, json, { ...(data && { cards: data.find }), manual });
  } catch (error) {
    throw located(hinted(game.notation, error), notation);
  }
}

/** The recorded game of a text. */
export function replayOf<T extends GameTypes>(games: Games<T>, source: string, data?: CardData): Replay<T> {
  const { json, notation } = readFile(games, source, data);
  const game = gameFor(games, source);
  try {
    return readReplay(game, json);
  } catch (error) {
    throw located(hinted(game.notation, error), notation);
  }
}

export function printFile(games: NotationGames, json: Json, options: PrintOptions = {}): string {
  const { notation, texts } = gameOrFirst(games, json.ruleset);
  const isReplay = String(json.format).startsWith('swtcg-replay/');
  return printNotation(notation, isReplay ? withoutEffects(texts, json) : json, options);
}
