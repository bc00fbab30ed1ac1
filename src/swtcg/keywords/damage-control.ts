import type { Keyword } from './keyword.ts';

/** Damage Control X: when its controller's build step starts, up to X damage counters may be removed. */
export const damageControl: Keyword = {
  name: 'Damage Control',
  kind: 'triggered',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'triggered',
    when: { on: 'build-step-starts', side: 'you' },
    may: true,
    parts: [{ do: 'counters', to: { the: 'this' }, counter: 'damage', n: value, remove: true, upTo: true }],
  }),
};
