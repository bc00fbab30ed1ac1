import type { Keyword } from './keyword.ts';

/** Velocity X: when its arena's battle step starts the unit may become faster by X, or slower without Stealth. */
export const velocity: Keyword = {
  name: 'Velocity',
  kind: 'static',
  combine: 'selective',
  means: (value) => ({
    kind: 'triggered',
    when: { on: 'battle-step-starts', arena: 'here' },
    may: true,
    parts: [{ do: 'velocity', n: value as number }],
  }),
};
