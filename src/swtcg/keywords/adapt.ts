import type { Gain, Part } from '../language/effect.ts';
import type { Keyword } from './keyword.ts';

/** Adapt: when the battle phase starts, one of the lists is chosen and the unit has what stands there until end of turn. */
export const adapt: Keyword = {
  name: 'Adapt',
  kind: 'triggered',
  combine: 'layered',
  means: (_value, { oneOf, words }) => ({
    kind: 'triggered',
    when: { on: 'battle-phase-starts' },
    parts: [{ do: 'choose-one', ...(words && { words }), of: (oneOf ?? []).map(given) }],
  }),
};

/** One of the lists as instructions. */
export function given({ stats, effects }: Gain): readonly Part[] {
  const to = { the: 'this' } as const;
  return [
    ...(stats ? [{ do: 'modify', to, stats, until: 'turn' } as const] : []),
    ...(effects ? [{ do: 'grant', to, effects, until: 'turn' } as const] : []),
  ];
}
