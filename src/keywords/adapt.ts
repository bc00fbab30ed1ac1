import type { Gain, Part } from '../effects/language.ts';
import type { Keyword } from './keyword.ts';

/** Adapt: when the battle phase starts, one of the lists is chosen and the unit has what stands there until end of turn. */
export const adapt: Keyword = {
  name: 'Adapt',
  kind: 'triggered',
  combine: 'layered',
  means: (_value, { oneOf }) => ({
    kind: 'triggered',
    when: { on: 'battle-phase-starts' },
    parts: [{ do: 'choose-one', of: (oneOf ?? []).map(given) }],
  }),
};

function given({ stats, effects }: Gain): readonly Part[] {
  const to = { the: 'this' } as const;
  return [
    ...(stats ? [{ do: 'modify', to, stats, until: 'turn' } as const] : []),
    ...(effects ? [{ do: 'grant', to, effects, until: 'turn' } as const] : []),
  ];
}
