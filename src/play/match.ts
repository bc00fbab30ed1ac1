// Built-in players at one table, until the game ends or has gone on too long.

import type { Player, PlayersGame } from '../core/game/game.ts';
import type { GameTypes } from '../core/game/game-types.ts';
import { next, stream } from '../core/random.ts';
import { Session } from './session.ts';

export interface MatchOptions<T extends GameTypes = GameTypes> {
  readonly players: Readonly<Record<T['seat'], Player<T>>>;
  readonly seed: number | string;
  readonly maxTurns?: number;
}

/** Plays a game to its end; the built-in players draw their chances from a stream of their own. */
export function playMatch<T extends GameTypes>(
  ruleset: PlayersGame<T>,
  start: T['state'],
  { players, seed, maxTurns = 100 }: MatchOptions<T>,
): Session<T> {
  const session = new Session(ruleset, start);
  let state = stream(seed, 'players');
  const random = () => {
    const [value, after] = next(state);
    state = after;
    return value;
  };
  while (session.waiting === 'player') {
    if (session.game.turn > maxTurns) {
      session.end('turn-limit', null, maxTurns);
      break;
    }
    const { chance } = session;
    if (chance === null) break;
    const legal = session.legal();
    const decision =
      legal.length === 1
        ? legal[0]
        : players[chance as T['seat']].choose(ruleset.players.known(session.game, chance), legal, random);
    if (!decision) break;
    session.enter(decision);
  }
  return session;
}
