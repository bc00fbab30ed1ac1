import type { Keyword } from './keyword.ts';

/** Upkeep: one of the costs that can be paid is paid when its controller's build step starts. */
export const upkeep: Keyword = {
  name: 'Upkeep',
  kind: 'triggered',
  combine: 'layered',
  means: (_value, { options, words }) => ({
    kind: 'triggered',
    when: { on: 'build-step-starts', side: 'you' },
    parts: [{ do: 'upkeep', ...(words && { words }), options: options ?? [] }],
  }),
  worksIn: ['build', 'on'],
};
