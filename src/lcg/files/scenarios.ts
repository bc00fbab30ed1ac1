// What a scenario of this game has of its own. The module as a whole is the game's `scenarios` (src/core/game/game-files.ts).
import { fail, within } from '../../core/files/fail.ts';
import type { CardFinder, DraftTable, ReadOptions } from '../../core/game/game-files.ts';
import type { CardDef } from '../cards/card.ts';
import { type CardFacts, printed } from '../cards/definition.ts';
import { POINTS, TURN_POINTS } from '../model/points.ts';
import type { LcgTypes } from '../types.ts';
import { scenarioForm } from './forms.ts';
import { fromSets } from './sets.ts';
import { readTable as readSeats, type TableFile } from './table.ts';
import { withEffects } from './texts.ts';

type CardFile = CardFacts | { readonly ref: string };

function referred(ref: string, path: string, find?: CardFinder<CardDef>): CardDef {
  if (!find) return fail(path, 'A reference needs card data: load it with --cards.');
  return find(ref) ?? fail(path, `The card data has no card "${ref}".`);
}

function readDefinitions(
  cards: Readonly<Record<string, CardFile>>,
  find?: CardFinder<CardDef>,
): Map<string, CardDef> {
  return new Map(
    Object.entries(cards).map(([key, card]) => {
      const at = within('$.cards', key);
      return [key, 'ref' in card ? referred(card.ref, within(at, 'ref'), find) : printed(card)];
    }),
  );
}

export const check = scenarioForm;
export const points = TURN_POINTS;
/** A run may ask for any point: one that does not come up (any more) ends with its turn. */
export const recurring = POINTS;
export const at = 'turn-start';

export function readTable(json: object, options: ReadOptions): DraftTable<LcgTypes> {
  const { cards: find, manual = false } = options as ReadOptions<CardDef>;
  const given = json as TableFile & { readonly cards?: Readonly<Record<string, CardFile>> };
  const defined = readDefinitions(given.cards ?? {}, find);
  const { file, cards } = fromSets(given, defined, find);
  const { ids, table, cards: all } = readSeats(file, cards, given.at);
  return {
    ids,
    compile: (reader) => ({ ...table, cards: withEffects(all, '$.cards', reader, manual) }),
  };
}

export { readEntry, readExpect } from './entries.ts';
export const piles = ['hand', 'deck', 'discard', 'objectiveDeck', 'victory', 'objectives', 'units'];
export const unordered = ['hand'];
export { scriptRules as script } from './script-rules.ts';
