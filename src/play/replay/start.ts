// The game before the first decision of a replay.

import type { Game } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { ALGORITHM } from '../../core/random.ts';
import type { Replay } from './format.ts';

/** The seed, if it is of an algorithm that is known here: another one would give other dice. */
export const seedOf = ({ seed }: Pick<Replay, 'seed'>): string | null =>
  seed?.startsWith(`${ALGORITHM}:`) ? seed.slice(ALGORITHM.length + 1) : null;

/** With `recorded` the dice and shuffles are taken from the file, else from its seed, if it has one. */
export function replayStart<T extends GameTypes>(
  ruleset: Game<T>,
  replay: Replay<T>,
  recorded = seedOf(replay) === null,
): T['state'] {
  const { cards, settings, rolls, shuffles = [] } = replay;
  const { at = ruleset.opening, shuffle = true, ...start } = replay.start;
  return ruleset.newGame(
    {
      ...ruleset.replays.readTable({ cards, start }),
      at,
      until: 'game-over',
      dice: [],
      seed: recorded ? null : seedOf(replay),
      shuffle,
    },
    {
      autoPass: settings.autoPass,
      dice: recorded ? rolls.flat() : [],
      shuffles: recorded ? shuffles : [],
    },
  );
}
