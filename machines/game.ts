// A whole game: preparation, then turns until somebody has won.

import { type AnyStateMachine, setup } from 'xstate';
import { nextTurn } from '../src/turn/steps.ts';
import { attackMachine } from './attack.ts';
import { battleStepMachine } from './battle-step.ts';
import { buildStepMachine } from './build-step.ts';
import { damageMachine } from './damage.ts';
import { effectMachine } from './effect.ts';
import { addChart, express } from './express.ts';
import { preparationMachine } from './preparation.ts';
import { retreatStepMachine } from './retreat-step.ts';
import { actions, change, enter, guards, inner, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';
import { turnMachine } from './turn.ts';

export const machines = {
  effect: effectMachine,
  damage: damageMachine,
  attack: attackMachine,
  buildStep: buildStepMachine,
  retreatStep: retreatStepMachine,
  battleStep: battleStepMachine,
  preparation: preparationMachine,
  turn: turnMachine,
};
Object.assign(sequences, machines);

export const gameChart = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    prepare: enter('preparation', (game) => game),
    takeTurn: enter('turn', (game) => game),
    nextTurn: change(nextTurn),
  },
  guards: { ...guards, preparing: when((game) => game.point === 'preparation') },
}).createMachine({
  id: 'game',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'preparing', target: 'preparation' }, { target: 'turn' }] },
    preparation: {
      meta: { rule: 'prepare.start' },
      entry: 'prepare',
      invoke: {
        id: 'inner',
        src: 'preparation',
        input: inner,
        onDone: { actions: 'take', target: 'turn' },
      },
    },
    turn: {
      meta: { rule: 'turn.structure' },
      entry: 'takeTurn',
      invoke: { id: 'inner', src: 'turn', input: inner, onDone: { actions: 'take', target: 'played' } },
    },
    played: {
      always: [
        { guard: 'over', target: 'over' },
        { actions: 'nextTurn', target: 'turn' },
      ],
    },
    over: { type: 'final', meta: { rule: 'win.control' } },
  },
});

for (const [name, chart] of Object.entries({ ...machines, game: gameChart }))
  addChart(name, chart as unknown as AnyStateMachine);

/** The game as it is run: from one wait for a player to the next. */
export const gameLogic: ReturnType<typeof express> = express('game');
