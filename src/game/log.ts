// One line of the account of a game: where in the statecharts, what happened, and the rule that says so.
import type { RuleId } from '../rulebook/ids.ts';
import { SwtcgError } from './error.ts';
import type { GameState, LogEntry } from './state.ts';

export function note(game: GameState, kind: LogEntry['kind'], rule: RuleId, text: string): GameState {
  return { ...game, log: [...game.log, { path: game.path, text, rule, kind, turn: game.turn }] };
}

/** A turn longer than any real one: cards keep each other going for ever. */
const MOST_STEPS = 5000;
const MOST_DEPTH = 60;

/** Counts one more thing done this turn and ends a loop made by cards with an error that names it. */
export function countStep(game: GameState, what: string): GameState {
  const steps = game.steps + 1;
  if (steps > MOST_STEPS || game.frames.length > MOST_DEPTH) {
    throw new SwtcgError({
      code: 'loop',
      message: `The cards keep each other going without end; the last in the chain is ${what}.`,
      rule: 'guard.loop',
    });
  }
  return { ...game, steps };
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
