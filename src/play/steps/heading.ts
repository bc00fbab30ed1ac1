// What stands at the head of an account.

import type { Game } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Seat } from '../../core/state.ts';
import type { Replay } from '../replay/format.ts';
import type { Scenario } from '../scenario/format.ts';

/** Who won, and in which turn. */
export interface Won {
  readonly winner: Seat;
  readonly turn: number;
}

/** What stands at the head of a replay. */
export interface Heading {
  readonly title: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
  /** How it ended, in a sentence: hidden with the spoilers. */
  readonly result?: string | null;
  /** The same as facts, for another language. */
  readonly won?: Won | null;
}

export const NO_HEADING: Heading = { title: null, question: null, explanation: null };

export const scenarioHeading = ({ title, question, explanation }: Scenario): Heading => ({
  title,
  question,
  explanation,
});

export function replayHeading<T extends GameTypes>(ruleset: Game<T>, { header, result }: Replay<T>): Heading {
  const { event, round, game, of, note } = header ?? {};
  const parts = [event, round, game ? `game ${game}${of ? ` of ${of}` : ''}` : undefined].filter(Boolean);
  const winner = result?.winner;
  return {
    title: parts.length > 0 ? parts.join(', ') : 'A recorded game',
    question: note ?? null,
    explanation: null,
    result: winner ? `${ruleset.seatName(winner)} wins in turn ${result.turn}.` : null,
    won: winner ? { winner, turn: result.turn } : null,
  };
}
