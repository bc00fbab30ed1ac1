// The game before the first decision of a replay.
import type { CardDef } from '../../src/cards/card.ts';
import type { GameState } from '../../src/game/state.ts';
import { type Position, startPosition } from '../scenario/position.ts';
import type { Replay } from './format.ts';

/** How the cards lie: as a scenario says it. */
export interface Laid extends Pick<Position, 'dark' | 'light' | 'locations' | 'at' | 'shuffle'> {
  readonly cards: ReadonlyMap<string, CardDef>;
  readonly ids: Iterable<string>;
}

/** With `recorded` the dice and shuffles are taken from the file, else from its seed. */
export function firstPosition(
  { seed, settings, rolls, shuffles = [] }: Replay,
  laid: Laid,
  recorded: boolean,
): GameState {
  const { cards, ids, ...table } = laid;
  return startPosition(
    {
      ...table,
      cards: Object.fromEntries(cards),
      order: [...ids],
      until: 'game-over',
      dice: [],
      seed: recorded || seed === undefined ? null : seed.slice(seed.indexOf(':') + 1),
    },
    {
      autoPass: settings.autoPass,
      dice: recorded ? rolls.flat() : [],
      shuffles: recorded ? shuffles : [],
    },
  );
}
