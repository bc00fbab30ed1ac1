// From the start of a replay to the game before its first decision. No card text is read: the effects are in the file.
import type { CardDef } from '../../src/cards/card.ts';
import type { GameState } from '../../src/game/state.ts';
import { TURN_POINTS } from '../../src/game/state.ts';
import { fieldsOf, oneOf } from '../scenario/fields.ts';
import { readTable } from '../scenario/seats.ts';
import { readCards } from './card.ts';
import { firstPosition, type Laid } from './first.ts';
import type { Replay } from './format.ts';

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

function definitions(cards: Replay['cards']): Map<string, CardDef> {
  const known = Object.entries(cards).filter(([, card]) => card.name !== '?');
  const found = readCards(Object.fromEntries(known), '$.cards');
  for (const [key, card] of Object.entries(cards)) if (card.name === '?') found.set(key, UNKNOWN);
  return found;
}

const START_KEYS = ['dark', 'light', 'locations', 'at', 'shuffle'] as const;

/** The game before the first decision. With `recorded` the dice and shuffles are taken from the file, else from its seed, if it has one. */
export function replayStart(replay: Replay, recorded?: boolean): GameState {
  const fields = fieldsOf(replay.start, '$.start', START_KEYS, 'the start of a game');
  const cards = definitions(replay.cards);
  const { seats, locations, placing } = readTable(fields, cards, '$.start');
  const at = oneOf(
    fields.at ?? 'preparation',
    '$.start.at',
    ['preparation', ...TURN_POINTS] as const,
    'a point of the turn',
  );
  const laid: Laid = {
    cards,
    ...seats,
    locations,
    ids: placing.ids.keys(),
    at,
    shuffle: fields.shuffle !== false,
  };
  return firstPosition(replay, laid, recorded);
}
