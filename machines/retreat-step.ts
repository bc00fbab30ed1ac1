// One player's retreat step: any number of untapped units retreat, then what is played when it ends (Turn Structure, 6).
import { setup } from 'xstate';
import { openPop } from '../src/pop/pop.ts';
import { endRetreatStep, startRetreatStep, stepSide } from '../src/turn/steps.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { actions, whole, enter, guards, types } from './sequence.ts';
import { sequences } from './sequences.ts';

export const retreatStepMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    during: enter('during', (game) =>
      openPop(startRetreatStep(game), { kind: 'retreat', rule: 'turn.retreat', solo: stepSide(game) }),
    ),
    end: enter('end', (game) =>
      openPop(endRetreatStep(game), { kind: 'retreat-end', rule: 'turn.retreat-end', solo: stepSide(game) }),
    ),
  },
  guards: { ...guards, ...windowGuards },
}).createMachine({
  id: 'retreatStep',
  ...whole,
  initial: 'during',
  states: {
    during: windowState('turn.retreat', 'during', '#retreatStep.end'),
    end: windowState('turn.retreat-end', 'end', '#retreatStep.done'),
    done: { type: 'final' },
  },
});
