// `swtcg run`: plays scenarios and prints one JSON object a line, one line a file.
import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { rulesetOf } from '../../core/game/rulesets.ts';
import type { Die } from '../../core/state.ts';
import { gameOf, mismatches, readScenario, runScenario, type Scenario } from '../../engine.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import type { View } from '../../swtcg/view/view.ts';
import { scenarioOf, wordsFor } from '../notation/file.ts';
import { sentenceOf } from '../notation/located.ts';
import { type Notation, readNotation } from '../notation/read.ts';
import { rulesetIn } from '../notation/ruleset.ts';
import type { Mismatch } from '../scenario/expect.ts';
import { parseArgs, UsageError } from './args.ts';
import { CardFinders } from './card-finders.ts';
import type { Io } from './io.ts';
import { parsedFile } from './shown.ts';

export const RUN_HELP = `swtcg run FILE… [--cards DIR]

Plays scenarios and prints one line of JSON per file, in the order of the files:
{ "file", "ok", "state", "log", "error", "mismatch", "diceLeft" }

  FILE         a scenario file, in JSON or in the notation (docs/notation.md); - reads standard input
  --cards DIR  card data (set files, or one compiled file), for definitions like { "ref": "ANH/Luke Skywalker (A)" }

ok        the outcome is as expected
state     every card by its id, dark, light, winner, control; null if nothing was played
log       the steps: { "path", "text", "rule", "kind", "turn", "type", "by", "cards", "numbers", "words" } (docs/log.md)
error     null, or { "code", "message", "rule", "entry", "path" }, those that apply. An entry that is
          expected to be illegal is reported here too, with reason and rule; ok is then still true.
mismatch  differences from the expected outcome: { "path", "expected", "actual" }
diceLeft  dice of the file that were not rolled

Exit code 0: every outcome is as expected. 1: one is not, or play ended in an error. 2: a file can't be read or is not
a scenario. With several files, the highest counts.
`;

export interface Line {
  readonly file: string;
  readonly ok: boolean;
  readonly state: View | null;
  readonly log: readonly unknown[];
  readonly error: ErrorInfo | null;
  readonly mismatch: readonly Mismatch[];
  readonly diceLeft: readonly Die[];
}

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--cards'], []);
  if (flags.has('--help')) {
    io.out(RUN_HELP);
    return 0;
  }
  if (words.length === 0)
    throw new UsageError('Which scenario? Give at least one FILE, or - for standard input.');
  const folder = values['--cards'];
  const finders = folder === undefined ? undefined : new CardFinders(folder);
  let code = 0;
  for (const file of words) {
    let notation: Notation | null = null;
    const line = await runFile(file, async () => {
      const parsed = await parsedFile(file, io, LIMITS.size);
      if (parsed.kind !== 'notation')
        return readScenario(parsed.json, finders && { cards: finders.of(rulesetOf(parsed.json)) });
      const data = finders?.data(rulesetIn(parsed.text));
      notation = readNotation(wordsFor(gameOf, parsed.text), parsed.text, data && { cards: data.names });
      return scenarioOf<SwtcgTypes>(gameOf, parsed.text, data);
    });
    io.out(`${JSON.stringify(notation ? placed(line, notation) : line)}\n`);
    code = Math.max(code, exitCode(line));
  }
  return code;
}

/** What went wrong in play, with the place of its sentence. */
function placed(line: Line, notation: Notation): Line {
  const place = line.error && !line.error.path && sentenceOf(line.error, notation);
  return place ? { ...line, error: { ...line.error, path: `${place.line}:${place.column}` } } : line;
}

export async function runFile(file: string, read: () => Promise<Scenario>): Promise<Line> {
  try {
    return judged(file, await read());
  } catch (error) {
    return { file, ok: false, state: null, log: [], error: told(error), mismatch: [], diceLeft: [] };
  }
}

/** Plays a scenario and holds the result against what the file expects. */
function judged(file: string, scenario: Scenario): Line {
  const { state, log, error, diceLeft } = runScenario(scenario);
  const refused = error?.code === 'entry-not-legal' ? (error.entry ?? null) : null;
  const mismatch = mismatches(state, scenario.expect, scenario.ruleset);
  if (scenario.illegal !== null && scenario.illegal !== refused) {
    mismatch.unshift({ path: '$.expect.illegal', expected: scenario.illegal, actual: refused });
  }
  const asIllegal = scenario.illegal !== null && scenario.illegal === refused;
  const ok = mismatch.length === 0 && (error === null || asIllegal);
  return { file, ok, state, log, error, mismatch, diceLeft };
}

function told(error: unknown): ErrorInfo {
  if (error instanceof SwtcgError) return error.info;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

function exitCode({ ok, error }: Line): number {
  if (ok) return 0;
  return error?.code === 'unreadable' || error?.code === 'bad-scenario' ? 2 : 1;
}
