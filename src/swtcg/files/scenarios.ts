// What a scenario of this game has of its own: cards and how they lie, points of the turn, entries, expectations. The module
// as a whole is the game's `scenarios` (src/core/game/game-files.ts).
import type { DraftTable, ReadOptions } from '../../core/game/game-files.ts';
import type { CardDef } from '../cards/card.ts';
import { editionOf } from '../editions/index.ts';
import { TURN_POINTS } from '../model/state.ts';
import type { SwtcgTypes } from '../types.ts';
import { checkTypes } from './card-types.ts';
import { readDefinitions } from './definitions.ts';
import { readTable as readSeats, type TableFile } from './table.ts';
import { glances, withEffects } from './texts.ts';
import { type Cards, scenarioFile } from './validators/scenario.ts';

/** Both seats and the Locations of a scenario; the texts of its cards are still to be read. */
export function draftTable(
  file: TableFile & { readonly cards?: Cards; readonly ruleset?: string },
  { cards: find, manual = false }: ReadOptions<CardDef> = {},
): DraftTable<SwtcgTypes> {
  const edition = editionOf({ ruleset: file.ruleset ?? '' });
  const cards = readDefinitions(file.cards ?? {}, '$.cards', find);
  checkTypes(edition, cards, '$.cards');
  const { seats, locations, placing } = readSeats(edition, file, cards);
  const { ids } = placing;
  return {
    ids,
    compile: (reader) => ({
      cards: withEffects(edition, cards, '$.cards', reader ?? glances, manual),
      ...seats,
      locations,
      order: [...ids.keys()],
    }),
  };
}

export const check = scenarioFile;
export const points = TURN_POINTS;
export const at = 'battle-start';
export const readTable = (file: object, options: ReadOptions): DraftTable<SwtcgTypes> =>
  draftTable(file, options as ReadOptions<CardDef>);
export { readExpect } from './expectation.ts';
export { readEntry } from './script.ts';
export const piles = ['hand', 'deck', 'discard'];
export const unordered = ['hand'];
export { scriptRules as script } from './script-rules.ts';
