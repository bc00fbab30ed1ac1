// One player's build step: its start (triggers, the card drawn), then whatever the player does, in any order
// (Turn Structure, 5).

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { drawForTurn, endBuildStep, startBuildStep, stepSide } from '../../src/swtcg/rules/turn/steps.ts';
import { openHeld, openPop, triggersHeld } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, enter, guards, when } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

export const createBuildStepChart = (_edition: Edition) => (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      start: enter('start', (game) =>
        openPop(startBuildStep(game), {
          kind: 'build-start',
          rule: 'turn.build-start',
          solo: stepSide(game),
        }),
      ),
      during: enter('during', (game) =>
        openPop(drawForTurn(game), { kind: 'build', rule: 'turn.build', solo: stepSide(game) }),
      ),
      endBuildStep: apply(endBuildStep),
      held: enter('end', (game) =>
        openHeld(game, { kind: 'build', rule: 'turn.build', solo: stepSide(game) }),
      ),
    },
    guards: { ...guards, ...windowGuards, triggersHeld: when(triggersHeld) },
  }).createMachine({
    id: 'buildStep',
    ...baseConfig,
    initial: 'start',
    states: {
      start: windowState('turn.build-start', 'start', '#buildStep.during'),
      during: windowState('turn.build', 'during', '#buildStep.ending'),
      ending: {
        meta: { rule: 'turn.build' },
        entry: 'endBuildStep',
        always: [{ guard: 'triggersHeld', target: 'end' }, { target: 'done' }],
      },
      /** What the end of the step has set off. */
      end: windowState('turn.build', 'held', '#buildStep.done'),
      done: { type: 'final' },
    },
  });
