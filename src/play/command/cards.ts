// `swtcg cards`: how many cards of card data the engine plays, and what it understood of one.
import { writeFileSync } from 'node:fs';
import { didYouMean } from '../../core/files/near.ts';
import {
  type CardLibrary,
  type Counts,
  type Coverage,
  EXTENTS,
  type Extent,
  type SetGroup,
} from '../../core/game/card-library.ts';
import { parseArgs, UsageError } from './args.ts';
import { readLibrary } from './card-libraries.ts';
import type { Io } from './io.ts';

export const CARDS_HELP = `swtcg cards DIR… [--ruleset RULESET] [--json] [--show NAME] [--list partial|manual|full] [--compile OUT]

Reads set files (SET.txt in DIR or DIR/sets, or a single file) and reports how many cards are played fully, partly or
not at all, by set, by format (formats.txt) and in total, and which texts would help the most cards if they were read.

  --ruleset RULESET  the game of the cards: swtcg-2022, or swlcg-2012, with product files PRODUCT.json in DIR.
                Default: what the files are
  --show NAME   one card, with the engine's own wording of each paragraph
  --list WHICH  the cards that are played fully (full), partly (partial) or not at all (manual)
  --compile OUT writes all cards with compiled effects to one file, for pages and for --cards of other commands
  --json        { "total": { "cards", "full", "partial", "manual", "paragraphs", "paragraphsRead" },
                  "sets": { "SET": { … } }, "unread": [{ "text", "cards", "alone" }] }
                unread: first the texts that alone keep the most cards from being full

A line that can't be read is reported with its file and number, and reading continues. Exit code 2: no card data.
`;

export async function cards(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(
    argv,
    ['--ruleset', '--show', '--list', '--compile'],
    ['--json'],
  );
  if (flags.has('--help')) {
    io.out(CARDS_HELP);
    return 0;
  }
  if (words.length === 0) throw new UsageError('Which cards? Give at least one folder of set files.');
  const extent = EXTENTS.find((one) => one === values['--list']);
  if (values['--list'] !== undefined && !extent)
    throw new UsageError(`--list takes ${EXTENTS.join(', ')}, not "${values['--list']}".`);
  const library = readLibrary(values['--ruleset'], words);
  for (const fault of library.faults) io.err(`${fault}\n`);
  if (library.size === 0) throw new UsageError(`There are no cards in ${words.join(', ')}.`);
  const json = flags.has('--json');
  const out = values['--compile'];
  if (out !== undefined) return compile(library, out, io);
  const name = values['--show'];
  if (name !== undefined) return show(library, name, json, io);
  if (extent) return list(library, extent, json, io);
  const found = library.coverage();
  io.out(
    json ? `${JSON.stringify({ ...found, faults: library.faultData })}\n` : table(found, library.groups),
  );
  return 0;
}

const sumOf = (list: readonly Counts[]): Counts => {
  const sum = (of: keyof Counts) => list.reduce((all, one) => all + one[of], 0);
  return {
    cards: sum('cards'),
    full: sum('full'),
    partial: sum('partial'),
    manual: sum('manual'),
    paragraphs: sum('paragraphs'),
    paragraphsRead: sum('paragraphsRead'),
  };
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

/** Texts shown to people; the whole list is in the JSON. */
const SHOWN = 40;

function table({ total, sets, unread }: Coverage, formats: readonly SetGroup[]): string {
  const width = Math.max(10, ...Object.keys(sets).map((set) => set.length + 2));
  const line = (name: string, { cards: all, full, partial, manual, paragraphs, paragraphsRead }: Counts) =>
    [
      name.padEnd(width),
      ...[all, full, partial, manual].map((n) => String(n).padStart(8)),
      share(full, all).padStart(9),
      `${paragraphsRead} of ${paragraphs}`.padStart(17),
      share(paragraphsRead, paragraphs).padStart(9),
    ].join('');
  const head = `${'set'.padEnd(width)}   cards    full partial  manual     full       paragraphs     read`;
  const rows = Object.entries(sets).map(([set, counts]) => line(set, counts));
  const groups = formats.flatMap((format) => {
    const having = format.sets.flatMap((set) => sets[set] ?? []);
    return having.length < 2 ? [] : [line(format.label, sumOf(having))];
  });
  const texts = unread
    .slice(0, SHOWN)
    .map(({ text, cards: n, alone }) => `${`${alone}/${n}`.padStart(8)}  ${text}`);
  return [
    head,
    ...rows,
    '',
    ...groups,
    line('all', total),
    '',
    `${unread.length} texts are not played; alone / on cards:`,
    ...texts,
    '',
  ].join('\n');
}

function list(library: CardLibrary, extent: Extent, json: boolean, io: Io): number {
  const told = library.list(extent);
  if (json) io.out(`${JSON.stringify(told)}\n`);
  else
    for (const { set, name, unread } of told)
      io.out(`${set}/${name}\n${unread.map((text) => `    ${text}\n`).join('')}`);
  return 0;
}

function compile(library: CardLibrary, out: string, io: Io): number {
  const source = `${JSON.stringify(library.compiled())}\n`;
  try {
    writeFileSync(out, source);
  } catch (error) {
    throw new UsageError(`"${out}" can't be written: ${(error as Error).message}`);
  }
  io.out(`${out}: ${library.size} cards, ${source.length} characters\n`);
  return 0;
}

function show(library: CardLibrary, name: string, json: boolean, io: Io): number {
  const told = library.show(name);
  if (told.length === 0) {
    const names = library.names();
    const like = names.filter((one) => one.toLowerCase().includes(name.trim().toLowerCase()));
    const few = like.length > 5 ? [...like.slice(0, 5), '…'] : like;
    throw new UsageError(
      `There is no card "${name}".${like.length > 0 ? ` There are: ${few.join(', ')}.` : didYouMean(name, names)}`,
    );
  }
  if (json) io.out(`${JSON.stringify(told)}\n`);
  else
    for (const { ref, name: title, line, played, paragraphs } of told) {
      io.out(`${ref}${ref.endsWith(title) ? '' : ` ${title}`}: ${line}; ${played}\n`);
      for (const { text, means, note } of paragraphs)
        io.out(
          `  ${text}\n    ${means === null ? note : `= ${means}${note === null ? '' : ` (${note})`}`}\n`,
        );
    }
  return 0;
}
