// Looks cards up in card data on the disk, by game: files of different games may stand in one command line.

import { existsSync } from 'node:fs';
import type { CardFinder } from '../../core/game/game-files.ts';
import { once } from '../../core/memo.ts';
import { UsageError } from './args.ts';
import { cardData } from './card-folder.ts';
import { readProducts } from './product-folder.ts';

/** `"Core Set/Luke Skywalker"`, `"Core Set/1.2"`, or set and place alone: the first product that has them. */
function productFinder(place: string): CardFinder {
  const pool = readProducts(place);
  return (ref) => {
    const found =
      pool.findRef(ref) ??
      pool.printings.find(({ def }) => def.set !== null && `${def.set}.${def.sequence}` === ref);
    return found && pool.card(found);
  };
}

const FINDERS: Readonly<Record<string, (place: string) => CardFinder>> = { 'swlcg-2012': productFinder };

/** The cards of a folder, read when a file of their game first asks for them. */
export class CardFinders {
  readonly #place: string;
  readonly #known = new Map<string, CardFinder>();
  /** Cards of the first game, with their names for the notation. */
  readonly data: () => ReturnType<typeof cardData>;

  constructor(place: string) {
    if (!existsSync(place)) throw new UsageError(`There is no folder and no file "${place}".`);
    this.#place = place;
    this.data = once(() => cardData(place));
  }

  of(ruleset: unknown): CardFinder {
    const make = FINDERS[String(ruleset)];
    if (!make) return this.data().find as CardFinder;
    let found = this.#known.get(String(ruleset));
    if (!found) {
      found = make(this.#place);
      this.#known.set(String(ruleset), found);
    }
    return found;
  }
}
