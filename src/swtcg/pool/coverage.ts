// How much of the cards' texts the engine plays: in full, in part, or not at all.
import {
  type CountedCard,
  type Coverage,
  coverageOf as counted,
  type Extent,
  extentOf,
} from '../../core/game/card-library.ts';
import { isPlayed } from '../effects/playability.ts';
import { wordedOf } from '../text/read.ts';
import type { CardPool } from './pool.ts';
import type { Printing } from './set-file.ts';

export interface CardCoverage {
  readonly printing: Printing;
  readonly extent: Extent;
  /** The numbers, from 1, of the paragraphs that are left to the players. */
  readonly unread: readonly number[];
}

export function coverageOf(pool: CardPool, printing: Printing): CardCoverage {
  const def = pool.card(printing);
  const unread = def.text.map((_, i) => i + 1).filter((n) => !isPlayed(def, n));
  const texts = unread.map((n) => def.text[n - 1] ?? '');
  return { printing, extent: extentOf({ paragraphs: def.text.length, unread: texts }), unread };
}

const toCount = (pool: CardPool, printing: Printing): CountedCard => ({
  set: printing.set,
  paragraphs: printing.def.text.length,
  unread: coverageOf(pool, printing).unread.map((n) =>
    wordedOf(printing.def.text[n - 1] ?? '', printing.def).replaceAll('\u2194', '[Pilot]'),
  ),
});

export const coverage = (pool: CardPool): Coverage =>
  counted(
    pool.printings.map((printing) => toCount(pool, printing)),
    pool.sets.map(({ set }) => set),
  );
