// A game between two decks of a page, with compiled card data. What the engine does not read of a card is carried out by
// hand.

import { scenarioFrom } from '../../play/scenario/from-json.ts';
import { Session } from '../../play/session.ts';
import { lacksOptionWords } from '../cards/options.ts';
import { glances } from '../files/texts.ts';
import { startPosition } from '../model/new-game.ts';
import type { Side } from '../model/state.ts';
import { compiledFinder, parseCards } from './compiled.ts';
import { readDeckFile } from './deck-file.ts';
import { compiledRefs, deckScenario } from './deck-scenario.ts';

export async function deckGame(
  decks: Readonly<Record<Side, string>>,
  cards: string,
  seed: number | string,
): Promise<Session> {
  const data = parseCards(cards);
  const scenario = deckScenario(
    compiledRefs(data),
    readDeckFile(decks.dark, 'dark'),
    readDeckFile(decks.light, 'light'),
  );
  const finder = { cards: compiledFinder(data), manual: true };
  const read = scenarioFrom({ ...scenario, seed }, glances, finder);
  // Card data may have been compiled before options had words.
  const words = lacksOptionWords(read.cards) ? await import('../cards/option-words.ts') : null;
  const cardsInWords = words?.withOptionWords(read.cards) ?? read.cards;
  return new Session(startPosition({ ...read, cards: cardsInWords }, { autoPass: 'empty' }));
}
