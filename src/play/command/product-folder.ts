// Card data of the Living Card Game on the disk: product files in a folder, or a single one.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SwtcgError } from '../../core/error.ts';
import { parseJson } from '../../core/files/json.ts';
import { CardPool } from '../../lcg/pool/pool.ts';
import { type ProductFile, readProductFile } from '../../lcg/pool/product-file.ts';
import { UsageError } from './args.ts';

const LARGEST = 20_000_000;

/** All cards of the product files in a folder. A file that can't be read is a fault of the pool. */
export function readProducts(place: string): CardPool {
  if (!existsSync(place)) throw new UsageError(`There is no folder and no file "${place}".`);
  const files = statSync(place).isFile() ? [place] : filesIn(place);
  if (files.length === 0) throw new UsageError(`The folder "${place}" has no product files (product.json).`);
  return new CardPool(files.map(readProduct));
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /\.json$/i.test(name))
    .sort()
    .map((name) => join(folder, name));

function readProduct(file: string): ProductFile {
  try {
    return readProductFile(parseJson(readFileSync(file, 'utf8'), LARGEST), file);
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    const fault = { file, entry: 0, message: error.message };
    return { product: basename(file), printings: [], faults: [fault] };
  }
}
