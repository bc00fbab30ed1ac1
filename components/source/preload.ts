// A guess, made before a file has come: whether the engine will be needed, and the rules of which game, so that all come at
// once. A wrong guess costs bytes or time and nothing else: which kind a file is, its JSON says.

import { FORMATS } from '../../src/core/files/formats.ts';
import { fetchEarly } from '../shared/games.ts';

/** Whether the file at an address may need the engine: a view log does not, and `swtcg views` says how to name one. */
export const mayNeedEngine = (src: string): boolean =>
  !(src.split(/[?#]/, 1)[0] as string).endsWith('.views.json');

/** Fetches the game that a file names near its beginning: how it is shown and, unless it is a view log, its rules. */
export function fetchGameNamedIn(beginning: string): boolean {
  const [, ruleset] = /"ruleset"\s*:\s*"([\w-]+)"/.exec(beginning) ?? [];
  if (ruleset) fetchEarly(ruleset, !beginning.includes(FORMATS['view-log']));
  return ruleset !== undefined;
}
