// Which game a text is of: its `ruleset:` line says so.
import { SwtcgError } from '../../core/error.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { NotationError, type Place } from '../../core/notation/fault.ts';
import { linesOf, placeIn } from './lines.ts';
import { textIn } from './text-line.ts';

const NOTHING = /(?!)/;

interface NamedRuleset extends Place {
  readonly ruleset: string;
}

function lineIn(source: string): NamedRuleset | undefined {
  if (source.length > LIMITS.notationSize || !/ruleset/i.test(source)) return undefined;
  let found: NamedRuleset | undefined;
  for (const line of linesOf(source, NOTHING)) {
    const cursor = new Cursor(line.text);
    if (!cursor.take(/ruleset\s*[:：]/i)) continue;
    cursor.skip();
    found = { ...placeIn(line, cursor.at), ruleset: textIn(cursor) };
  }
  return found;
}

/** The ruleset that a text names; undefined where it names none. */
export const rulesetIn = (source: string): string | undefined => lineIn(source)?.ruleset;

/** That no game is known of that ruleset, told by its line. */
export function rulesetFault(error: unknown, source: string): unknown {
  const line = lineIn(source);
  if (!line || !(error instanceof SwtcgError)) return error;
  const { line: at, column } = line;
  return new NotationError([{ line: at, column, message: error.info.message }], '', error.info);
}
