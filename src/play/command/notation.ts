// `swtcg notation`: a scenario or a recorded game as JSON written in the notation, and a notation written as JSON.

import { SwtcgError } from '../../core/error.ts';
import type { KnownFile } from '../../core/files/formats.ts';
import { rulesetOf } from '../../core/game/rulesets.ts';
import type { Json } from '../../core/notation/json.ts';
import {
  gameOf,
  printNotation as printFile,
  readNotation as readFile,
  readReplay,
  readScenario,
} from '../../engine.ts';
import { fallenInReplay, fallenInScenario } from '../notation/fallen.ts';
import { rulesetIn } from '../notation/ruleset.ts';
import { playable } from '../steps/recorded-steps.ts';
import { parseArgs, UsageError } from './args.ts';
import { CardFinders } from './card-finders.ts';
import type { Io } from './io.ts';
import { parsedFile } from './shown.ts';

export const NOTATION_HELP = `swtcg notation FILE… [--cards DIR]

Converts JSON to the notation and the notation to JSON. Nothing is lost either way.

  FILE         a scenario or a recorded game, in JSON or in the notation (docs/notation.md); - reads standard input
  --cards DIR  card data, for cards that are given by name

Exit code 0: all files are converted. 2: one can't be read.
`;

/** The dice with the sentences, where the file plays. A file that has something wrong in it is written down all the same. */
function fallen(
  { kind, json }: KnownFile<'scenario' | 'replay'>,
  find?: Parameters<typeof readScenario>[1],
): ReturnType<typeof fallenInReplay> {
  try {
    return kind === 'replay'
      ? fallenInReplay(gameOf(rulesetOf(json)), readReplay(json))
      : fallenInScenario(gameOf(rulesetOf(json)), readScenario(json, find));
  } catch (error) {
    if (error instanceof SwtcgError) return null;
    throw error;
  }
}

export async function notation(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--cards'], []);
  if (flags.has('--help')) {
    io.out(NOTATION_HELP);
    return 0;
  }
  if (words.length === 0)
    throw new UsageError('Which file? Give at least one FILE, or - for standard input.');
  const folder = values['--cards'];
  const finders = folder === undefined ? undefined : new CardFinders(folder);
  let code = 0;
  for (const file of words) {
    try {
      const parsed = await parsedFile(file, io);
      if (parsed.kind === 'notation')
        io.out(
          `${JSON.stringify(readFile(parsed.text, finders?.data(rulesetIn(parsed.text))).json, null, 2)}\n`,
        );
      else {
        const game = playable(parsed);
        const told = fallen(game, finders && { cards: finders.of(rulesetOf(game.json)) });
        io.out(printFile(game.json as Json, told ? { fallen: told } : {}));
      }
    } catch (error) {
      if (!(error instanceof SwtcgError)) throw error;
      const { path } = error.info;
      io.err(`swtcg: ${file}: ${path?.startsWith('$') ? `${path}: ` : ''}${error.message}\n`);
      code = 2;
    }
  }
  return code;
}
