// A text in the notation as the JSON of its file, ready to be played; and back.

import type { ScenarioGame, StorageGame } from '../../core/game/game.ts';
import type { CardFinder } from '../../swtcg/files/definitions.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import type { Replay } from '../replay/format.ts';
import { readReplay } from '../replay/read.ts';
import type { Scenario } from '../scenario/format.ts';
import { readScenario } from '../scenario/read.ts';
import type { CardNames } from './cards.ts';
import { completed, withoutEffects } from './complete.ts';
import type { Json } from '../../core/notation/json.ts';
import { located } from './located.ts';
import { type PrintOptions, printNotation } from './print.ts';
import { type Notation, parseNotation } from './read.ts';
import { hinted } from '../../swtcg/notation/text-hints.ts';

type Ruleset = ScenarioGame<SwtcgTypes> & StorageGame<SwtcgTypes>;

export interface CardData {
  readonly find: CardFinder;
  readonly names: CardNames;
}

export interface NotationFile {
  /** The scenario or the replay. */
  readonly json: Json;
  readonly notation: Notation;
}

/** The game of a ruleset; throws a SwtcgError where none is known. */
export type Games = (ruleset: unknown) => Ruleset;

export function readFile(games: Games, source: string, data?: CardData): NotationFile {
  const notation = parseNotation(source, data && { cards: data.names });
  return { json: jsonOf(gameIn(games, notation), notation, data), notation };
}

function gameIn(games: Games, notation: Notation): Ruleset {
  try {
    return games(notation.json.ruleset);
  } catch (error) {
    throw located(error, notation);
  }
}

/** What the notation stands for: a recorded game is completed. */
export function jsonOf(ruleset: Ruleset, notation: Notation, data?: CardData): Json {
  if (notation.kind === 'scenario') return notation.json;
  try {
    return completed(ruleset, notation.json, notation.loose, data?.find) as unknown as Json;
  } catch (error) {
    throw located(hinted(error), notation);
  }
}

/** The scenario of a text, ready to be played; `manual`: cards of the data may have paragraphs that are carried out by hand. */
export function scenarioOf(
  games: Games,
  source: string,
  data?: CardData,
  manual = false,
): Scenario<SwtcgTypes> {
  const { json, notation } = readFile(games, source, data);
  try {
    return readScenario(games(json.ruleset), json, { ...(data && { cards: data.find }), manual });
  } catch (error) {
    throw located(hinted(error), notation);
  }
}

/** The recorded game of a text. */
export function replayOf(games: Games, source: string, data?: CardData): Replay<SwtcgTypes> {
  const { json, notation } = readFile(games, source, data);
  try {
    return readReplay(games(json.ruleset), json);
  } catch (error) {
    throw located(hinted(error), notation);
  }
}

export function printFile(json: Json, options: PrintOptions = {}): string {
  return printNotation(
    String(json.format).startsWith('swtcg-replay/') ? withoutEffects(json) : json,
    options,
  );
}
