// Damage, from an attack or from any effect: points 4 to 7 of Attacking.
import { setup } from 'xstate';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { anyPending, endDamage, passWindows } from '../../src/swtcg/rules/attack/damage-sequence.ts';
import { preventByItself } from '../../src/swtcg/rules/attack/prevention.ts';
import { wouldDamage } from '../../src/swtcg/rules/attack/replacement.ts';
import { damageActed, discardDoomed, placeCounters } from '../../src/swtcg/rules/battle/damage.ts';
import { openPop } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, enter, guards, when } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

const openPlacement = (game: GameState): GameState => {
  const placed = placeCounters(passWindows(game));
  return damageActed(placed) ? openPop(placed, { kind: 'placement', rule: 'damage.placement' }) : placed;
};

const openDiscard = (game: GameState): GameState => {
  const discarded = discardDoomed(game);
  return damageActed(discarded) ? openPop(discarded, { kind: 'discard', rule: 'unit.discard' }) : discarded;
};

/** Where no counter was placed, or no unit discarded, there is no window. */
const nothing = { guard: 'nothing' as const, target: '#damage.done' };

export const createDamageChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      pendingDamage: enter('pendingDamage', (game) =>
        openPop(wouldDamage(game), { kind: 'pending', rule: 'damage.pending' }),
      ),
      damagePrevention: enter('damagePrevention', (game) =>
        openPop(preventByItself(game), { kind: 'prevention', rule: 'pop.prevention' }),
      ),
      damagePlacement: enter('damagePlacement', openPlacement),
      unitDiscard: enter('unitDiscard', openDiscard),
      passWindows: apply(passWindows),
      endDamage: apply(endDamage),
    },
    guards: {
      ...guards,
      ...windowGuards,
      pending: when(anyPending),
      nothing: when((game) => !damageActed(game)),
    },
  }).createMachine({
    id: 'damage',
    ...baseConfig,
    initial: 'assigned',
    states: {
      /** Windows open only where at least one damage is assigned; counters that an effect puts have none. */
      assigned: { always: [{ guard: 'pending', target: 'pendingDamage' }, { target: 'damagePlacement' }] },
      pendingDamage: windowState('damage.pending', 'pendingDamage', '#damage.damagePrevention'),
      damagePrevention: windowState(
        'pop.prevention',
        'damagePrevention',
        '#damage.prevented',
        '#damage.damagePlacement',
      ),
      /** Damage that arose in the window (Deflect) gets windows of its own before any counter is placed. */
      prevented: { entry: 'passWindows', always: { target: 'assigned' } },
      damagePlacement: windowState(
        'damage.placement',
        'damagePlacement',
        '#damage.unitDiscard',
        '#damage.unitDiscard',
        [nothing],
      ),
      unitDiscard: windowState('unit.discard', 'unitDiscard', '#damage.done', '#damage.done', [nothing]),
      done: { type: 'final', entry: 'endDamage' },
    },
  });
