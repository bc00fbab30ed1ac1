import type { Keyword } from './keyword.ts';

/** Overkill: hits beyond the defender's remaining health may go to another unit in its arena. */
export const overkill: Keyword = {
  name: 'Overkill',
  kind: 'triggered',
  combine: 'isolated',
  means: () => ({
    kind: 'triggered',
    when: { on: 'hits-assigned', card: { self: 'this' } },
    may: true,
    parts: [{ do: 'divide', to: { choose: { arena: 'defender' } } }],
  }),
};
