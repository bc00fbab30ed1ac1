// What is a text in the notation, and errors of its file told by its lines.
import { SwtcgError } from '../../src/game/error.ts';
import { NotationError } from './fault.ts';
import type { Notation } from './read.ts';

/** An object, a list, or one single value. */
const JSON_TEXT = /^[\s\ufeff]*(?:[{[](?!\[\p{L})|(?:"[^"\n]*"|-?\d[\d.eE+-]*|true|false|null)\s*$)/u;

/** Anything but JSON is taken for the notation; a file that is called JSON is JSON. */
export const isNotation = (source: string, file = ''): boolean =>
  !/\.json$/i.test(file) && /\S/.test(source) && !JSON_TEXT.test(source);

/** An error of the file's JSON, told by the line that it comes from. */
export function located(error: unknown, notation: Notation): unknown {
  if (!(error instanceof SwtcgError) || error instanceof NotationError) return error;
  const { path, entry, message } = error.info;
  const place = notation.placeOf(path ?? (entry === undefined ? '$' : `$.script[${entry}]`));
  const where = place ?? { line: 1, column: 1 };
  return new NotationError([{ ...where, message }], notation.understood, error.info);
}
