// Card data from LackeyCCG set files: tab-separated, 17 columns, one card a line. A set is read when a card of it is
// first asked for.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDef, CardSide, Printed } from '../../src/cards/card.ts';
import { readParagraph } from '../../src/cards/read.ts';
import { readTypeLine } from '../../src/cards/type-line.ts';
import type { CardFinder } from '../scenario/definitions.ts';
import { UsageError } from './args.ts';

const LARGEST = 20_000_000;

/** Looks up `"SET/Name (V)"` in a folder of set files, or in its folder `sets`. */
export function cardData(folder: string): CardFinder {
  const files = setFiles(folder);
  const sets = new Map<string, ReadonlyMap<string, string[]>>();
  return (ref) => {
    const at = ref.indexOf('/');
    const set = ref.slice(0, at).toUpperCase();
    const file = files.get(set);
    if (at < 0 || file === undefined) return undefined;
    const rows = sets.get(set) ?? readSet(file);
    sets.set(set, rows);
    const row = rows.get(ref.slice(at + 1).trim());
    return row && readRow(row);
  };
}

/** The set files by the code of their set, which is the file's name. */
function setFiles(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const place of [folder, join(folder, 'sets')]) {
    let names: string[];
    try {
      names = readdirSync(place);
    } catch {
      continue;
    }
    for (const name of names) {
      if (/\.txt$/i.test(name) && name !== 'formats.txt')
        found.set(name.slice(0, -4).toUpperCase(), join(place, name));
    }
  }
  if (found.size === 0) throw new UsageError(`The folder "${folder}" has no set files (SET.txt).`);
  return found;
}

function readSet(file: string): ReadonlyMap<string, string[]> {
  if (statSync(file).size > LARGEST) throw new UsageError(`The set file "${file}" is too large.`);
  // ASCII, but for stray bytes of Windows-1252; control characters inside a text mean nothing.
  const lines = new TextDecoder('windows-1252').decode(readFileSync(file)).split(/\r?\n/).slice(1);
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.replace(/[^\P{Cc}\t]/gu, '').trim()));
  return new Map(rows.filter(([name]) => name).map((row) => [row[0] as string, row]));
}

const SIDES: Readonly<Record<string, CardSide>> = { L: 'light', D: 'dark', N: 'neutral', Y: 'vong' };

function readRow(row: readonly string[]): CardDef | undefined {
  const [fullName = '', , , sideLetter = '', type = '', subtype = '', cost, speed, power, health] = row;
  const side = SIDES[sideLetter];
  const line = readTypeLine(type, subtype);
  if (side === undefined || line === null) return undefined;
  const { name, version } = readName(fullName);
  const text = (row[13] ?? '').split(' | ').filter((paragraph) => paragraph.trim() !== '');
  return {
    name,
    version,
    side,
    kind: line.kind,
    type,
    subtype,
    arenas: line.arenas,
    subordinate: line.subordinate,
    cost: /^\d+$/.test(cost ?? '') ? Number(cost) : null,
    speed: printed(speed),
    power: printed(power),
    health: printed(health),
    text,
    effects: text.map((paragraph) => {
      const read = readParagraph(paragraph, { name });
      return read.ok ? read.effect : { kind: 'manual', text: paragraph };
    }),
  };
}

/** ` (A)` is the version; other brackets, `(Promo)`, `(Sub)`, only tell cards apart. */
function readName(fullName: string): { name: string; version: string | null } {
  const brackets = [...fullName.matchAll(/\s*\(([^()]*)\)/g)].map((found) => found[1] ?? '');
  const version = brackets.find((inside) => /^[A-Z]\d*$/.test(inside)) ?? null;
  return { name: fullName.replace(/(\s*\([^()]*\))+\s*$/, '').trim(), version };
}

const printed = (cell = ''): Printed => (cell === '*' ? '*' : /^\d+$/.test(cell) ? Number(cell) : null);
