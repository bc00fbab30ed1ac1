// Between two decisions much happens. Whoever shows a game step by step wants to see the table at every line of the log.
import type { LogEvent } from './log-event.ts';
import type { BaseState } from './state.ts';

const states = new WeakMap<LogEvent, BaseState>();
let watching = false;

/** While the work is done, the game is kept at every line that is written. */
export function watchStates<T>(work: () => T): T {
  const before = watching;
  watching = true;
  try {
    return work();
  } finally {
    watching = before;
  }
}

/** A game says so when it has written a line. */
export function lineWritten(event: LogEvent, state: BaseState): void {
  if (watching) states.set(event, state);
}

/** The game as it was when a line was written under watch, for as long as the line is kept. */
export const stateAt = <State extends BaseState>(event: LogEvent): State | undefined =>
  states.get(event) as State | undefined;
