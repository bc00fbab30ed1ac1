import type { Keyword } from './keyword.ts';

/** Intimidation: +10 speed, +1 power and +1 health for each of the opponent's units in the arena. */
export const intimidation: Keyword = {
  name: 'Intimidation',
  kind: 'static',
  combine: 'isolated',
  uniqueOnly: true,
  means: () => {
    const per = { of: 'opponent', arena: 'here' } as const;
    return {
      kind: 'static',
      parts: [
        {
          do: 'modify',
          to: { the: 'this' },
          stats: { speed: { per, times: 10 }, power: { per, times: 1 }, health: { per, times: 1 } },
        },
      ],
    };
  },
};
