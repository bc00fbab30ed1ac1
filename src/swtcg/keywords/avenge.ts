import type { Keyword } from './keyword.ts';

/** Avenge X: dice of damage to a unit whose attack discarded another of one's units beside this one, when the attack ends. */
export const avenge: Keyword = {
  name: 'Avenge',
  kind: 'triggered',
  combine: 'cumulative',
  means: (value) => ({
    kind: 'triggered',
    when: {
      on: 'discarded',
      card: { of: 'you', self: 'other', arena: 'here' },
      object: { attacking: true },
      fatal: true,
    },
    parts: [
      {
        do: 'when-attack-ends',
        parts: [{ do: 'damage', to: { the: 'event-object' }, n: value, dice: true, from: { the: 'this' } }],
      },
    ],
  }),
};
