// A state that opens a play-or-pass window, waits until it has closed, and goes on.
import { endWindow, windowIdle } from '../src/pop/pop.ts';
import type { RuleId } from '../src/rulebook/ids.ts';
import { change, inner, when } from './sequence.ts';

export const windowActions = { endWindow: change(endWindow) };
export const windowGuards = { idle: when(windowIdle) };

/** `open` names the action that opens the window; `next` is where play goes after it. */
export const windowState = <Open extends string>(place: string, rule: RuleId, open: Open, next: string) => ({
  meta: { rule },
  entry: [{ type: 'here' as const, params: { place } }, open],
  initial: 'opening' as const,
  states: {
    opening: {
      always: [{ guard: 'idle' as const, actions: 'endWindow' as const, target: next }, { target: 'open' as const }],
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
