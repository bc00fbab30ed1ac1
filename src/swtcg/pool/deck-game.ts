// A game between two decks of a page, with compiled card data. What the engine does not read of a card is carried out by
// hand.

import { edition2022 } from '../editions/2022.ts';
import { editionOf } from '../editions/index.ts';
import { draftTable } from '../files/scenarios.ts';
import { startGame } from '../files/start.ts';
import { glances } from '../files/texts.ts';
import type { GameState, Side } from '../model/state.ts';
import { lacksOptionWords } from '../text/options.ts';
import { compiledFinder, parseCards } from './compiled.ts';
import { readDeckFile } from './deck-file.ts';
import { compiledRefs, deckScenario } from './deck-scenario.ts';

export async function deckGame(
  decks: Readonly<Record<Side, string>>,
  cards: string,
  seed: number | string,
  ruleset: string = edition2022.id,
): Promise<GameState> {
  const data = parseCards(cards);
  const edition = editionOf({ ruleset });
  const scenario = deckScenario(
    compiledRefs(data),
    readDeckFile(decks.dark, 'dark'),
    readDeckFile(decks.light, 'light'),
    edition,
  );
  const draft = draftTable(scenario, { cards: compiledFinder(data), manual: true });
  const table = draft.compile(glances);
  const position = {
    ...table,
    at: 'preparation',
    until: 'game-over',
    dice: [],
    seed,
    shuffle: true,
  } as const;
  const start = startGame(edition, position, { autoPass: 'empty' });
  // Card data may have been compiled before options had words.
  if (!lacksOptionWords(start.box.defs)) return start;
  return (await import('../files/grammar-texts.ts')).inWords(start);
}
