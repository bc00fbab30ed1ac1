import type { Keyword } from './keyword.ts';

/** Ambush X: dice of damage to a unit that the opponent brings into the unit's arena, once for each arrival and copy. */
export const ambush: Keyword = {
  name: 'Ambush',
  kind: 'activated',
  combine: 'layered',
  means: (value) => ({
    kind: 'triggered',
    when: { on: 'arrived', side: 'opponent', arena: 'here' },
    may: true,
    activated: true,
    parts: [{ do: 'damage', to: { the: 'event' }, n: value, dice: true, from: { the: 'this' } }],
  }),
};
