import type { Keyword } from './keyword.ts';

/** Inspiration: each other unit of the same player in the arena gets +10 speed, +1 power and +1 health. */
export const inspiration: Keyword = {
  name: 'Inspiration',
  kind: 'static',
  combine: 'isolated',
  uniqueOnly: true,
  means: () => ({
    kind: 'static',
    parts: [
      {
        do: 'modify',
        to: { each: { of: 'you', self: 'other', arena: 'here' } },
        stats: { speed: 10, power: 1, health: 1 },
      },
    ],
  }),
};
