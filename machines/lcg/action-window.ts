// An action window: the active player first, then turn about, until two passes in a row (Actions).
import { setup } from 'xstate';
import { actions, baseConfig, enter, guards, working } from './common.ts';
import { type ChartActors, types } from './types.ts';

const DONE = '#actionWindow.done';

export const createActionWindowChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: { ...actions, open: enter('actions') },
    guards,
  }).createMachine({
    id: 'actionWindow',
    ...baseConfig,
    initial: 'open',
    states: {
      open: { meta: { rule: 'window.action' }, entry: 'open', ...working(DONE, [{ target: DONE }]) },
      done: { type: 'final' },
    },
  });
