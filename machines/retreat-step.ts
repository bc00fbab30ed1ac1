// One player's retreat step: any number of untapped units retreat, then what is played when it ends (Turn Structure, 6).
import { setup } from 'xstate';
import { openPop } from '../src/pop/pop.ts';
import { endRetreatStep, startRetreatStep, stepSide } from '../src/turn/steps.ts';
import { actions, change, guards, types } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

export const retreatStepMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    startRetreatStep: change(startRetreatStep),
    openRetreat: change((game) => openPop(game, { kind: 'retreat', rule: 'turn.retreat', solo: stepSide(game) })),
    endRetreatStep: change(endRetreatStep),
    openEnd: change((game) => openPop(game, { kind: 'retreat-end', rule: 'turn.retreat-end', solo: stepSide(game) })),
  },
  guards: { ...guards, ...windowGuards },
}).createMachine({
  id: 'retreatStep',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'starting',
  states: {
    starting: { entry: [{ type: 'here', params: { place: 'during' } }, 'startRetreatStep'], always: 'during' },
    during: windowState('during', 'turn.retreat', 'openRetreat', '#retreatStep.ending'),
    ending: { entry: 'endRetreatStep', always: 'end' },
    end: windowState('end', 'turn.retreat-end', 'openEnd', '#retreatStep.done'),
    done: { type: 'final' },
  },
});
