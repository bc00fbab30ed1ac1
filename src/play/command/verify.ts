// `swtcg verify`: plays recorded games and says of each whether it is what it says.
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../core/error.ts';
import { readReplay, readViews, verify as verifyReplay, verifyViewLog } from '../../engine.ts';
import { replayOf } from '../notation/file.ts';
import type { Verdict } from '../replay/playback.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { parsedFile } from './shown.ts';

export const VERIFY_HELP = `swtcg verify FILE…

Plays recorded games and prints one JSON object a line, one line a file, in the order of the files:
{ "file", "verdict": "exact" | "unverified" | "diverged", "step", "reason" }

  FILE  a replay file, in JSON or in the notation, or a log of views; - reads standard input

exact       every decision was legal, every roll and every hash is the recorded one; every step is as a log tells it
unverified  nothing is wrong, but hashes or dice are missing, or something was put by hand
diverged    at this step (decisions taken, then the line of the log), for this reason; also where the file tells
            more than there is: dice, shuffles, hashes, another end

Exit code 0: all exact. 1: not. 2: a file could not be read or is not a replay.
`;

async function verified(
  name: string,
  io: Io,
): Promise<
  Verdict | { readonly verdict: null; readonly step: null; readonly reason: string; readonly path?: string }
> {
  try {
    const file = await parsedFile(name, io);
    if (file.kind === 'view-log') return verifyViewLog(readViews(file.json));
    return verifyReplay(file.kind === 'notation' ? replayOf(swtcg2022, file.text) : readReplay(file.json));
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    const { message: reason, path } = error.info;
    return { verdict: null, step: null, reason, ...(path !== undefined && { path }) };
  }
}

export async function verify(argv: readonly string[], io: Io): Promise<number> {
  const { words, flags } = parseArgs(argv, [], []);
  if (flags.has('--help')) {
    io.out(VERIFY_HELP);
    return 0;
  }
  if (words.length === 0)
    throw new UsageError('Which replay? Give at least one FILE, or - for standard input.');
  let code = 0;
  for (const file of words) {
    const found = await verified(file, io);
    io.out(`${JSON.stringify({ file, ...found })}\n`);
    code = Math.max(code, found.verdict === null ? 2 : found.verdict === 'exact' ? 0 : 1);
  }
  return code;
}
