// The built-in players at a table. Fetched when one of them sits down.
import { greedy } from '../../play/players/greedy.ts';
import { type Player, seatOf } from '../../play/players/player.ts';
import { random } from '../../play/players/random.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { next, stream } from '../../src/dice/random.ts';
import type { Side } from '../../src/game/state.ts';
import type { TableGame } from './game.ts';

export const PLAYERS: Readonly<Record<string, Player>> = { greedy, random };

/** The chances of built-in players come from a stream of their own, one for each game: dice and shuffles are not touched. */
const chances = new WeakMap<TableGame, ReturnType<typeof stream>>();

const chanceIn = (game: TableGame) => (): number => {
  const [value, after] = next(chances.get(game) ?? stream('table', 'players'));
  chances.set(game, after);
  return value;
};

/** What a built-in player decides for a side; null where nothing is to be decided. */
export function decisionOf(player: Player, game: TableGame, side: Side): Decision | null {
  const { legal } = game;
  return (
    (legal.length > 1 ? player.choose(seatOf(game.game, side), legal, chanceIn(game)) : legal[0]) ?? null
  );
}
