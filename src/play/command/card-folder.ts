// Card data on the disk: set files in a folder or in its folder `sets`; formats.txt beside them or above.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CardData, CardNames } from '../../core/game/game-notation.ts';
import type { CardFinder } from '../../swtcg/files/definitions.ts';
import { compiledData } from '../../swtcg/notation/names-of-data.ts';
import { compiledFinder, compiledSets, parseCards } from '../../swtcg/pool/compiled.ts';
import { readFormats } from '../../swtcg/pool/formats-file.ts';
import { CardPool } from '../../swtcg/pool/pool.ts';
import { readSetFile, type SetFile } from '../../swtcg/pool/set-file.ts';
import { UsageError } from './args.ts';

const LARGEST = 20_000_000;

/** All the cards of the set files in these folders (or of single set files). */
export function readPool(folders: readonly string[]): CardPool {
  const files = new Map<string, string>();
  const compiled = folders.filter(isCompiled);
  for (const folder of folders)
    if (!isCompiled(folder)) for (const file of setFiles(folder)) files.set(setOf(file), file);
  return new CardPool([
    ...[...files.values()].map(readSet),
    ...compiled.flatMap((file) => compiledSets(parseCards(readFileSync(file, 'utf8')), file)),
  ]);
}

/** Compiled card data is one file. */
const isCompiled = (place: string): boolean => /\.json$/i.test(place) && isFile(place);

const setOf = (file: string): string =>
  basename(file)
    .replace(/\.txt$/i, '')
    .toUpperCase();

const setsIn = (folder: string): string[] =>
  [folder, join(folder, 'sets')].flatMap((place) =>
    namesIn(place)
      .filter((name) => /\.txt$/i.test(name) && !/^formats\.txt$/i.test(name))
      .map((name) => join(place, name))
      .filter(isFile),
  );

export const holdsSets = (folder: string): boolean => setsIn(folder).length > 0;

function setFiles(folder: string): readonly string[] {
  if (isFile(folder)) return [folder];
  const found = setsIn(folder);
  if (found.length === 0)
    throw new UsageError(
      existsSync(folder)
        ? `The folder "${folder}" has no set files (SET.txt).`
        : `There is no folder and no file "${folder}".`,
    );
  return found.sort();
}

/** The formats of play: formats.txt in the folder (or beside the file) or in the one above it; null where there is none. */
export function readFormatsOf(place: string): ReturnType<typeof readFormats> | null {
  const folder = isFile(place) ? dirname(place) : place;
  const file = [join(folder, 'formats.txt'), join(folder, '..', 'formats.txt')].find(isFile);
  return file === undefined ? null : readFormats(textOf(file), file);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const readSet = (file: string): SetFile => readSetFile(textOf(file), setOf(file), file);

/** ASCII, but for stray bytes of Windows-1252. */
function textOf(file: string): string {
  if (statSync(file).size > LARGEST) throw new UsageError(`The file "${file}" is too large.`);
  return new TextDecoder('windows-1252').decode(readFileSync(file));
}

/** Looks cards up by `"SET/Name (V)"`: in a folder of set files, or in compiled card data (a .json file). */
export function cardFinder(place: string): CardFinder {
  return isCompiled(place)
    ? compiledFinder(parseCards(readFileSync(place, 'utf8')))
    : finderIn(readPool([place]));
}

/** The same, and cards by their names alone. */
export function cardData(place: string): CardData {
  if (/\.json$/i.test(place) && isFile(place)) return compiledData(parseCards(readFileSync(place, 'utf8')));
  const pool = readPool([place]);
  const names: CardNames = {
    find: (name) => pool.named(name).map(({ set, written }) => `${set}/${written}`),
    names: () => pool.printings.map(({ written }) => written),
  };
  return { find: finderIn(pool), names };
}

export const finderIn =
  (pool: CardPool): CardFinder =>
  (ref) => {
    const found = pool.findRef(ref);
    return found && pool.card(found);
  };
