// `swtcg deck`: whether a deck may be played, rule by rule.

import { SwtcgError } from '../../core/error.ts';
import { parseJson } from '../../core/files/json.ts';
import { byRuleset, rulesetOf } from '../../core/game/rulesets.ts';
import { readDeckFile as readSets } from '../../lcg/deck/file.ts';
import { DECK_FORMATS } from '../../lcg/deck/legal.ts';
import { judgeDeck as judgeSets } from '../../lcg/pool/deck.ts';
import { readO8d } from '../../lcg/pool/octgn-deck.ts';
import { judgeDeck } from '../../swtcg/pool/deck.ts';
import { type DeckFile, readDeckFile } from '../../swtcg/pool/deck-file.ts';
import { faultText } from '../../swtcg/pool/fault.ts';
import { findFormat } from '../../swtcg/pool/formats-file.ts';
import { parseArgs, UsageError } from './args.ts';
import { readFormatsOf, readPool } from './card-folder.ts';
import { editionNamed } from './edition.ts';
import type { Io } from './io.ts';
import { readProducts } from './product-folder.ts';

export const DECK_HELP = `swtcg deck FILE… --cards DIR [--ruleset ID] [--format NAME] [--json]

Checks whether a deck is legal, rule by rule. With --json, one object per line:
{ "file", "legal", "broken": [{ "rule", "message", "cards" }] }

  FILE           a deck: LackeyCCG's .dek, or text with a count, a tab and a name per line. Living Card Game: JSON like
                 { "format": "swtcg-deck/1", "ruleset": "swlcg-2012", "affiliation": "Sith", "sets": [19, 20] },
                 or OCTGN's .o8d. - reads standard input
  --cards DIR    card data: set files, or one compiled file (.json); Living Card Game: product files
  --ruleset ID   the edition whose deck rules apply: swtcg-2022 (default) or swtcg-2002
  --format NAME  a format of formats.txt in DIR or its parent folder. Without one, only the rulebook's deck rules apply,
                 and bans and restrictions that name no format. Living Card Game: custom (default; at least ten
                 objective sets) or preset (eight)

Exit code 0: every deck is legal. 1: one is not. 2: a deck can't be read.
`;

const LARGEST = 5_000_000;

/** A deck file; one without a single card is none. */
export async function readDeck(file: string, io: Io): Promise<DeckFile> {
  return cardsOf(await io.read(file, LARGEST, 'any'), file);
}

function cardsOf(source: string, file: string): DeckFile {
  const deck = readDeckFile(source, file);
  if (deck.entries.length > 0) return deck;
  const [first] = deck.faults;
  throw new SwtcgError({
    code: 'unreadable',
    message: `"${file}" has no cards: it is not a deck file.${first ? ` ${faultText(first)}` : ''}`,
  });
}

interface Broken {
  readonly rule: string;
  readonly message: string;
  readonly cards: readonly string[];
}

/** Reads the text of a deck file and says which rules it breaks; throws a SwtcgError where it is no deck. */
type Judge = (source: string, file: string) => readonly Broken[];

interface Asked {
  readonly folder: string;
  readonly format: string | undefined;
  readonly ruleset: string | undefined;
  readonly io: Io;
}

type MakeJudge = (asked: Asked) => Judge;

const tradingCards: MakeJudge = ({ folder, format: named, ruleset, io }) => {
  const edition = editionNamed(ruleset);
  const format = named === undefined ? null : formatNamed(folder, named, io);
  const pool = readPool([folder]);
  for (const fault of pool.faults) io.err(`${faultText(fault)}\n`);
  return (source, file) => judgeDeck(pool, cardsOf(source, file), format, edition);
};

const livingCards: MakeJudge = ({ folder, format: named = 'custom', io }) => {
  const format = DECK_FORMATS.find((one) => one === named.toLowerCase());
  if (!format) throw new UsageError(`There is no format "${named}"; there are ${DECK_FORMATS.join(', ')}.`);
  const pool = readProducts(folder);
  for (const { file, entry, message } of pool.faults) io.err(`${file}, card ${entry}: ${message}\n`);
  return (source) =>
    judgeSets(pool, isO8d(source) ? readO8d(source, pool) : readSets(parseJson(source)), format);
};

/** Decks in JSON name their game. */
const JSON_DECKS: Readonly<Record<string, MakeJudge>> = { 'swlcg-2012': livingCards };

const isJson = (source: string): boolean => /^\ufeff?\s*\{/.test(source);
/** OCTGN's decks: those of the Living Card Game have an objective deck. */
const isO8d = (source: string): boolean => /<section\s[^>]*\bname="Objective Deck"/i.test(source);

const judgeOf = (source: string): MakeJudge => {
  if (isO8d(source)) return livingCards;
  return isJson(source) ? byRuleset(JSON_DECKS, rulesetOf(parseJson(source))) : tradingCards;
};

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
  const asked: Asked = { folder, format: values['--format'], ruleset: values['--ruleset'], io };
  const judges = new Map<MakeJudge, Judge>();
  const judgeBy = (make: MakeJudge): Judge => {
    const found = judges.get(make) ?? make(asked);
    judges.set(make, found);
    return found;
  };
  let code = 0;
  for (const file of words) {
    const told = await judged(file, () => io.read(file, LARGEST, 'any'), judgeBy);
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

/** What is wrong with a deck is told of it; card data that can't be read is nobody's fault but theirs, and is thrown. */
async function judged(
  file: string,
  read: () => Promise<string>,
  judgeBy: (make: MakeJudge) => Judge,
): Promise<Judged> {
  const unread = (error: unknown): Judged => {
    if (!(error instanceof SwtcgError)) throw error;
    return { file, legal: null, broken: [], reason: error.message };
  };
  let source: string;
  let make: MakeJudge;
  try {
    source = await read();
    make = judgeOf(source);
  } catch (error) {
    return unread(error);
  }
  const judge = judgeBy(make);
  try {
    const broken = judge(source, file);
    return { file, legal: broken.length === 0, broken };
  } catch (error) {
    return unread(error);
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
