import type { Keyword } from './keyword.ts';

/** Overload X: more power for an attack of the unit, for dice of damage to itself when that attack ends. */
export const overload: Keyword = {
  name: 'Overload',
  kind: 'activated',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'activated',
    cost: [],
    parts: [
      { do: 'modify', to: { the: 'this' }, stats: { power: value }, until: 'attack' },
      {
        do: 'when-attack-ends',
        parts: [{ do: 'damage', to: { the: 'this' }, n: value, dice: true, from: { the: 'this' } }],
      },
    ],
    only: [{ when: 'this-attacks' }, { once: 'attack' }],
  }),
};
