// `swtcg views`: a game or an example with every step told, for a page that shows it without the engine.
import { viewLogOf } from '../../engine.ts';
import { parseArgs } from './args.ts';
import type { Io } from './io.ts';
import { oneFile, playableFile, readOptions } from './shown.ts';

export const VIEWS_HELP = `swtcg views FILE [--cards DIR]

Plays a scenario or a replay and prints every step, with the file itself: a view log. <swtcg-replay> shows it without the
engine, which comes only when a reader plays on, changes perspective, opens another line or has the log checked. Name the
file *.views.json, and pages fetch nothing they don't need.

  FILE         a scenario or replay file, in JSON or in the notation; - reads standard input
  --cards DIR  card data that a scenario refers to: set files, or one compiled file

For what one seat may know, use swtcg redact. Both write "swtcg-views/2"; this one also has "question", "explanation",
"result" and "file".

Exit code 0: printed. 1: printed up to where play breaks a rule. 2: the file can't be read.
`;

export async function views(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--cards'], []);
  if (flags.has('--help')) {
    io.out(VIEWS_HELP);
    return 0;
  }
  const cards = values['--cards'];
  const log = viewLogOf(await playableFile(oneFile(words), cards, io), readOptions(cards));
  io.out(`${JSON.stringify(log)}\n`);
  return log.problem ? 1 : 0;
}
