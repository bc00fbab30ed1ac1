// A text in the notation as a source of steps: it is read into the file that it stands for. It brings the reader, the
// grammar and the engine along: load it by import() only.
import { isNotation, located, readFile } from '../../play/notation/file.ts';
import { compiledData } from '../../play/notation/names-of-data.ts';
import { parseCards } from '../../play/pool/compiled.ts';
import { SwtcgError } from '../../src/game/error.ts';
import { asked } from '../shared/asked-strings.ts';
import { replaySource } from './replay-source.ts';
import { scenarioSource } from './scenario-source.ts';
import type { Problem, Source } from './steps.ts';

/** A list, a number, a text: no file of ours, and no notation either. */
function isJson(text: string): boolean {
  if (/\S/.test(text) && !isNotation(text)) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Throws a SwtcgError with the line and the column of what is wrong. `cards` is the text of compiled card data. */
export function notationSource(text: string, cards: string | null): Source | Promise<Source> {
  if (isJson(text)) throw new SwtcgError({ code: 'unreadable', message: asked().noFile, path: '$' });
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
