import type { Keyword } from './keyword.ts';

/** Area Damage X: when the unit's attack discards a unit, dice of damage to another one in that arena. */
export const areaDamage: Keyword = {
  name: 'Area Damage',
  kind: 'triggered',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'triggered',
    when: { on: 'discarded', object: { self: 'this' }, attack: true },
    may: true,
    parts: [
      { do: 'damage', to: { choose: { arena: 'event' } }, n: value, dice: true, from: { the: 'this' } },
    ],
  }),
};
