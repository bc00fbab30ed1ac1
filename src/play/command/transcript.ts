// `swtcg transcript`: a scenario or a replay in writing.
import { transcriptOf } from '../../engine.ts';
import type { TranscriptForm } from '../steps/transcript.ts';
import { parseArgs, UsageError } from './args.ts';
import type { Io } from './io.ts';
import { oneFile, toldFile } from './shown.ts';

export const TRANSCRIPT_HELP = `swtcg transcript FILE [--form html|markdown|text] [--until STEP] [--brief] [--rules] [--cards DIR]

Plays a scenario or a replay and prints its log, one sentence per line: for the inside of a tag, for readers without
scripts, for posts and mails.

  FILE          a scenario or replay file, in JSON or in the notation; - reads standard input
  --form FORM   html (default), markdown or text
  --until STEP  ends after this step, by its address in the viewer: 12.3
  --brief       leaves out windows in which everybody passes
  --rules       cites the rule of each line
  --cards DIR   card data that a scenario refers to: set files, or one compiled file

Exit code 0: printed. 1: printed up to where play breaks a rule. 2: the file can't be read.
`;

const FORMS: Readonly<Record<string, TranscriptForm>> = {
  html: 'html',
  markdown: 'markdown',
  md: 'markdown',
  text: 'text',
};

/** A step's address: decisions taken, then the line among those of the last. */
export function stepAddress(given: string | undefined): string | undefined {
  if (given !== undefined && !/^\d+(\.\d+)?$/.test(given))
    throw new UsageError(`"${given}" is not a step: write it like 12.3, as in the viewer.`);
  return given;
}

export async function transcript(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--form', '--until', '--cards'], ['--rules', '--brief']);
  if (flags.has('--help')) {
    io.out(TRANSCRIPT_HELP);
    return 0;
  }
  const form = FORMS[values['--form'] ?? 'html'];
  if (!form) throw new UsageError(`There is no form "${values['--form']}": html, markdown or text.`);
  const until = stepAddress(values['--until']);
  const file = await toldFile(oneFile(words), values['--cards'], io);
  io.out(
    transcriptOf(file, {
      form,
      rules: flags.has('--rules'),
      brief: flags.has('--brief'),
      ...(until === undefined ? {} : { until }),
    }),
  );
  return file.problem ? 1 : 0;
}
