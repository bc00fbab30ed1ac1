// The pool as the command shows it: coverage, lists, single cards.
import type { CardLibrary, SetGroup, ShownCard } from '../../core/game/card-library.ts';
import type { DeckFormat } from '../deck/legal.ts';
import { isPlayed } from '../effects/playability.ts';
import { printEffect } from '../text/print.ts';
import { fullName } from './card-name.ts';
import { compilePool } from './compile.ts';
import { coverage, coverageOf } from './coverage.ts';
import { faultText } from './fault.ts';
import type { CardPool } from './pool.ts';
import type { Printing } from './set-file.ts';

export const cardLibrary = (pool: CardPool, formats: readonly DeckFormat[]): CardLibrary => ({
  faults: pool.faults.map(faultText),
  faultData: pool.faults,
  size: pool.printings.length,
  groups: formats.map(({ label, sets }): SetGroup => ({ label: label.split(' - ')[0] ?? '', sets })),
  coverage: () => coverage(pool),
  list: (extent) =>
    pool.printings
      .map((one) => coverageOf(pool, one))
      .filter((one) => one.extent === extent)
      .map(({ printing: { set, written, def }, unread }) => ({
        set,
        name: written,
        unread: unread.map((n) => def.text[n - 1] ?? ''),
      })),
  show: (name) => printingsOf(pool, name).map((printing) => shownCard(pool, printing)),
  names: () => [...new Set(pool.printings.map(({ def }) => def.name))],
  compiled: () => compilePool(pool),
});

/** Printings by the name in full, without its version, or as "SET/Name". */
function printingsOf(pool: CardPool, name: string): readonly Printing[] {
  const ref = pool.findRef(name);
  if (ref) return [ref];
  const same = pool.named(name);
  if (same.length > 0) return same;
  const plain = name.trim().toLowerCase();
  return pool.printings.filter(({ def }) => def.name.toLowerCase() === plain);
}

function shownCard(pool: CardPool, printing: Printing): ShownCard {
  const def = pool.card(printing);
  const { cost, speed, power, health, side, type, subtype, kind } = def;
  const values = kind === 'unit' ? `, ${speed}/${power}/${health}` : '';
  return {
    ref: `${printing.set}/${printing.written}`,
    name: fullName(def),
    line: `${side} ${type}, ${subtype || 'no subtype'}${cost === null ? '' : `, cost ${cost}`}${values}`,
    played: coverageOf(pool, printing).extent,
    paragraphs: def.text.map((text, i) => {
      const read = pool.read(text, def);
      if (!read.ok) return { text, means: null, note: read.message };
      const means = printEffect(read.effect);
      return { text, means, note: isPlayed(def, i + 1) ? null : 'read, but never played on such a card' };
    }),
  };
}
