// A scenario with whatever a file can have: texts that the grammar reads, and what a judge does.
import '../../src/judge/judge.ts';
import { tableReader } from '../../src/cards/read.ts';
import { parseJson } from '../files/json.ts';
import type { Scenario } from './format.ts';
import { type ReadOptions, scenarioFrom } from './from-json.ts';

export type { ReadOptions } from './from-json.ts';

/** A scenario from the text of a file. */
export const parseScenario = (source: string, options: ReadOptions = {}): Scenario =>
  readScenario(parseJson(source), options);

/** A scenario from parsed JSON. */
export const readScenario = (json: unknown, options: ReadOptions = {}): Scenario =>
  scenarioFrom(json, tableReader, options);
