// The built-in players at a table. Fetched when one of them is to decide.

import type { Player } from '../../src/core/game/game.ts';
import { random } from '../../src/core/game/random-player.ts';
import { own } from '../../src/core/own.ts';
import { next, stream } from '../../src/core/random.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { GameState, Side } from '../../src/swtcg/model/state.ts';
import { greedy } from '../../src/swtcg/players/greedy.ts';
import { Seat } from '../../src/swtcg/players/known.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { pause, yieldToPage } from './pause.ts';

const PLAYERS: Readonly<Record<string, Player<SwtcgTypes>>> = { greedy, random };

/** The game that they play. */
interface Played {
  readonly game: GameState;
  readonly chance: Side | null;
  readonly legal: readonly Decision[];
}

/** So many decisions of theirs are taken before the page gets its turn. */
const AT_ONCE = 60;

/** The chances of built-in players come from a stream of their own, one for each game: dice and shuffles are not touched. */
const streams = new WeakMap<Played, ReturnType<typeof stream>>();

const randomIn = (table: Played) => (): number => {
  const [value, after] = next(streams.get(table) ?? stream('table', 'players'));
  streams.set(table, after);
  return value;
};

/** What a built-in player decides for a side; null where nothing is to be decided. */
export function decisionOf(player: Player<SwtcgTypes>, table: Played, side: Side): Decision | null {
  const { legal } = table;
  return (
    (legal.length > 1 ? player.choose(new Seat(table.game, side), legal, randomIn(table)) : legal[0]) ?? null
  );
}

/**
 * Built-in players decide as long as it is their turn. A move stands so many milliseconds before the next; passes, and moves
 * that nobody sees, follow at once. `take` says whether the page lets it go on.
 */
export async function playOn(
  table: Played,
  seats: Readonly<Record<Side, string>>,
  pace: number,
  take: (decision: Decision) => boolean,
  signal: AbortSignal,
): Promise<void> {
  for (let n = 1; !signal.aborted; n++) {
    const side = table.chance;
    const player = side && own(PLAYERS, seats[side]);
    const decision = player && decisionOf(player, table, side);
    if (!decision) return;
    if (pace > 0 && decision.do !== 'pass') await pause(pace, signal);
    if (signal.aborted || !take(decision)) return;
    if (n % AT_ONCE === 0) await yieldToPage();
  }
}
