// Errors of a notation's file, told by its lines.
import { SwtcgError } from '../../core/error.ts';
import { NotationError, type Place } from '../../core/notation/fault.ts';
import type { Notation } from './read.ts';

/** The sentence that an error of play belongs to: where dice are lacking, the one that was carried out. */
export const sentenceOf = (
  { code, entry }: { readonly code: string; readonly entry?: number },
  { json, placeOf }: Notation,
): Place | null => {
  const at =
    code === 'dice-exhausted' ? (entry ?? (json.script as unknown[] | undefined)?.length ?? 0) - 1 : entry;
  return at === undefined ? null : placeOf(`$.script[${Math.max(0, at)}]`);
};

/** An error of the file's JSON, told by the line that it comes from. */
export function located(error: unknown, notation: Notation): unknown {
  if (!(error instanceof SwtcgError) || error instanceof NotationError) return error;
  const { path, message } = error.info;
  const where = path ? notation.placeOf(path) : sentenceOf(error.info, notation);
  return new NotationError([{ line: 1, column: 1, ...where, message }], notation.understood, error.info);
}
