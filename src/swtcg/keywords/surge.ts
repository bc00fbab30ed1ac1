import type { Keyword } from './keyword.ts';

/** Surge X: when another unit damages this one, any unit in its arena may get +X power until end of turn. */
export const surge: Keyword = {
  name: 'Surge',
  kind: 'triggered',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'triggered',
    when: { on: 'damaged', card: { self: 'this' }, object: { self: 'other' } },
    may: true,
    parts: [{ do: 'modify', to: { choose: { arena: 'here' } }, stats: { power: value }, until: 'turn' }],
  }),
};
