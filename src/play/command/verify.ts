// `swtcg verify`: plays recorded games and says of each whether it is what it says.
import { plural } from '../../core/english.ts';
import { SwtcgError } from '../../core/error.ts';
import { identify } from '../../core/files/formats.ts';
import {
  gameOf,
  type Replay,
  readReplay,
  readViews,
  verify as verifyReplay,
  verifyViewLog,
} from '../../engine.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import { replayOf } from '../notation/file.ts';
import { onTrust } from '../replay/assurance.ts';
import type { Verdict } from '../replay/playback.ts';
import type { Views } from '../steps/views.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { parsedFile } from './shown.ts';

export const VERIFY_HELP = `swtcg verify FILE…

Plays recorded games and prints one line of JSON per file, in the order of the files:
{ "file", "verdict": "exact" | "unverified" | "diverged", "step", "reason", "onTrust" }

  FILE  a replay file, in JSON or in the notation, or a view log; - reads standard input

exact       every decision was legal, every roll and every hash is the recorded one, the effects of the cards are those
            of their texts; in a view log, the heading, players, cards and steps are those of the game in it
unverified  nothing is wrong, but hashes or dice are missing, something was changed by hand, or a card doesn't do what
            its text says
diverged    the step (decisions taken, then the line of the log) and the reason; also if the file has dice, shuffles or
            hashes beyond the end, or a different result

Exact means consistent, not authentic: anybody can write a consistent file. "onTrust" lists what can't be
compared with anything, such as a concession, or dice without a seed.

Exit code 0: every game is exact. 1: one is not. 2: a file can't be read or is not a replay.
`;

type Game = Replay;
type Judged = Verdict & { readonly onTrust?: readonly string[] };

/** How many cards are named that do not do what their texts say. */
const NAMED = 3;

/** A verdict on the inputs of a game, with a look at its cards. */
function judged(verdict: Verdict, replay: Game | null): Judged {
  if (!replay) return verdict;
  const trusted = onTrust(replay);
  const found = { ...verdict, ...(trusted.length > 0 && { onTrust: trusted }) };
  if (verdict.verdict !== 'exact') return found;
  const misread = gameOf(replay.ruleset).misreadCards(replay.cards);
  if (misread.length === 0) return found;
  const some = `${misread.slice(0, NAMED).join(', ')}${misread.length > NAMED ? ', …' : ''}`;
  const reason = `the effects of ${plural(misread.length, 'card')} are not those of their texts: ${some}`;
  return { ...found, verdict: 'unverified', reason };
}

/** The recorded game in a log of views. */
function gameIn({ file }: Views): Game | null {
  if (!file) return null;
  const { kind, json } = identify(file, ['scenario', 'replay']);
  return kind === 'replay' ? readReplay(json) : null;
}

async function verified(
  name: string,
  io: Io,
): Promise<
  Judged | { readonly verdict: null; readonly step: null; readonly reason: string; readonly path?: string }
> {
  try {
    const file = await parsedFile(name, io);
    if (file.kind === 'view-log') {
      const views = readViews(file.json);
      return judged(verifyViewLog(views), gameIn(views));
    }
    const replay = file.kind === 'notation' ? replayOf<SwtcgTypes>(gameOf, file.text) : readReplay(file.json);
    return judged(verifyReplay(replay), replay);
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
