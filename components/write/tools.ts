// What the page for writing needs of the engine: it comes later than the page.

import { editionGame } from '../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../src/core/error.ts';
import type { CardData, CardNames } from '../../src/core/game/game-notation.ts';
import { rulesetOf } from '../../src/core/game/rulesets.ts';
import { type Fault, NotationError } from '../../src/core/notation/fault.ts';
import { parseFile } from '../../src/play/files/parse-file.ts';
import { diceAstray } from '../../src/play/notation/dice-told.ts';
import { readFile, scenarioOf } from '../../src/play/notation/file.ts';
import { located } from '../../src/play/notation/located.ts';
import { type Suggestions, suggest as suggestIn } from '../../src/play/notation/suggest.ts';
import { mismatches } from '../../src/play/scenario/expect.ts';
import { runScenario } from '../../src/play/scenario/run.ts';
import { viewLogOf } from '../../src/play/steps/full-log.ts';
import { playable } from '../../src/play/steps/recorded-steps.ts';
import { compiledData } from '../../src/swtcg/notation/names-of-data.ts';
import { parseCards } from '../../src/swtcg/pool/compiled.ts';

export const suggest = (text: string, caret: number, data?: CardNames): Suggestions =>
  suggestIn(editionGame, text, caret, data);

export const dataOf = (text: string): CardData => compiledData(parseCards(text));

/** A file with every step of it told: a log of views. */
export function toldLog(json: string, data?: CardData): string {
  const file = playable(parseFile(json, { json: true }));
  return JSON.stringify(
    viewLogOf(editionGame(rulesetOf(file.json)), file, { ...(data && { cards: data.find }), manual: true }),
  );
}

export interface Checked {
  /** The file, where it can be shown. */
  readonly json: string | null;
  readonly faults: readonly Fault[];
  /** So many dice were told and not rolled. */
  readonly diceLeft: number;
}

/** The names that a path goes through. */
const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\.([^.[]+)|\[("(?:[^"\\]|\\.)*")\]/g)].map(([, plain, quoted]) =>
    quoted === undefined ? String(plain) : JSON.parse(quoted),
  );

const NAMES: Readonly<Record<string, string>> = {
  dark: 'Dark',
  light: 'Light',
  discard: 'the discard pile',
  build: 'the build zone',
};

const named = (value: unknown): string =>
  typeof value === 'string' ? (NAMES[value] ?? value) : JSON.stringify(value);

/** A part of what is expected, about as a text would say it. */
function statement(path: string, value: unknown): string {
  const [, who = '', ...rest] = namesIn(path);
  if (who === 'winner') return `${value === null ? 'nobody' : named(value)} wins`;
  if (who === 'control') return `${value === null ? 'nobody' : named(value)} controls ${rest.join(' ')}`;
  if (rest[0] === 'zone') return `${who} is in ${named(value)}`;
  return `${named(who)} has ${rest.join(' ')} ${named(value)}`;
}

/** Reads a text and plays it: mistakes of writing, and what comes out otherwise than it says. */
export function checked(text: string, data?: CardData): Checked {
  try {
    const { json, notation } = readFile(editionGame, text, data);
    const game = editionGame(json.ruleset);
    const file = JSON.stringify(json, null, 2);
    if (notation.kind === 'replay') return { json: file, faults: [], diceLeft: 0 };
    const scenario = scenarioOf(editionGame, text, data, true);
    const { illegal } = scenario;
    const { state, error, diceLeft } = runScenario(game, scenario);
    const place = (path: string) => notation.placeOf(path) ?? { line: 1, column: 1 };
    const refused = error?.code === 'entry-not-legal' ? error.entry : null;
    const faults: Fault[] = [];
    // What comes after a mistake was not played: nothing is said of it.
    const astray = diceAstray(game, notation, scenario);
    if (astray) faults.push(astray);
    else if (error && (refused === null || refused !== illegal)) {
      const { line, column } = located(new SwtcgError(error), notation) as NotationError;
      const message = error.message.replace(/^Entry \d+ .*? is not legal/, 'This is not legal');
      faults.push({ line, column, message });
    } else if (illegal !== null && refused === null)
      faults.push({
        ...place(`$.script[${illegal}]`),
        message: 'This is legal, and “(illegal)” is written after it.',
      });
    else
      for (const { path, expected, actual } of mismatches(game, state, scenario.expect)) {
        const [wanted, found] = [expected, actual].map((value) => statement(path, value));
        faults.push({ ...place(path), message: `Expected: ${wanted}. It comes out as: ${found}.` });
      }
    return { json: file, faults, diceLeft: faults.length > 0 ? 0 : diceLeft.length };
  } catch (failure) {
    if (failure instanceof NotationError) return { json: null, faults: failure.faults, diceLeft: 0 };
    if (failure instanceof SwtcgError)
      return { json: null, faults: [{ line: 1, column: 1, message: failure.message }], diceLeft: 0 };
    throw failure;
  }
}
