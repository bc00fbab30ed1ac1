// Card data on the disk, by game.

import { didYouMean } from '../../core/files/near.ts';
import type { CardLibrary } from '../../core/game/card-library.ts';
import { cardLibrary as livingCards } from '../../lcg/pool/library.ts';
import { CardPool as ProductPool } from '../../lcg/pool/pool.ts';
import { cardLibrary as tradingCards } from '../../swtcg/pool/library.ts';
import { UsageError } from './args.ts';
import { readFormatsOf, readPool } from './card-folder.ts';
import { holdsProducts, readProducts } from './product-folder.ts';

const LIBRARIES: Readonly<Record<string, (places: readonly string[]) => CardLibrary>> = {
  'swtcg-2022': (places) =>
    tradingCards(
      readPool(places),
      places.flatMap((folder) => readFormatsOf(folder)?.formats ?? []),
    ),
  'swlcg-2012': (places) =>
    livingCards(new ProductPool(places.flatMap((place) => readProducts(place).products))),
};

/** The card data in these folders or files, of that game; where none is named, of the game that the files are of. */
export function readLibrary(named: string | undefined, places: readonly string[]): CardLibrary {
  const ids = Object.keys(LIBRARIES);
  const ruleset = named ?? (places.every(holdsProducts) ? 'swlcg-2012' : 'swtcg-2022');
  const read = LIBRARIES[ruleset];
  if (!read)
    throw new UsageError(
      `There is no card data of the ruleset "${ruleset}"; there is of ${ids.join(', ')}.${didYouMean(ruleset, ids)}`,
    );
  return read(places);
}
