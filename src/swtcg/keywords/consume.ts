import type { Keyword } from './keyword.ts';

/** Consume: the unit grows by each face-down card beneath it, and takes in the units that its damage discards. */
export const consume: Keyword = {
  name: 'Consume',
  kind: 'static',
  combine: 'isolated',
  means: () => {
    const per = { beneath: 'face-down' } as const;
    return {
      kind: 'static',
      parts: [
        {
          do: 'modify',
          to: { the: 'this' },
          stats: { speed: { per, times: 10 }, power: { per, times: 1 }, health: { per, times: 1 } },
        },
        { do: 'grant', to: { the: 'this' }, effects: [takesIn] },
      ],
    };
  },
};

const takesIn = {
  kind: 'triggered',
  when: { on: 'discarded', card: { self: 'other' }, object: { self: 'this' }, fatal: true },
  parts: [{ do: 'tuck', to: { the: 'event' } }],
} as const;
