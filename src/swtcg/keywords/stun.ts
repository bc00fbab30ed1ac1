import type { Keyword } from './keyword.ts';

/** Stun X: a unit that it damages gets -X power until the battle ends. */
export const stun: Keyword = {
  name: 'Stun',
  kind: 'triggered',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'triggered',
    when: { on: 'damaged', card: { self: 'other' }, object: { self: 'this' } },
    parts: [{ do: 'modify', to: { the: 'event' }, stats: { power: -value }, until: 'battle' }],
  }),
};
