// A guess, made before a file has come: whether the engine will be needed, and the rules of which game, so that all come at
// once. A wrong guess costs bytes or time and nothing else: which kind a file is, its JSON says.
import { GAMES } from '../../machines/games.ts';

/** Whether the file at an address may need the engine: a view log does not, and `swtcg views` says how to name one. */
export const mayNeedEngine = (src: string): boolean =>
  !(src.split(/[?#]/, 1)[0] as string).endsWith('.views.json');

/** Sends for the game that a file names where it begins. Whether anything was sent for. */
export function fetchGameNamedIn(beginning: string): boolean {
  const ruleset = /"ruleset"\s*:\s*"([^"]*)"/.exec(beginning)?.[1];
  if (ruleset === undefined || !Object.hasOwn(GAMES, ruleset)) return false;
  GAMES[ruleset]?.().catch(() => {
    // Whoever needs it asks again, and says that it does not come.
  });
  return true;
}
