// A state that opens a play-or-pass window, waits until it has closed, and goes on. Where nothing can be played and the
// players let such chances pass, the window closes at once.
import { endWindow, windowIdle } from '../src/pop/pop.ts';
import type { RuleId } from '../src/rulebook/ids.ts';
import { change, inner, when } from './sequence.ts';

export const windowActions = { endWindow: change(endWindow) };
export const windowGuards = { idle: when(windowIdle) };

/**
 * `open` names the action that carries out what comes before the window and opens it; `next` is where play goes after
 * it, `quiet` where it goes when nothing was asked (what depends on plays need not be looked at then).
 */
export const windowState = <Open extends string>(rule: RuleId, open: Open, next: string, quiet = next) => ({
  meta: { rule },
  entry: open,
  initial: 'opening' as const,
  states: {
    opening: {
      always: [
        { guard: 'idle' as const, actions: 'endWindow' as const, target: quiet },
        { target: 'open' as const },
      ],
    },
    open: {
      invoke: {
        id: 'inner',
        src: 'pop' as const,
        input: inner,
        onDone: { actions: 'take' as const, target: next },
      },
    },
  },
});
