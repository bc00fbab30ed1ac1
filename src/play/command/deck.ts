// `swtcg deck`: whether a deck may be played, rule by rule.

import { SwtcgError } from '../../core/error.ts';
import type { Broken } from '../../swtcg/deck/legal.ts';
import { judgeDeck } from '../../swtcg/pool/deck.ts';
import { type DeckFile, readDeckFile } from '../../swtcg/pool/deck-file.ts';
import { faultText } from '../../swtcg/pool/fault.ts';
import { findFormat } from '../../swtcg/pool/formats-file.ts';
import { parseArgs, UsageError } from './args.ts';
import { readFormatsOf, readPool } from './card-folder.ts';
import { editionNamed } from './edition.ts';
import type { Io } from './io.ts';

export const DECK_HELP = `swtcg deck FILE… --cards DIR [--ruleset ID] [--format NAME] [--json]

Says whether a deck is legal, rule by rule: with --json one object a line,
{ "file", "legal", "broken": [{ "rule", "message", "cards" }] }

  FILE           a deck: LackeyCCG's .dek, or text with a count, a tab and a name a line; - reads standard input
  --cards DIR    card data: set files, or one compiled file (.json)
  --ruleset ID   the edition whose deck rules count: swtcg-2022 (by default) or swtcg-2002
  --format NAME  a format of formats.txt in DIR or in the folder above it; without one only the rulebook's deck rules
                 and the bans and restrictions count that name no format

Exit code 0: all legal. 1: not. 2: a deck could not be read.
`;

const LARGEST = 5_000_000;

/** A deck file; one without a single card is none. */
export async function readDeck(file: string, io: Io): Promise<DeckFile> {
  const deck = readDeckFile(await io.read(file, LARGEST, 'any'), file);
  if (deck.entries.length > 0) return deck;
  const [first] = deck.faults;
  throw new SwtcgError({
    code: 'unreadable',
    message: `"${file}" has no cards: it is not a deck file.${first ? ` ${faultText(first)}` : ''}`,
  });
}

export async function deck(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--cards', '--format', '--ruleset'], ['--json']);
  if (flags.has('--help')) {
    io.out(DECK_HELP);
    return 0;
  }
  if (words.length === 0)
    throw new UsageError('Which deck? Give at least one FILE, or - for standard input.');
  const folder = values['--cards'];
  if (folder === undefined) throw new UsageError('A deck needs card data: give the folder with --cards.');
  const edition = editionNamed(values['--ruleset']);
  const format = values['--format'] === undefined ? null : formatNamed(folder, values['--format'], io);
  const pool = readPool([folder]);
  for (const fault of pool.faults) io.err(`${faultText(fault)}\n`);
  let code = 0;
  for (const file of words) {
    const told = await judged(
      file,
      () => readDeck(file, io),
      (read) => judgeDeck(pool, read, format, edition),
    );
    code = Math.max(code, told.legal === null ? 2 : told.legal ? 0 : 1);
    if (flags.has('--json')) io.out(`${JSON.stringify(told)}\n`);
    else {
      const verdict = told.legal === null ? told.reason : told.legal ? 'legal' : 'not legal';
      io.out(`${file}: ${verdict}\n`);
      for (const { rule, message } of told.broken) io.out(`  ${message} (${rule})\n`);
    }
  }
  return code;
}

interface Judged {
  readonly file: string;
  /** Null: the file could not be read, for this reason. */
  readonly legal: boolean | null;
  readonly broken: readonly Broken[];
  readonly reason?: string;
}

async function judged(
  file: string,
  read: () => Promise<DeckFile>,
  judge: (read: DeckFile) => readonly Broken[],
): Promise<Judged> {
  try {
    const broken = judge(await read());
    return { file, legal: broken.length === 0, broken };
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    return { file, legal: null, broken: [], reason: error.message };
  }
}

function formatNamed(folder: string, name: string, io: Io) {
  const found = readFormatsOf(folder);
  if (!found) throw new UsageError(`There is no formats.txt in "${folder}" or in the folder above it.`);
  for (const fault of found.faults) io.err(`${faultText(fault)}\n`);
  const format = findFormat(found.formats, name);
  if (format) return format;
  const labels = found.formats.map(({ label }) => label).join(', ');
  throw new UsageError(`There is no format "${name}"; there are ${labels}.`);
}
