import type { Keyword } from './keyword.ts';

/** Equip: the Equipment is attached to one of its controller's units of a fitting type, in the build step. */
export const equip: Keyword = {
  name: 'Equip',
  kind: 'activated',
  combine: 'selective',
  means: () => ({
    kind: 'activated',
    cost: [],
    parts: [{ do: 'attach', to: { choose: { of: 'you', zone: 'play' } } }],
    only: [{ when: 'your-build-step' }],
  }),
};
