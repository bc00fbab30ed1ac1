// A whole game: preparation, then turns until somebody has won.

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { nextTurn } from '../../src/swtcg/rules/turn/steps.ts';
import { actions, apply, childInput, enter, guards, when } from './common.ts';
import { type ChartActors, types } from './types.ts';

export const createGameChart = (_edition: Edition) => (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      prepare: enter('preparation', (game) => game),
      takeTurn: enter('turn', (game) => game),
      nextTurn: apply(nextTurn),
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
          id: 'child',
          src: 'preparation',
          input: childInput,
          onDone: { actions: 'take', target: 'turn' },
        },
      },
      turn: {
        meta: { rule: 'turn.structure' },
        entry: 'takeTurn',
        invoke: {
          id: 'child',
          src: 'turn',
          input: childInput,
          onDone: { actions: 'take', target: 'played' },
        },
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
