// A text in the notation as the JSON of its file, ready to be played; and back.
import { SwtcgError } from '../../src/game/error.ts';
import type { Replay } from '../replay/format.ts';
import { readReplay } from '../replay/read.ts';
import type { CardFinder } from '../scenario/definitions.ts';
import type { Scenario } from '../scenario/format.ts';
import { readScenario } from '../scenario/read.ts';
import type { CardNames } from './cards.ts';
import { completed, withoutEffects } from './complete.ts';
import type { Json } from './draft.ts';
import { NotationError } from './fault.ts';
import { type PrintOptions, printNotation } from './print.ts';
import { type Notation, parseNotation } from './read.ts';

export interface CardData {
  readonly find: CardFinder;
  readonly names: CardNames;
}

/** Anything but JSON is taken for the notation; a file that is called JSON is JSON. */
export const isNotation = (source: string, file = ''): boolean =>
  !/\.json$/i.test(file) && /\S/.test(source) && !/^[\s\ufeff]*[{[](?!\[\p{L})/u.test(source);

export interface NotationFile {
  /** The scenario or the replay. */
  readonly json: Json;
  readonly notation: Notation;
}

export function readFile(source: string, data?: CardData): NotationFile {
  const notation = parseNotation(source, data && { cards: data.names });
  if (notation.kind === 'scenario') return { json: notation.json, notation };
  try {
    const replay = completed(notation.json, notation.loose, data?.find);
    return { json: replay as unknown as Json, notation };
  } catch (error) {
    throw located(error, notation);
  }
}

/** An error of the file's JSON, told by the line that it comes from. */
export function located(error: unknown, notation: Notation): unknown {
  if (!(error instanceof SwtcgError) || error instanceof NotationError) return error;
  const { path, entry, message } = error.info;
  const place = notation.placeOf(path ?? (entry === undefined ? '$' : `$.script[${entry}]`));
  const where = place ?? { line: 1, column: 1 };
  return new NotationError([{ ...where, message }], notation.understood, error.info);
}

/** The scenario of a text, ready to be played; `manual`: cards of the data may have paragraphs that are carried out by hand. */
export function scenarioOf(source: string, data?: CardData, manual = false): Scenario {
  const { json, notation } = readFile(source, data);
  try {
    return readScenario(json, { ...(data && { cards: data.find }), manual });
  } catch (error) {
    throw located(error, notation);
  }
}

/** The recorded game of a text. */
export function replayOf(source: string, data?: CardData): Replay {
  const { json, notation } = readFile(source, data);
  try {
    return readReplay(json);
  } catch (error) {
    throw located(error, notation);
  }
}

export function printFile(json: Json, options: PrintOptions = {}): string {
  return printNotation(
    String(json.format).startsWith('swtcg-replay/') ? withoutEffects(json) : json,
    options,
  );
}
