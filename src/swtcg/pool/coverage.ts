// How much of the cards' texts the engine plays: in full, in part, or not at all.

import { isPlayed } from '../effects/playability.ts';
import { wordedOf } from '../text/read.ts';
import type { CardPool } from './pool.ts';
import type { Printing } from './set-file.ts';

export type Extent = 'full' | 'partial' | 'manual';

export interface Counts {
  readonly cards: number;
  readonly full: number;
  readonly partial: number;
  readonly manual: number;
  readonly paragraphs: number;
  readonly paragraphsRead: number;
}

export interface CardCoverage {
  readonly printing: Printing;
  readonly extent: Extent;
  /** The numbers, from 1, of the paragraphs that are left to the players. */
  readonly unread: readonly number[];
}

/** A wording that is not read, on how many cards it stands, and how many of them it alone keeps from being full. */
export interface Unread {
  readonly text: string;
  readonly cards: number;
  readonly alone: number;
}

export interface Coverage {
  readonly total: Counts;
  readonly sets: Readonly<Record<string, Counts>>;
  readonly unread: readonly Unread[];
}

/** A card without text has nothing that could be left out. */
export function coverageOf(pool: CardPool, printing: Printing): CardCoverage {
  const def = pool.card(printing);
  const unread = def.text.map((_, i) => i + 1).filter((n) => !isPlayed(def, n));
  const extent = unread.length === 0 ? 'full' : unread.length < def.text.length ? 'partial' : 'manual';
  return { printing, extent, unread };
}

export function countsOf(list: readonly CardCoverage[]): Counts {
  const having = (extent: Extent) => list.filter((one) => one.extent === extent).length;
  const sum = (of: (one: CardCoverage) => number) => list.reduce((all, one) => all + of(one), 0);
  const paragraphs = sum(({ printing }) => printing.def.text.length);
  return {
    cards: list.length,
    full: having('full'),
    partial: having('partial'),
    manual: having('manual'),
    paragraphs,
    paragraphsRead: paragraphs - sum(({ unread }) => unread.length),
  };
}

export function coverage(pool: CardPool): Coverage {
  const bySet = pool.sets.map(({ set, printings }) => ({
    set,
    list: printings.map((printing) => coverageOf(pool, printing)),
  }));
  const all = bySet.flatMap(({ list }) => list);
  return {
    total: countsOf(all),
    sets: Object.fromEntries(bySet.map(({ set, list }) => [set, countsOf(list)])),
    unread: ranked(all),
  };
}

/** First what, once read, would make the most cards full. */
function ranked(all: readonly CardCoverage[]): readonly Unread[] {
  const found = new Map<string, { text: string; cards: number; alone: number }>();
  for (const { printing, unread } of all) {
    const texts = new Set(
      unread.map((n) =>
        wordedOf(printing.def.text[n - 1] ?? '', printing.def).replaceAll('\u2194', '[Pilot]'),
      ),
    );
    for (const text of texts) {
      const one = found.get(text) ?? { text, cards: 0, alone: 0 };
      one.cards += 1;
      if (texts.size === 1) one.alone += 1;
      found.set(text, one);
    }
  }
  return [...found.values()].sort(
    (a, b) => b.alone - a.alone || b.cards - a.cards || (a.text < b.text ? -1 : 1),
  );
}
