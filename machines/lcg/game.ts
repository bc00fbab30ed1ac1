// A whole game: setup, then turns until somebody has won.
import { setup } from 'xstate';
import { type Point, SETUP_POINTS } from '../../src/lcg/model/points.ts';
import { nextTurn } from '../../src/lcg/rules/turn/phases.ts';
import { firstTurn } from '../../src/lcg/rules/turn/setup.ts';
import { actions, apply, baseConfig, childInput, enter, guards, when } from './common.ts';
import { type ChartActors, types } from './types.ts';

export const createGameChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      prepare: enter('setup'),
      firstTurn: apply(firstTurn),
      takeTurn: enter('turn'),
      nextTurn: apply(nextTurn),
    },
    guards: {
      ...guards,
      preparing: when(({ point }) => (SETUP_POINTS as readonly Point[]).includes(point)),
    },
  }).createMachine({
    id: 'game',
    ...baseConfig,
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: 'over', target: 'over' },
          { guard: 'preparing', target: 'setup' },
          { target: 'turn' },
        ],
      },
      setup: {
        meta: { rule: 'setup.start' },
        entry: 'prepare',
        invoke: {
          id: 'child',
          src: 'setup',
          input: childInput,
          onDone: { actions: 'take', target: 'prepared' },
        },
      },
      prepared: {
        always: [
          { guard: 'over', target: 'over' },
          { actions: 'firstTurn', target: 'turn' },
        ],
      },
      turn: {
        meta: { rule: 'turn.start' },
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
      over: { type: 'final', meta: { rule: 'win.over' } },
    },
  });
