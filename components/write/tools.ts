// What the page for writing needs of the engine: it comes later than the page.

import { wholeLog } from '../../play/account/whole-log.ts';
import { type Fault, NotationError } from '../../play/notation/fault.ts';
import { type CardData, readFile, scenarioOf } from '../../play/notation/file.ts';
import { located } from '../../play/notation/located.ts';
import { compiledData } from '../../play/notation/names-of-data.ts';
import { parseCards } from '../../play/pool/compiled.ts';
import { mismatches } from '../../play/scenario/expect.ts';
import { runScenario } from '../../play/scenario/run.ts';
import { SwtcgError } from '../../src/game/error.ts';

export { suggest } from '../../play/notation/suggest.ts';

export const dataOf = (text: string): CardData => compiledData(parseCards(text));

/** A file with every step of it told: a log of views. */
export const toldLog = (json: string, data?: CardData): string =>
  JSON.stringify(wholeLog(json, { ...(data && { cards: data.find }), manual: true }));

export interface Checked {
  /** The file, where it can be shown. */
  readonly json: string | null;
  readonly faults: readonly Fault[];
}

/** Reads a text and plays it: mistakes of writing, and what comes out otherwise than it says. */
export function checked(text: string, data?: CardData): Checked {
  try {
    const { json, notation } = readFile(text, data);
    const file = JSON.stringify(json, null, 2);
    if (notation.kind === 'replay') return { json: file, faults: [] };
    const scenario = scenarioOf(text, data, true);
    const { state, error } = runScenario(scenario);
    const place = (path: string) => notation.placeOf(path) ?? { line: 1, column: 1 };
    const faults: Fault[] = [];
    if (error && !(error.code === 'entry-not-legal' && error.entry === scenario.illegal)) {
      const told = located(new SwtcgError(error), notation) as NotationError;
      const last = place(`$.script[${scenario.script.length - 1}]`);
      const where = error.code === 'dice-exhausted' ? last : told;
      faults.push({ line: where.line, column: where.column, message: error.message });
    }
    for (const { path, expected, actual } of mismatches(state, scenario.expect))
      faults.push({
        ...place(path),
        message: `Expected ${path.slice('$.expect.'.length)}: ${JSON.stringify(expected)}, but it is ${JSON.stringify(actual)}.`,
      });
    return { json: file, faults };
  } catch (failure) {
    if (failure instanceof NotationError) return { json: null, faults: failure.faults };
    if (failure instanceof SwtcgError)
      return { json: null, faults: [{ line: 1, column: 1, message: failure.message }] };
    throw failure;
  }
}
