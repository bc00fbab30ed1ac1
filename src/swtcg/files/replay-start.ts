// From the start of a replay to the game before its first decision. No card text is read: the effects are in the file.

import { within } from '../../core/files/fail.ts';
import { firstPosition, type Laid } from '../../play/replay/first.ts';
import type { Replay } from '../../play/replay/format.ts';
import type { CardDef } from '../cards/card.ts';
import type { GameState } from '../model/state.ts';
import { readCard } from './card.ts';
import { readTable } from './table.ts';

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

const definitions = (cards: Replay['cards']): Map<string, CardDef> =>
  new Map(
    Object.entries(cards).map(([key, card]) => [
      key,
      card.name === '?' ? UNKNOWN : readCard(card, within('$.cards', key)),
    ]),
  );

/** The game before the first decision. With `recorded` the dice and shuffles are taken from the file, else from its seed, if it has one. */
export function replayStart(replay: Replay, recorded?: boolean): GameState {
  const { at = 'preparation', shuffle = true, ...table } = replay.start;
  const cards = definitions(replay.cards);
  const { seats, locations, placing } = readTable(table, cards, '$.start');
  const laid: Laid = { cards, ...seats, locations, ids: placing.ids.keys(), at, shuffle };
  return firstPosition(replay, laid, recorded);
}
