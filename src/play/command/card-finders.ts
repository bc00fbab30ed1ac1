// Looks cards up in card data on the disk, by game: files of different games may stand in one command line.

import { existsSync } from 'node:fs';
import type { CardFinder } from '../../core/game/game-files.ts';
import type { CardData } from '../../core/game/game-notation.ts';
import { refOf } from '../../lcg/pool/pool.ts';
import { UsageError } from './args.ts';
import { cardData } from './card-folder.ts';
import { readProducts } from './product-folder.ts';

/** `"Core Set/Luke Skywalker"`, `"Core Set/1.2"`, or set and place alone: the first product that has them. */
function productData(place: string): CardData {
  const pool = readProducts(place);
  const find: CardFinder = (ref) => {
    const found =
      pool.findRef(ref) ??
      pool.printings.find(({ def }) => def.set !== null && `${def.set}.${def.sequence}` === ref);
    return found && pool.card(found);
  };
  const names = {
    find: (name: string) => pool.named(name).map(refOf),
    names: () => pool.printings.map(({ def }) => def.name),
  };
  return { find, names };
}

const DATA: Readonly<Record<string, (place: string) => CardData>> = { 'swlcg-2012': productData };

/** The cards of a folder, read when a file of their game first asks for them. */
export class CardFinders {
  readonly #place: string;
  readonly #known = new Map<string, CardData>();

  constructor(place: string) {
    if (!existsSync(place)) throw new UsageError(`There is no folder and no file "${place}".`);
    this.#place = place;
  }

  of(ruleset: unknown): CardFinder {
    return this.data(ruleset).find;
  }

  /** The same, and cards by their names alone. */
  data(ruleset: unknown): CardData {
    const game = Object.hasOwn(DATA, String(ruleset)) ? String(ruleset) : '';
    let found = this.#known.get(game);
    if (!found) {
      found = (DATA[game] ?? cardData)(this.#place);
      this.#known.set(game, found);
    }
    return found;
  }
}
