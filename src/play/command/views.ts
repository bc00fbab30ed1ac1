// `swtcg views`: a game or an example with every step told, for a page that shows it without the engine.
import { viewLogOf } from '../../engine.ts';
import { parseArgs } from './args.ts';
import type { Io } from './io.ts';
import { oneFile, playableFile, readOptions } from './shown.ts';

export const VIEWS_HELP = `swtcg views FILE [--cards DIR]

Plays a scenario or a replay and prints every step of it, with the file itself: a view log. <swtcg-replay> shows it
without the engine and without the grammar of the cards' texts, which come only when a reader plays on, looks with one
player's eyes, goes into another line, or has it checked. Name it *.views.json: then a page asks for no more than it needs.

  FILE         a scenario or replay file, in JSON or in the notation; - reads standard input
  --cards DIR  card data that a scenario refers to: set files, or one compiled file

The log of what one seat may know is swtcg redact. Both are "swtcg-views/2"; this one also has "question", "explanation",
"result" and "file".

Exit code 0: printed. 1: printed up to where the play broke a rule. 2: the file could not be read.
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
