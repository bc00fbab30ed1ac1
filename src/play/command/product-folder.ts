// Card data of the Living Card Game on the disk: product files in a folder, or a single one; OCTGN's set.xml also in folders
// of their own.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SwtcgError } from '../../core/error.ts';
import { parseJson } from '../../core/files/json.ts';
import { readSetXml } from '../../lcg/pool/octgn-set.ts';
import { CardPool } from '../../lcg/pool/pool.ts';
import { type ProductFile, readProductFile } from '../../lcg/pool/product-file.ts';
import { UsageError } from './args.ts';
import { holdsSets } from './card-folder.ts';

const LARGEST = 20_000_000;

/** All cards of the product files in a folder. A file that can't be read is a fault of the pool. */
export function readProducts(place: string): CardPool {
  if (!existsSync(place)) throw new UsageError(`There is no folder and no file "${place}".`);
  const files = statSync(place).isFile() ? [place] : filesIn(place);
  if (files.length === 0)
    throw new UsageError(`The folder "${place}" has no product files (product.json, or set.xml).`);
  return new CardPool(files.map(readProduct));
}

/** Whether card data at this place are product files: a folder with them and without set files, or a file that names a product. */
export function holdsProducts(place: string): boolean {
  if (!existsSync(place)) return false;
  if (!statSync(place).isFile()) return !holdsSets(place) && filesIn(place).length > 0;
  if (/\.xml$/i.test(place)) return true;
  return /\.json$/i.test(place) && readProduct(place).faults.every(({ entry }) => entry > 0);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        const set = join(folder, entry.name, 'set.xml');
        return existsSync(set) ? [set] : [];
      }
      return /\.(?:json|xml)$/i.test(entry.name) ? [join(folder, entry.name)] : [];
    })
    .sort();

function readProduct(file: string): ProductFile {
  try {
    if (statSync(file).size > LARGEST) throw new UsageError(`The file "${file}" is too large.`);
    const source = readFileSync(file, 'utf8');
    return /^\ufeff?\s*</.test(source)
      ? readSetXml(source, file)
      : readProductFile(parseJson(source, LARGEST), file);
  } catch (error) {
    if (!(error instanceof SwtcgError)) throw error;
    const fault = { file, entry: 0, message: error.message };
    return { product: basename(file), printings: [], faults: [fault] };
  }
}
