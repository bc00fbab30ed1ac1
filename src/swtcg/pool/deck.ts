// A deck file against the card pool: which cards it means, and what the deck rules say of them.
import type { DeckCard, Limit } from '../deck/legal.ts';
import { type Broken, brokenRules, type DeckFormat } from '../deck/legal.ts';
import type { Edition } from '../editions/edition.ts';
import { readCardName } from './card-name.ts';
import type { DeckEntry, DeckFile, DeckZone } from './deck-file.ts';
import type { Refs } from './deck-scenario.ts';
import type { CardPool } from './pool.ts';
import type { Printing } from './set-file.ts';

/** The printing that an entry means: that of its set, or else the first of the card. */
export const printingOf = (
  pool: CardPool,
  { set, name }: Pick<DeckEntry, 'set' | 'name'>,
): Printing | undefined => (set === null ? undefined : pool.find(set, name)) ?? pool.named(name)[0];

/** The references to the cards of a pool that entries mean. */
export const poolRefs =
  (pool: CardPool): Refs =>
  (entry) => {
    const found = printingOf(pool, entry);
    return found && `${found.set}/${found.written}`;
  };

/** "*BANNED", "*BANNED:Standard,Vintage", "*RESTRICTED", "BANNED in Vintage." among the notes on a card's use. */
export function limitsOf(usage: string): readonly Limit[] {
  return usage.split('|').flatMap((note): Limit[] => {
    const found = /^\*?\s*(BANNED|RESTRICTED)\b\s*(?::|in\b)?([^.]*)\.?$/.exec(note.trim());
    if (!found) return [];
    const formats = (found[2] ?? '').split(',').map((name) => name.trim());
    return [
      {
        is: found[1] === 'BANNED' ? 'banned' : 'restricted',
        formats: formats.filter((name) => name !== ''),
      },
    ];
  });
}

/** What is said of one printing of a card holds for all of them. */
function deckCards(pool: CardPool, { entries }: DeckFile, zone: DeckZone): DeckCard[] {
  return entries
    .filter((entry) => entry.zone === zone)
    .flatMap((entry) => {
      const printing = printingOf(pool, entry);
      const same = printing ? pool.named(printing.written) : [];
      const card: DeckCard = {
        name: entry.name,
        key: printing?.key ?? readCardName(entry.name).key,
        def: printing?.def ?? null,
        limits: same.flatMap(({ usage }) => limitsOf(usage)),
        sets: [...same.map(({ set }) => set), ...(printing && entry.set ? [entry.set.toUpperCase()] : [])],
      };
      return Array.from({ length: entry.count }, () => card);
    });
}

/** The rules that a deck breaks; a line that names no card is told like a card that is not known. */
export function judgeDeck(
  pool: CardPool,
  file: DeckFile,
  format: DeckFormat | null,
  edition?: Edition,
): readonly Broken[] {
  const broken = brokenRules(deckCards(pool, file, 'deck'), deckCards(pool, file, 'supply'), format, edition);
  const lines = file.faults.map(
    ({ line, message }): Broken => ({
      rule: 'deck.known',
      message: `Line ${line}: ${message}`,
      cards: [],
    }),
  );
  return [...lines, ...broken];
}
