// One player's build step: its start (triggers, the card drawn), then whatever the player does, in any order
// (Turn Structure, 5).
import { setup } from 'xstate';
import { openPop } from '../src/pop/pop.ts';
import { drawForTurn, endBuildStep, startBuildStep, stepSide } from '../src/turn/steps.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { actions, byHand, change, enter, guards, types } from './sequence.ts';
import { sequences } from './sequences.ts';

export const buildStepMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    start: enter('start', (game) =>
      openPop(startBuildStep(game), { kind: 'build-start', rule: 'turn.build-start', solo: stepSide(game) }),
    ),
    during: enter('during', (game) =>
      openPop(drawForTurn(game), { kind: 'build', rule: 'turn.build', solo: stepSide(game) }),
    ),
    endBuildStep: change(endBuildStep),
  },
  guards: { ...guards, ...windowGuards },
}).createMachine({
  id: 'buildStep',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  on: byHand,
  initial: 'start',
  states: {
    start: windowState('turn.build-start', 'start', '#buildStep.during'),
    during: windowState('turn.build', 'during', '#buildStep.done'),
    done: { type: 'final', entry: 'endBuildStep' },
  },
});
