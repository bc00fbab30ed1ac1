// `swtcg redact`: a game as one seat may know it.
import { viewsOf } from '../steps/views.ts';
import { writeViews } from '../steps/write-views.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { oneFile, toldFile } from './shown.ts';
import { stepAddress } from './transcript.ts';

export const REDACT_HELP = `swtcg redact --seat dark|light|spectator FILE [--until STEP] [--cards DIR]

Plays a scenario or a replay and prints what one seat may know, for publishing during an event: a view log, not a replay.
Cards hidden from the seat have neither a name nor an id of their own; inputs, seed and notes are left out.
Step addresses count decisions, so a game recorded with "autoPass": "empty" reveals when the opponent had something to
play. Record games that are published live with "never".
<swtcg-replay> shows it. { "format": "swtcg-views/2", "seat", "title", "players", "cards",
"steps": [{ "at", "path", "text", "rule", "kind", "turn", "by", "asked", "roll", "attack", "plays", "view" }] }

  FILE          a scenario or replay file, in JSON or in the notation; - reads standard input
  --seat SEAT   dark, light, or spectator, who knows only what both players know
  --until STEP  ends after this step, by its address in the viewer: 12.3
  --cards DIR   card data that a scenario refers to: set files, or one compiled file

The first step is complete; later ones contain only what changed, and null for what is gone (replays/README.md).
swtcg views writes a view log with nothing hidden.

Exit code 0: printed. 1: printed up to where play breaks a rule. 2: the file can't be read.
`;

const SEATS = ['dark', 'light', 'spectator'] as const;

export async function redact(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--seat', '--until', '--cards'], []);
  if (flags.has('--help')) {
    io.out(REDACT_HELP);
    return 0;
  }
  const given = values['--seat'];
  const seat = SEATS.find((one) => one === given);
  if (!seat)
    throw new UsageError(
      given === undefined
        ? 'Whose eyes? Give --seat dark, light or spectator.'
        : `There is no seat "${given}": dark, light or spectator.`,
    );
  const until = stepAddress(values['--until']);
  const file = await toldFile(oneFile(words), values['--cards'], io);
  io.out(`${JSON.stringify(writeViews(file.game.presentation, viewsOf(file, seat, until)))}\n`);
  return file.problem ? 1 : 0;
}
