// LackeyCCG set files: tab-separated, one header line, one card a line, no quoting.

import { plural } from '../../core/english.ts';
import type { CardDef, Printed } from '../cards/card.ts';
import { readTypeLine } from '../cards/type-line.ts';
import type { CardSide } from '../language/terms.ts';
import { type CardName, readCardName } from './card-name.ts';
import { correctedSubtype } from './corrections.ts';
import { type Fault, shown } from './fault.ts';
import { paragraphsOf } from './paragraphs.ts';

/** One line of a set file: a card as it was printed there. Its text is not compiled. */
export interface Printing extends CardName {
  readonly set: string;
  /** As written in the file, without blanks around it: the key within the set. */
  readonly written: string;
  /** The name of its picture, without ".jpg". */
  readonly image: string;
  /** Bans, restrictions and rulings. */
  readonly usage: string;
  readonly def: Omit<CardDef, 'effects'>;
  readonly file: string;
  readonly line: number;
}

export interface SetFile {
  readonly set: string;
  readonly printings: readonly Printing[];
  readonly faults: readonly Fault[];
}

const COLUMNS = [
  'Name',
  'Set',
  'ImageFile',
  'Side',
  'Type',
  'Subtype',
  'Cost',
  'Speed',
  'Power',
  'Health',
  'Rarity',
  'Number',
  'Usage',
  'Text',
  'Script',
  'Classification',
  'DraftRarity',
] as const;
/** No card has more to say; what is longer is not a card. */
const LONGEST = 5000;

type Column = (typeof COLUMNS)[number];
type Row = Readonly<Record<Column, string>>;

const SIDES: Readonly<Partial<Record<string, CardSide>>> = { L: 'light', D: 'dark', N: 'neutral', Y: 'vong' };

/** `set` is the file's name without ".txt". */
export function readSetFile(source: string, set: string, file: string): SetFile {
  const faults: Fault[] = [];
  const printings: Printing[] = [];
  const seen = new Map<string, number>();
  const lines = source.replace(/^\ufeff|^ï»¿/, '').split(/\r\n|\n|\r/);
  const headed = isHeader(lines[0] ?? '');
  if (!headed) {
    const message = `The first line has to name the ${COLUMNS.length} columns, from Name to DraftRarity.`;
    faults.push({ file, line: 1, message });
  }
  for (let at = headed ? 1 : 0; at < lines.length; at++) {
    const text = lines[at] ?? '';
    if (text.trim() === '') continue;
    const found = readLine(text, set, file, at + 1);
    const before = typeof found === 'string' ? undefined : seen.get(found.written);
    if (typeof found === 'string') faults.push({ file, line: at + 1, message: found });
    else if (before !== undefined)
      faults.push({
        file,
        line: at + 1,
        message: `${shown(found.written)} stands in line ${before} already.`,
      });
    else {
      seen.set(found.written, at + 1);
      printings.push(found);
    }
  }
  // Without a header and without a single card it is no set file: there is nothing more to say of its lines.
  const none = !headed && printings.length === 0;
  return { set, printings, faults: none ? faults.slice(0, 1) : faults };
}

const isHeader = (line: string): boolean => /^name\tset\t/i.test(line);

/** A card, or what is wrong with its line. */
function readLine(text: string, set: string, file: string, line: number): Printing | string {
  const cells = text.split('\t').map((cell) => cell.replace(/\p{Cc}+/gu, '').trim());
  // Blank cells lost or added at the end change nothing; elsewhere nobody knows which cell is which.
  while (cells.length > COLUMNS.length && cells.at(-1) === '') cells.pop();
  if (cells.length > COLUMNS.length || cells.length <= COLUMNS.indexOf('Text'))
    return `${plural(cells.length, 'column')} instead of ${COLUMNS.length}: ${shown(text)}.`;
  const long = cells.findIndex((cell) => cell.length > LONGEST);
  if (long >= 0) return `The cell ${COLUMNS[long]} is too long: ${cells[long]?.length} characters.`;
  const row = Object.fromEntries(COLUMNS.map((name, i) => [name, cells[i] ?? ''])) as Row;
  return readRow(row, set, file, line);
}

function readRow(row: Row, set: string, file: string, line: number): Printing | string {
  const named = readCardName(row.Name);
  if (named.name === '') return 'A card without a name.';
  const who = shown(row.Name);
  const side = SIDES[row.Side.toUpperCase()];
  if (side === undefined) return `${who} has the side ${shown(row.Side)}; sides are L, D, N and Y.`;
  const type = row.Type.replace(/\s+/g, ' ');
  const subtype = correctedSubtype(row.Subtype.replace(/\s+/g, ' '), type, named.key);
  const typeLine = readTypeLine(type, subtype);
  if (typeLine === null) return `${who} has a type line that is not known: ${shown(`${type} / ${subtype}`)}.`;
  const { kind, arenas, subordinate } = typeLine;
  const cost = readCost(row.Cost);
  if (cost === undefined) return `${who} has the cost ${shown(row.Cost)}; a cost is a number, X or blank.`;
  const values: Partial<Record<'speed' | 'power' | 'health', Printed>> = {};
  for (const [stat, cell] of [
    ['speed', row.Speed],
    ['power', row.Power],
    ['health', row.Health],
  ] as const) {
    const value = readValue(cell, kind === 'unit');
    if (value === undefined) return `${who} has the ${stat} ${shown(cell)}; it is a number or *.`;
    values[stat] = value;
  }
  const { speed = null, power = null, health = null } = values;
  const text = paragraphsOf(row.Text, named.key);
  const { name, version } = named;
  return {
    ...named,
    set,
    written: row.Name,
    image: row.ImageFile,
    usage: row.Usage,
    def: { name, version, side, kind, type, subtype, arenas, subordinate, cost, speed, power, health, text },
    file,
    line,
  };
}

/** Null: none is printed, or it is X, which the text defines. */
const readCost = (cell: string): number | null | undefined =>
  cell === '' || /^x$/i.test(cell) ? null : readNumber(cell);

/** A unit with nothing printed has 0. */
function readValue(cell: string, unit: boolean): Printed | undefined {
  if (cell === '') return unit ? 0 : null;
  return cell === '*' ? '*' : readNumber(cell);
}

const readNumber = (cell: string): number | undefined => (/^\d{1,4}$/.test(cell) ? Number(cell) : undefined);
