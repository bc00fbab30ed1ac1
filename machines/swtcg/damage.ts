// Damage, from an attack or from any effect: points 4 to 7 of Attacking.

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import {
  anyPending,
  endDamage,
  moreArose,
  passWindows,
  presentDamages,
} from '../../src/swtcg/rules/attack/damage-sequence.ts';
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

/** All counters are placed when no chance is left: damage that arose in one (Deflect) has had its own by then. */
const allTogether = {
  /** Windows open only where at least one damage is assigned; counters that an effect puts have none. */
  assigned: {
    always: [
      { guard: 'pending' as const, target: 'pendingDamage' as const },
      { target: 'damagePlacement' as const },
    ],
  },
  pendingDamage: windowState('damage.pending', 'pendingDamage', '#damage.damagePrevention'),
  damagePrevention: windowState(
    'pop.prevention',
    'damagePrevention',
    '#damage.prevented',
    '#damage.damagePlacement',
  ),
  prevented: { entry: 'passWindows' as const, always: { target: 'assigned' as const } },
  damagePlacement: windowState(
    'damage.placement',
    'damagePlacement',
    '#damage.unitDiscard',
    '#damage.unitDiscard',
    [nothing],
  ),
  unitDiscard: windowState('unit.discard', 'unitDiscard', '#damage.done', '#damage.done', [nothing]),
};

/** The counters of a chance are placed when it ends, and damage that arose in it waits for that (Chances to Play, Damage, 2002). */
const chanceByChance = {
  assigned: {
    always: [
      { guard: 'pending' as const, target: 'damagePrevention' as const },
      { target: 'damagePlacement' as const },
    ],
  },
  damagePrevention: windowState('pop.prevention', 'damagePrevention', '#damage.damagePlacement'),
  damagePlacement: {
    meta: { rule: 'damage.placement' as const },
    entry: 'placePresent' as const,
    always: { target: 'unitDiscard' as const },
  },
  unitDiscard: {
    meta: { rule: 'unit.discard' as const },
    entry: 'discardPresent' as const,
    always: [
      { guard: 'moreArose' as const, actions: 'passWindows' as const, target: 'assigned' as const },
      { target: 'done' as const },
    ],
  },
};

export const createDamageChart = (edition: Edition) => (actors: ChartActors) =>
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
      placePresent: enter('damagePlacement', (game) => placeCounters(game, presentDamages(game))),
      discardPresent: enter('unitDiscard', discardDoomed),
      passWindows: apply(passWindows),
      endDamage: apply(endDamage),
    },
    guards: {
      ...guards,
      ...windowGuards,
      pending: when(anyPending),
      moreArose: when(moreArose),
      nothing: when((game) => !damageActed(game)),
    },
  }).createMachine({
    id: 'damage',
    ...baseConfig,
    initial: 'assigned',
    states: {
      ...(edition.countersEachChance ? chanceByChance : allTogether),
      done: { type: 'final', entry: 'endDamage' },
    },
  });
