// The built-in players at a table. Fetched when one of them is to decide.

import type { BuiltInPlayers, Game } from '../../src/core/game/game.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import { own } from '../../src/core/own.ts';
import { next, stream } from '../../src/core/random.ts';
import type { BaseState, Seat } from '../../src/core/state.ts';
import { pause, yieldToPage } from './pause.ts';

/** The game that they play. */
interface Played {
  readonly game: BaseState;
  readonly chance: Seat | null;
  readonly legal: readonly BaseDecision[];
  readonly session: { readonly ruleset: Game };
}

/** So many decisions of theirs are taken before the page gets its turn. */
const AT_ONCE = 60;

/** The chances of built-in players come from a stream of their own, one for each game: dice and shuffles are not touched. */
const streams = new WeakMap<object, ReturnType<typeof stream>>();

const randomIn = (table: object) => (): number => {
  const [value, after] = next(streams.get(table) ?? stream('table', 'players'));
  streams.set(table, after);
  return value;
};

/** What a built-in player decides for a seat; null where there is no such player, or nothing to be decided. */
export function decisionOf(
  { byName, known }: BuiltInPlayers,
  name: string,
  table: Pick<Played, 'game' | 'legal'>,
  seat: Seat,
): BaseDecision | null {
  const { legal, game } = table;
  const player = own(byName, name);
  if (!player) return null;
  return (legal.length > 1 ? player.choose(known(game, seat), legal, randomIn(table)) : legal[0]) ?? null;
}

/**
 * Built-in players decide as long as it is their turn. A move stands so many milliseconds before the next; passes, and moves
 * that nobody sees, follow at once. `take` says whether the page lets it go on.
 */
export async function playOn(
  table: Played,
  sitting: (seat: Seat) => string,
  pace: number,
  take: (decision: BaseDecision) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const players = await table.session.ruleset.load.players();
  for (let n = 1; !signal.aborted; n++) {
    const seat = table.chance;
    const decision = seat && decisionOf(players, sitting(seat), table, seat);
    if (!decision) return;
    if (pace > 0 && decision.do !== 'pass') await pause(pace, signal);
    if (signal.aborted || !take(decision)) return;
    if (n % AT_ONCE === 0) await yieldToPage();
  }
}
