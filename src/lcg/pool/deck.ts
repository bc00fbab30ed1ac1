// A deck against the card pool: what the deck rules say of it.
import { type Broken, brokenRules, type DeckFormat, type DeckList, type DeckPool } from '../deck/legal.ts';
import { objectiveSets } from '../deck/objective-set.ts';
import type { CardPool } from './pool.ts';

/** The cards for games of two. */
export function deckPool(pool: CardPool): DeckPool {
  const printings = pool.printings.filter(({ multiplayer }) => !multiplayer);
  return {
    affiliations: printings.filter(({ def }) => def.type === 'Affiliation').map((one) => pool.card(one)),
    sets: objectiveSets(printings.map(({ def }) => def)),
  };
}

export const judgeDeck = (pool: CardPool, deck: DeckList, format: DeckFormat): readonly Broken[] =>
  brokenRules(deck, deckPool(pool), format);
