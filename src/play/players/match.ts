// Two built-in players at one table, until the game ends or has gone on too long.
import { next, stream } from '../../core/random.ts';
import type { GameState, Side } from '../../swtcg/model/state.ts';
import { type Player, seatOf } from '../../swtcg/players/player.ts';
import { Session } from '../session.ts';

export interface MatchOptions {
  readonly dark: Player;
  readonly light: Player;
  readonly seed: number | string;
  readonly maxTurns?: number;
}

/** Plays a game to its end; the built-in players draw their chances from a stream of their own. */
export function playMatch(start: GameState, { dark, light, seed, maxTurns = 100 }: MatchOptions): Session {
  const session = new Session(start);
  const players: Readonly<Record<Side, Player>> = { dark, light };
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
    if (!chance) break;
    const legal = session.legal();
    const decision =
      legal.length === 1 ? legal[0] : players[chance].choose(seatOf(session.game, chance), legal, random);
    if (!decision) break;
    session.enter(decision);
  }
  return session;
}
