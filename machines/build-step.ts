// One player's build step: its start (triggers, the card drawn), then whatever the player does, in any order
// (Turn Structure, 5).
import { setup } from 'xstate';
import { openPop } from '../src/pop/pop.ts';
import { drawForTurn, endBuildStep, startBuildStep, stepSide } from '../src/turn/steps.ts';
import { actions, change, guards, types } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

export const buildStepMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    startBuildStep: change(startBuildStep),
    openStart: change((game) => openPop(game, { kind: 'build-start', rule: 'turn.build-start', solo: stepSide(game) })),
    drawForTurn: change(drawForTurn),
    openBuild: change((game) => openPop(game, { kind: 'build', rule: 'turn.build', solo: stepSide(game) })),
    endBuildStep: change(endBuildStep),
  },
  guards: { ...guards, ...windowGuards },
}).createMachine({
  id: 'buildStep',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'starting',
  states: {
    starting: { entry: [{ type: 'here', params: { place: 'start' } }, 'startBuildStep'], always: 'start' },
    start: windowState('start', 'turn.build-start', 'openStart', '#buildStep.drawing'),
    drawing: { meta: { rule: 'turn.draw' }, entry: 'drawForTurn', always: 'during' },
    during: windowState('during', 'turn.build', 'openBuild', '#buildStep.done'),
    done: { type: 'final', entry: 'endBuildStep' },
  },
});
