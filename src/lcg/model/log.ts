// One line of the account of a game: where in the statecharts, what happened, and the rule that says so.
import { SwtcgError } from '../../core/error.ts';
import type { LogKind } from '../../core/log-event.ts';
import { lineWritten } from '../../core/watch.ts';
import type { Happening, LogEvent } from '../log/types.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { type GameState, NO_CHANCE } from './state.ts';

const NONE = {};

type NotedFacts = { readonly type: string } & Partial<
  Pick<LogEvent, 'by' | 'cards' | 'numbers' | 'words' | 'secret'>
>;

/** Adds to the log what has just happened. */
export function note(game: GameState, kind: LogKind, rule: RuleId, happening: Happening): GameState {
  const { type, by = null, cards = NONE, numbers = NONE, words = NONE, secret } = happening as NotedFacts;
  const { path, turn } = game;
  const event = (
    secret === undefined
      ? { type, kind, by, cards, numbers, words, rule, path, turn }
      : { type, kind, by, cards, numbers, words, secret, rule, path, turn }
  ) as LogEvent;
  const next = { ...game, log: [...game.log, event] };
  lineWritten(event, next);
  return next;
}

/** A decision is taken: what was told before is told. */
export const newLog = (game: GameState): GameState => ({ ...game, log: [], chance: NO_CHANCE });

/** More than any real turn has: cards keep each other going for ever. */
const MOST_STEPS = 4000;
const MOST_DEPTH = 120;

/** Counts one thing that happens in a turn; a loop made by cards ends in an error (Ruling 75). */
export function countStep(game: GameState): GameState {
  const steps = game.steps + 1;
  if (steps > MOST_STEPS || game.frames.length > MOST_DEPTH)
    throw new SwtcgError({
      code: 'loop',
      message: 'The cards keep each other going without end.',
      rule: 'guard.loop',
    });
  return { ...game, steps };
}
