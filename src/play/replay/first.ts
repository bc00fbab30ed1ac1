// The game before the first decision of a replay.

import { ALGORITHM } from '../../core/random.ts';
import type { CardDef } from '../../swtcg/cards/card.ts';
import { type Position, startPosition } from '../../swtcg/model/new-game.ts';
import type { GameState } from '../../swtcg/model/state.ts';
import type { Replay } from './format.ts';

/** How the cards lie: as a scenario says it. */
export interface Laid extends Pick<Position, 'dark' | 'light' | 'locations' | 'at' | 'shuffle'> {
  readonly cards: ReadonlyMap<string, CardDef>;
  readonly ids: Iterable<string>;
}

/** The seed, if it is of an algorithm that is known here: another one would give other dice. */
export const seedOf = ({ seed }: Replay): string | null =>
  seed?.startsWith(`${ALGORITHM}:`) ? seed.slice(ALGORITHM.length + 1) : null;

/** With `recorded` the dice and shuffles are taken from the file, else from its seed. */
export function firstPosition(replay: Replay, laid: Laid, recorded = seedOf(replay) === null): GameState {
  const { settings, rolls, shuffles = [] } = replay;
  const { cards, ids, ...table } = laid;
  return startPosition(
    {
      ...table,
      cards: Object.fromEntries(cards),
      order: [...ids],
      until: 'game-over',
      dice: [],
      seed: recorded ? null : seedOf(replay),
    },
    {
      autoPass: settings.autoPass,
      dice: recorded ? rolls.flat() : [],
      shuffles: recorded ? shuffles : [],
    },
  );
}
