// One line of the account of a game: where in the statecharts, what happened, and the rule that says so.

import { SwtcgError } from '../../core/error.ts';
import type { LogKind } from '../../core/log-event.ts';
import { MOST_QUIET_TURNS } from '../../core/loops.ts';
import { lineWritten } from '../../core/watch.ts';
import type { Happening, LogEvent } from '../log/types.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { type GameState, NO_CHANCE, type WaitingTrigger } from './state.ts';
import { changed, copyGame } from './update.ts';

const NONE = {};

/** Adds to the log what has just happened. */
export function note(game: GameState, kind: LogKind, rule: RuleId, happening: Happening): GameState {
  const { type, by = null, cards = NONE, numbers = NONE, words = NONE, secret } = happening as NotedFacts;
  const { path, turn } = game;
  const event = (
    secret === undefined
      ? { type, kind, by, cards, numbers, words, rule, path, turn }
      : { type, kind, by, cards, numbers, words, secret, rule, path, turn }
  ) as LogEvent;
  const next = copyGame(game);
  next.log = [...game.log, event];
  lineWritten(event, next);
  return next;
}

/** Any happening, whichever facts its type has. */
type NotedFacts = { readonly type: string } & Partial<
  Pick<LogEvent, 'by' | 'cards' | 'numbers' | 'words' | 'secret'>
>;

/** A decision is taken: what was told before is told. */
export function newLog(game: GameState): GameState {
  const next = copyGame(game);
  next.log = [];
  next.chance = NO_CHANCE;
  return next;
}

/** A turn longer than any real one: cards keep each other going for ever. */
const MOST_STEPS = 5000;
const MOST_DEPTH = 60;
/** Triggered effects that set each other off, one after the other. */
const MOST_CHAIN = 100;
/** Triggered effects that wait at the same time. */
const MOST_WAITING = 250;

/** The number of things done this turn, this one included; ends a loop made by cards with an error that names it. */
export function nextStep(game: GameState, what: () => string, chain = 0): number {
  const steps = game.steps + 1;
  if (steps > MOST_STEPS || game.frames.length > MOST_DEPTH || chain > MOST_CHAIN) throw endless(what());
  return steps;
}

/** Triggered effects join those that wait, unless they have become too many. */
export function countWaiting(game: GameState, more: readonly WaitingTrigger[], what: string): GameState {
  const waiting = [...game.waiting, ...more];
  if (waiting.length > MOST_WAITING) throw endless(what);
  return changed(game, { waiting });
}

/** Ends a game whose turns follow each other for ever because nobody is asked any more. */
export function countQuietTurns({ turn, log }: GameState): void {
  if (turn - (log[0]?.turn ?? turn) >= MOST_QUIET_TURNS)
    throw loop(`Nobody has had anything to decide for ${MOST_QUIET_TURNS} turns, and nobody wins.`);
}

const endless = (what: string): SwtcgError =>
  loop(`The cards keep each other going without end; the last in the chain is ${what}.`);

export const loop = (message: string): SwtcgError =>
  new SwtcgError({ code: 'loop', message, rule: 'guard.loop' });
