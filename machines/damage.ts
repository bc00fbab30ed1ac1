// Damage, from an attack or from any effect: points 4 to 7 of Attacking.
import { setup } from 'xstate';
import { anyPending, damageActed, discardDoomed, endDamage, hasFresh, passWindows, placeCounters } from '../src/battle/damage.ts';
import { openPop } from '../src/pop/pop.ts';
import { actions, change, guards, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

export const damageMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    openPending: change((game) => openPop(game, { kind: 'pending', rule: 'damage.pending' })),
    openPrevention: change((game) => openPop(game, { kind: 'prevention', rule: 'pop.prevention' })),
    openPlacement: change((game) => openPop(game, { kind: 'placement', rule: 'damage.placement' })),
    openDiscard: change((game) => openPop(game, { kind: 'discard', rule: 'unit.discard' })),
    passWindows: change(passWindows),
    placeCounters: change(placeCounters),
    discardDoomed: change(discardDoomed),
    endDamage: change(endDamage),
  },
  guards: {
    ...guards,
    ...windowGuards,
    pending: when(anyPending),
    fresh: when(hasFresh),
    acted: when(damageActed),
  },
}).createMachine({
  id: 'damage',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'assigned',
  states: {
    /** Windows open only where at least one damage is assigned; counters that an effect puts have none. */
    assigned: {
      always: [{ guard: 'pending', target: 'pendingDamage' }, { target: 'placing', actions: 'passWindows' }],
    },
    pendingDamage: windowState('pendingDamage', 'damage.pending', 'openPending', '#damage.damagePrevention'),
    damagePrevention: windowState('damagePrevention', 'pop.prevention', 'openPrevention', '#damage.prevented'),
    /** Damage that arose in the window (Deflect) gets windows of its own before any counter is placed. */
    prevented: {
      entry: 'passWindows',
      always: [{ guard: 'fresh', target: 'assigned' }, { target: 'placing' }],
    },
    placing: {
      meta: { rule: 'damage.placement' },
      entry: [{ type: 'here', params: { place: 'damagePlacement' } }, 'placeCounters'],
      always: [{ guard: 'acted', target: 'damagePlacement' }, { target: 'done' }],
    },
    damagePlacement: windowState('damagePlacement', 'damage.placement', 'openPlacement', '#damage.discarding'),
    discarding: {
      meta: { rule: 'unit.discard' },
      entry: [{ type: 'here', params: { place: 'unitDiscard' } }, 'discardDoomed'],
      always: [{ guard: 'acted', target: 'unitDiscard' }, { target: 'done' }],
    },
    unitDiscard: windowState('unitDiscard', 'unit.discard', 'openDiscard', '#damage.done'),
    done: { type: 'final', entry: 'endDamage' },
  },
});
