// A text in the notation as the JSON of its file, ready to be played; and back.

import type { CardFinder } from '../../swtcg/files/definitions.ts';
import type { Replay } from '../replay/format.ts';
import { readReplay } from '../replay/read.ts';
import type { Scenario } from '../scenario/format.ts';
import { readScenario } from '../scenario/read.ts';
import type { CardNames } from './cards.ts';
import { completed, withoutEffects } from './complete.ts';
import type { Json } from './draft.ts';
import { located } from './located.ts';
import { type PrintOptions, printNotation } from './print.ts';
import { type Notation, parseNotation } from './read.ts';
import { hinted } from './text-hints.ts';

export interface CardData {
  readonly find: CardFinder;
  readonly names: CardNames;
}

export interface NotationFile {
  /** The scenario or the replay. */
  readonly json: Json;
  readonly notation: Notation;
}

export function readFile(source: string, data?: CardData): NotationFile {
  const notation = parseNotation(source, data && { cards: data.names });
  return { json: jsonOf(notation, data), notation };
}

/** What the notation stands for: a recorded game is completed. */
export function jsonOf(notation: Notation, data?: CardData): Json {
  if (notation.kind === 'scenario') return notation.json;
  try {
    return completed(notation.json, notation.loose, data?.find) as unknown as Json;
  } catch (error) {
    throw located(hinted(error), notation);
  }
}

/** The scenario of a text, ready to be played; `manual`: cards of the data may have paragraphs that are carried out by hand. */
export function scenarioOf(source: string, data?: CardData, manual = false): Scenario {
  const { json, notation } = readFile(source, data);
  try {
    return readScenario(json, { ...(data && { cards: data.find }), manual });
  } catch (error) {
    throw located(hinted(error), notation);
  }
}

/** The recorded game of a text. */
export function replayOf(source: string, data?: CardData): Replay {
  const { json, notation } = readFile(source, data);
  try {
    return readReplay(json);
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
