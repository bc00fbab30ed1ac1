// `swtcg cards`: how many cards of set files the engine plays, and what it understood of one.
import { writeFileSync } from 'node:fs';
import { didYouMean } from '../../core/files/near.ts';
import type { DeckFormat } from '../../swtcg/deck/legal.ts';
import { isPlayed } from '../../swtcg/effects/playability.ts';
import { fullName } from '../../swtcg/pool/card-name.ts';
import { compilePool } from '../../swtcg/pool/compile.ts';
import { type Counts, type Coverage, coverage, coverageOf, type Extent } from '../../swtcg/pool/coverage.ts';
import { faultText } from '../../swtcg/pool/fault.ts';
import type { CardPool } from '../../swtcg/pool/pool.ts';
import type { Printing } from '../../swtcg/pool/set-file.ts';
import { printEffect } from '../../swtcg/text/print.ts';
import { parseArgs, UsageError } from './args.ts';
import { readFormatsOf, readPool } from './card-folder.ts';
import type { Io } from './io.ts';

export const CARDS_HELP = `swtcg cards DIR… [--json] [--show NAME] [--list partial|manual|full] [--compile OUT]

Reads set files (SET.txt in DIR or in DIR/sets; a single file will do) and says how many cards the engine plays in
full, in part, and not at all, by set, by format (formats.txt) and in total, and which texts keep the most cards from
being full.

  --show NAME   one card, with the engine's own wording of each paragraph
  --list WHICH  the cards that are played in full, in part (partial), or not at all (manual)
  --compile OUT writes the cards with their effects compiled to one file, for pages and for --cards of other commands
  --json        { "total": { "cards", "full", "partial", "manual", "paragraphs", "paragraphsRead" },
                  "sets": { "SET": { … } }, "unread": [{ "text", "cards", "alone" }] }
                unread: first what alone keeps most cards from being full

A line that can't be read is named with its file and number; the others are read. Exit code 2: no card data.
`;

const EXTENTS: readonly Extent[] = ['full', 'partial', 'manual'];

export async function cards(argv: readonly string[], io: Io): Promise<number> {
  const { words, values, flags } = parseArgs(argv, ['--show', '--list', '--compile'], ['--json']);
  if (flags.has('--help')) {
    io.out(CARDS_HELP);
    return 0;
  }
  if (words.length === 0) throw new UsageError('Which cards? Give at least one folder of set files.');
  const extent = EXTENTS.find((one) => one === values['--list']);
  if (values['--list'] !== undefined && !extent)
    throw new UsageError(`--list takes ${EXTENTS.join(', ')}, not "${values['--list']}".`);
  const pool = readPool(words);
  for (const fault of pool.faults) io.err(`${faultText(fault)}\n`);
  if (pool.printings.length === 0) throw new UsageError(`There are no cards in ${words.join(', ')}.`);
  const json = flags.has('--json');
  const out = values['--compile'];
  if (out !== undefined) return compile(pool, out, io);
  const name = values['--show'];
  if (name !== undefined) return show(pool, name, json, io);
  if (extent) return list(pool, extent, json, io);
  const found = coverage(pool);
  const groups = words.flatMap((folder) => readFormatsOf(folder)?.formats ?? []);
  io.out(json ? `${JSON.stringify({ ...found, faults: pool.faults })}\n` : table(found, groups));
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

function table({ total, sets, unread }: Coverage, formats: readonly DeckFormat[]): string {
  const line = (name: string, { cards: all, full, partial, manual, paragraphs, paragraphsRead }: Counts) =>
    [
      name.padEnd(10),
      ...[all, full, partial, manual].map((n) => String(n).padStart(8)),
      share(full, all).padStart(9),
      `${paragraphsRead} of ${paragraphs}`.padStart(17),
      share(paragraphsRead, paragraphs).padStart(9),
    ].join('');
  const head = `set          cards    full partial  manual     full       paragraphs     read`;
  const rows = Object.entries(sets).map(([set, counts]) => line(set, counts));
  const groups = formats.flatMap((format) => {
    const having = format.sets.flatMap((set) => sets[set] ?? []);
    return having.length < 2 ? [] : [line(format.label.split(' - ')[0] ?? '', sumOf(having))];
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

function list(pool: CardPool, extent: Extent, json: boolean, io: Io): number {
  const found = pool.printings.map((one) => coverageOf(pool, one)).filter((one) => one.extent === extent);
  const told = found.map(({ printing: { set, written, def }, unread }) => ({
    set,
    name: written,
    unread: unread.map((n) => def.text[n - 1] ?? ''),
  }));
  if (json) io.out(`${JSON.stringify(told)}\n`);
  else
    for (const { set, name, unread } of told)
      io.out(`${set}/${name}\n${unread.map((text) => `    ${text}\n`).join('')}`);
  return 0;
}

function compile(pool: CardPool, out: string, io: Io): number {
  const source = `${JSON.stringify(compilePool(pool))}\n`;
  try {
    writeFileSync(out, source);
  } catch (error) {
    throw new UsageError(`"${out}" can't be written: ${(error as Error).message}`);
  }
  io.out(`${out}: ${pool.printings.length} cards, ${source.length} characters\n`);
  return 0;
}

/** Printings by the name in full, without its version, or as "SET/Name". */
function printingsOf(pool: CardPool, name: string): readonly Printing[] {
  const ref = pool.findRef(name);
  if (ref) return [ref];
  const same = pool.named(name);
  if (same.length > 0) return same;
  const plain = name.trim().toLowerCase();
  return pool.printings.filter(({ def }) => def.name.toLowerCase() === plain);
}

function show(pool: CardPool, name: string, json: boolean, io: Io): number {
  const found = printingsOf(pool, name);
  if (found.length === 0) {
    const names = [...new Set(pool.printings.map(({ def }) => def.name))];
    const like = names.filter((one) => one.toLowerCase().includes(name.trim().toLowerCase()));
    const few = like.length > 5 ? [...like.slice(0, 5), '…'] : like;
    throw new UsageError(
      `There is no card "${name}".${like.length > 0 ? ` There are: ${few.join(', ')}.` : didYouMean(name, names)}`,
    );
  }
  const told = found.map((printing) => shownCard(pool, printing));
  if (json) io.out(`${JSON.stringify(told)}\n`);
  else
    for (const { ref, line, played, paragraphs } of told) {
      io.out(`${ref}: ${line}; ${played}\n`);
      for (const { text, means, note } of paragraphs)
        io.out(
          `  ${text}\n    ${means === null ? note : `= ${means}${note === null ? '' : ` (${note})`}`}\n`,
        );
    }
  return 0;
}

function shownCard(pool: CardPool, printing: Printing) {
  const def = pool.card(printing);
  const { cost, speed, power, health, side, type, subtype, kind } = def;
  const values = kind === 'unit' ? `, ${speed}/${power}/${health}` : '';
  return {
    ref: `${printing.set}/${printing.written}`,
    name: fullName(def),
    line: `${side} ${type}, ${subtype || 'no subtype'}${cost === null ? '' : `, cost ${cost}`}${values}`,
    played: coverageOf(pool, printing).extent,
    paragraphs: def.text.map((text, i) => {
      const read = pool.read(text, def);
      if (!read.ok) return { text, means: null, note: read.message };
      const means = printEffect(read.effect);
      return { text, means, note: isPlayed(def, i + 1) ? null : 'read, but never played on such a card' };
    }),
  };
}
