// Two decks as a game from its preparation: a scenario whose cards are references to the card pool.
import { SwtcgError } from '../../core/error.ts';
import { FORMATS } from '../../core/files/formats.ts';
import { edition2022 } from '../editions/2022.ts';
import type { Edition } from '../editions/edition.ts';
import type { CompiledCards } from './compiled.ts';
import type { DeckEntry, DeckFile } from './deck-file.ts';

interface Copy {
  readonly id: string;
  readonly card: string;
}

/** The reference `"SET/Name (V)"` that an entry of a deck means; undefined where the card data has no such card. */
export type Refs = (entry: Pick<DeckEntry, 'set' | 'name'>) => string | undefined;

const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** The references of compiled card data: by set and name, or else the first card of that name. */
export function compiledRefs({ cards }: CompiledCards): Refs {
  const known = new Map<string, string>();
  for (const ref of Object.keys(cards)) {
    known.set(plain(ref), ref);
    const name = plain(ref.slice(ref.indexOf('/') + 1));
    if (!known.has(name)) known.set(name, ref);
  }
  return ({ set, name }) => known.get(plain(`${set ?? ''}/${name}`)) ?? known.get(plain(name));
}

export function deckScenario(
  refs: Refs,
  dark: DeckFile,
  light: DeckFile,
  edition: Edition = edition2022,
): Readonly<Record<string, unknown>> {
  const cards: Record<string, { readonly ref: string }> = {};
  const keys = new Map<string, string>();
  const counts = new Map<string, number>();
  const seat = ({ entries }: DeckFile) => {
    const lists: Record<'deck' | 'supply', Copy[]> = { deck: [], supply: [] };
    for (const entry of entries) {
      const { zone, name, count } = entry;
      if (zone !== 'deck' && zone !== 'supply') continue;
      const ref = refs(entry);
      if (ref === undefined)
        throw new SwtcgError({ code: 'unreadable', message: `The card data has no card "${name}".` });
      const key = keys.get(ref) ?? `c${keys.size + 1}`;
      keys.set(ref, key);
      cards[key] = { ref };
      for (let i = 0; i < count; i++) {
        const copy = (counts.get(key) ?? 0) + 1;
        counts.set(key, copy);
        lists[zone].push({ id: `${key}-${copy}`, card: key });
      }
    }
    return lists;
  };
  return {
    format: FORMATS.scenario,
    ruleset: edition.id,
    cards,
    dark: seat(dark),
    light: seat(light),
    at: 'preparation',
    until: 'game-over',
    seed: 1,
  };
}
