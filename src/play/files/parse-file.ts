// From the text of a file to what it is: JSON of a known kind, or a text in the notation. The text is parsed once, here;
// whoever reads a kind of file validates the JSON and has the value.

import { identify, type KnownFile, sizeOf } from '../../core/files/formats.ts';
import { checkSize, parseJson } from '../../core/files/json.ts';
import { LIMITS } from '../../core/files/limits.ts';

export type ParsedFile = KnownFile | { readonly kind: 'notation'; readonly text: string };

export interface ParseOptions {
  /** The text is meant to be JSON, so one that is not is no notation either. */
  readonly json?: boolean;
}

/** A text that begins so is meant to be JSON, even where it is broken; the notation may begin with `[[a card]]`. */
const BEGINS_AS_JSON = /^[\s\ufeff]*(?:[{[](?!\[\p{L})|$)/u;

/** The JSON of a text; undefined where it is in the notation. */
function jsonIn(text: string, meant: boolean): unknown {
  if (meant || BEGINS_AS_JSON.test(text)) return parseJson(text, LIMITS.viewLogSize);
  checkSize(text, LIMITS.size);
  try {
    // A single value is no file of ours, but no notation either.
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws a SwtcgError where the text is no file that is known here. */
export function parseFile(text: string, { json: meant = false }: ParseOptions = {}): ParsedFile {
  const json = jsonIn(text, meant);
  if (json === undefined) return { kind: 'notation', text };
  const file = identify(json);
  checkSize(text, sizeOf(file.kind));
  return file;
}
