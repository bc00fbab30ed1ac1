// A guess, made before a file has come: whether the engine will be needed, so that both come at once. A wrong guess costs
// bytes or time and nothing else: which kind a file is, its JSON says.

import { FORMATS } from '../../src/core/files/formats.ts';
import { fetchEarly } from '../shared/games.ts';

/** Whether the file at an address may need the engine: a view log does not, and `swtcg views` says how to name one. */
export const mayNeedEngine = (src: string): boolean =>
  !(src.split(/[?#]/, 1)[0] as string).endsWith('.views.json');

/** The beginning of a file names its game: how that is shown, and its rules, can come with the rest of the file. */
export function fetchGameOf(beginning: string): void {
  const [, ruleset] = /"ruleset"\s*:\s*"([\w-]+)"/.exec(beginning) ?? [];
  if (ruleset) fetchEarly(ruleset, !beginning.includes(FORMATS['view-log']));
}
