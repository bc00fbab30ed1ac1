// What a scenario of this game has of its own: cards and how they lie, points of the turn, entries, expectations.
import type { CardFinder, DraftTable, ReadOptions, ScenarioFiles } from '../../core/game-files.ts';
import type { CardDef } from '../cards/card.ts';
import { TURN_POINTS } from '../model/state.ts';
import type { SwtcgTypes } from '../types.ts';
import { readDefinitions } from './definitions.ts';
import { readExpect } from './expectation.ts';
import { readEntry } from './script.ts';
import { scriptRules } from './script-rules.ts';
import { readTable, type TableFile } from './table.ts';
import { withEffects } from './texts.ts';
import { type Cards, type Entry, scenarioFile } from './validators/scenario.ts';

/** Both seats and the Locations of a scenario; the texts of its cards are still to be read. */
export function draftTable(
  file: TableFile & { readonly cards?: Cards },
  { cards: find, manual = false }: ReadOptions<CardDef> = {},
): DraftTable<SwtcgTypes> {
  const cards = readDefinitions(file.cards ?? {}, '$.cards', find);
  const { seats, locations, placing } = readTable(file, cards);
  const { ids } = placing;
  return {
    ids,
    compile: (reader) => ({
      cards: withEffects(cards, '$.cards', reader, manual),
      ...seats,
      locations,
      order: [...ids.keys()],
    }),
  };
}

export const scenarios: ScenarioFiles<SwtcgTypes> = {
  check: scenarioFile,
  points: TURN_POINTS,
  at: 'battle-start',
  readTable: (file, { cards, ...options }) =>
    draftTable(file, { ...options, ...(cards && { cards: cards as CardFinder<CardDef> }) }),
  readEntry: (entry, path, ids) => readEntry(entry as Entry, path, ids),
  readExpect,
  piles: ['hand', 'deck', 'discard'],
  unordered: ['hand'],
  script: scriptRules,
};
