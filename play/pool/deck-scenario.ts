// Two decks as a game from its preparation: a scenario whose cards are references to the card pool.
import { SwtcgError } from '../../src/game/error.ts';
import { FORMAT, RULESET } from '../scenario/format.ts';
import { printingOf } from './deck.ts';
import type { DeckFile } from './deck-file.ts';
import type { CardPool } from './pool.ts';

interface Copy {
  readonly id: string;
  readonly card: string;
}

export function deckScenario(pool: CardPool, dark: DeckFile, light: DeckFile): unknown {
  const cards: Record<string, { readonly ref: string }> = {};
  const keys = new Map<string, string>();
  const counts = new Map<string, number>();
  const seat = ({ entries }: DeckFile) => {
    const lists: Record<'deck' | 'supply', Copy[]> = { deck: [], supply: [] };
    for (const entry of entries) {
      const { zone, name, count } = entry;
      if (zone !== 'deck' && zone !== 'supply') continue;
      const printing = printingOf(pool, entry);
      if (!printing)
        throw new SwtcgError({ code: 'unreadable', message: `The card data has no card "${name}".` });
      const ref = `${printing.set}/${printing.written}`;
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
    format: FORMAT,
    ruleset: RULESET,
    cards,
    dark: seat(dark),
    light: seat(light),
    at: 'preparation',
    until: 'game-over',
    seed: 1,
  };
}
