// A scenario with whatever a file can have. It brings the grammar along, which reads the texts of its cards.

import { parseJson } from '../../core/files/json.ts';
import { withOptionWords } from '../../swtcg/text/option-words.ts';
import { lacksOptionWords } from '../../swtcg/text/options.ts';
import { tableReader } from '../../swtcg/text/read.ts';
import type { Scenario } from './format.ts';
import { type ReadOptions, scenarioFrom } from './from-json.ts';

export type { ReadOptions } from './from-json.ts';

/** A scenario from the text of a file. */
export const parseScenario = (source: string, options: ReadOptions = {}): Scenario =>
  readScenario(parseJson(source), options);

/** A scenario from parsed JSON. */
export function readScenario(json: unknown, options: ReadOptions = {}): Scenario {
  const scenario = scenarioFrom(json, tableReader, options);
  // Card data may have been compiled before options had words.
  return lacksOptionWords(scenario.cards)
    ? { ...scenario, cards: withOptionWords(scenario.cards) }
    : scenario;
}
