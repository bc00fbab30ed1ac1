// LackeyCCG deck files (.dek): cards by name and set, in zones. Two of them make a game from its preparation.
import { SwtcgError } from '../../src/game/error.ts';
import { FORMAT, RULESET } from '../scenario/format.ts';
import type { Io } from './io.ts';

const LARGEST = 5_000_000;

/** One copy of a card in a deck file. */
interface DeckCard {
  readonly zone: string;
  readonly ref: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] as string).trim();

/** The cards of a deck, zone by zone. */
export function readDeck(source: string, file: string): DeckCard[] {
  const found: DeckCard[] = [];
  for (const [, zone = '', inside = ''] of source.matchAll(
    /<superzone\s+name="([^"]*)"\s*>([\s\S]*?)<\/superzone>/gi,
  )) {
    for (const [, name = '', set = ''] of inside.matchAll(
      /<card>\s*<name[^>]*>([^<]*)<\/name>\s*<set>([^<]*)<\/set>\s*<\/card>/gi,
    ))
      found.push({ zone: zone.toLowerCase(), ref: `${plain(set)}/${plain(name)}` });
  }
  if (found.length === 0)
    throw new SwtcgError({ code: 'unreadable', message: `"${file}" has no cards: it is not a deck file.` });
  return found;
}

const ZONES: Readonly<Record<string, 'deck' | 'supply'>> = { deck: 'deck', supply: 'supply' };

/** A game between two decks, as a scenario whose cards are references to card data. */
export async function deckScenario(dark: string, light: string, io: Io): Promise<unknown> {
  const cards: Record<string, { ref: string }> = {};
  const keys = new Map<string, string>();
  const counts = new Map<string, number>();
  const seat = async (file: string) => {
    const lists: Record<'deck' | 'supply', unknown[]> = { deck: [], supply: [] };
    for (const { zone, ref } of readDeck(await io.read(file, LARGEST), file)) {
      const list = ZONES[zone];
      if (!list) continue;
      const key = keys.get(ref) ?? `c${keys.size + 1}`;
      keys.set(ref, key);
      cards[key] = { ref };
      const copy = (counts.get(key) ?? 0) + 1;
      counts.set(key, copy);
      lists[list].push({ id: `${key}-${copy}`, card: key });
    }
    return lists;
  };
  return {
    format: FORMAT,
    ruleset: RULESET,
    cards,
    dark: await seat(dark),
    light: await seat(light),
    at: 'preparation',
    until: 'game-over',
    seed: 1,
  };
}
