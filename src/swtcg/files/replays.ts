// What a recorded game of this game has of its own: cards with their effects compiled, and how they lie at the start.
import { within } from '../../core/files/fail.ts';
import type { ReplayFiles } from '../../core/game/game-files.ts';
import type { CardDef } from '../cards/card.ts';
import type { Edition } from '../editions/edition.ts';
import { EFFECTS_VERSION } from '../effects/version.ts';
import { lacksOptionWords } from '../text/options.ts';
import type { SwtcgTypes } from '../types.ts';
import { type ReplayCard, readCard } from './card.ts';
import type { StartTable } from './placed.ts';
import { readTable, type TableFile } from './table.ts';
import { replayFile } from './validators/replay.ts';

export type ReplayCards = Readonly<Record<string, ReplayCard>>;

/** A card that nobody knows yet. */
const UNKNOWN: CardDef = {
  name: '?',
  version: null,
  side: 'neutral',
  kind: 'battle',
  type: 'Battle',
  subtype: '',
  arenas: [],
  subordinate: false,
  cost: null,
  speed: null,
  power: null,
  health: null,
  text: [],
  effects: [],
};

const definitions = (cards: ReplayCards): Map<string, CardDef> =>
  new Map(
    Object.entries(cards).map(([key, card]) => [
      key,
      card.name === '?' ? UNKNOWN : readCard(card, within('$.cards', key)),
    ]),
  );

/** The cards of a recorded game and how they lie at its start. */
export function readStartTable(edition: Edition, given: ReplayCards, start: TableFile): StartTable {
  const cards = definitions(given);
  const { seats, locations, placing } = readTable(edition, start, cards, '$.start');
  return { cards: Object.fromEntries(cards), ...seats, locations, order: [...placing.ids.keys()] };
}

/** A cost of an Upkeep in words, not by its number. */
const isSaid = (decision: { readonly do: string }): boolean =>
  decision.do === 'upkeep' && 'cost' in decision && typeof decision.cost === 'string';

export const replaysOf = (edition: Edition): ReplayFiles<SwtcgTypes> => ({
  check: replayFile,
  effects: EFFECTS_VERSION,
  readTable: ({ cards, start }) => readStartTable(edition, cards as ReplayCards, start as TableFile),
  needsTexts: ({ decisions, variations = [] }, { box }) =>
    lacksOptionWords(box.defs) || [decisions, ...variations.map((one) => one.decisions)].flat().some(isSaid),
});
