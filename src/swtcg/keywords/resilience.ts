import type { Keyword } from './keyword.ts';

/** Resilience X: with at least X damage counters on it the unit has X more power; a negative one takes it away. */
export const resilience: Keyword = {
  name: 'Resilience',
  kind: 'static',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'static',
    if: [{ is: 'self', what: { damage: { is: 'at-least', n: Math.abs(value as number) } } }],
    parts: [{ do: 'modify', to: { the: 'this' }, stats: { power: value } }],
  }),
};
