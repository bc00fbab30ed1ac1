// One player's retreat step: any number of untapped units retreat, then what is played when it ends (Turn Structure, 6).

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { endRetreatStep, startRetreatStep, stepSide } from '../../src/swtcg/rules/turn/steps.ts';
import { openPop } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, baseConfig, enter, guards } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

export const createRetreatStepChart = (_edition: Edition) => (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      during: enter('during', (game) =>
        openPop(startRetreatStep(game), { kind: 'retreat', rule: 'turn.retreat', solo: stepSide(game) }),
      ),
      end: enter('end', (game) =>
        openPop(endRetreatStep(game), {
          kind: 'retreat-end',
          rule: 'turn.retreat-end',
          solo: stepSide(game),
        }),
      ),
    },
    guards: { ...guards, ...windowGuards },
  }).createMachine({
    id: 'retreatStep',
    ...baseConfig,
    initial: 'during',
    states: {
      during: windowState('turn.retreat', 'during', '#retreatStep.end'),
      end: windowState('turn.retreat-end', 'end', '#retreatStep.done'),
      done: { type: 'final' },
    },
  });
