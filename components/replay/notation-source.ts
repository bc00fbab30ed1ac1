// A text in the notation as a source of steps: it is read into the file that it stands for. It brings the reader, the
// grammar and the engine along: load it by import() only.
import { located, readFile } from '../../play/notation/file.ts';
import { compiledData } from '../../play/notation/names-of-data.ts';
import { parseCards } from '../../play/pool/compiled.ts';
import { replaySource } from './replay-source.ts';
import { scenarioSource } from './scenario-source.ts';
import type { Problem, Source } from './steps.ts';

/** Throws a SwtcgError with the line and the column of what is wrong. `cards` is the text of compiled card data. */
export function notationSource(text: string, cards: string | null): Source | Promise<Source> {
  const data = cards === null ? undefined : compiledData(parseCards(cards));
  const { json, notation } = readFile(text, data);
  const file = JSON.stringify(json);
  if (notation.kind === 'replay') return replaySource(file);
  const source = scenarioOf(file);
  const entry = source.problem?.entry;
  const place = entry === undefined ? null : notation.placeOf(`$.script[${entry}]`);
  if (!source.problem || !place) return source;
  const { line, column } = place;
  const message = `Line ${line}, column ${column}: ${source.problem.message}`;
  const problem: Problem = { ...source.problem, message, path: `${line}:${column}` };
  return { ...source, problem };

  function scenarioOf(source: string): Source {
    try {
      return scenarioSource(source, cards);
    } catch (error) {
      throw located(error, notation);
    }
  }
}
