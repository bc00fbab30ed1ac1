import type { Keyword } from './keyword.ts';

/** Redirect: an attack on this unit goes against another of one's units in the arena that can be attacked. */
export const redirect: Keyword = {
  name: 'Redirect',
  kind: 'activated',
  combine: 'selective',
  means: () => ({
    kind: 'activated',
    cost: [],
    parts: [{ do: 'redirect', to: { choose: { of: 'you', self: 'other', arena: 'here' } }, by: 'Redirect' }],
    only: [{ when: 'this-is-attacked' }, { once: 'attack' }],
  }),
};
