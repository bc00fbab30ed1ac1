// A strike: the unit is focused, then its icons resolve type by type (Resolving a Strike).
import { setup } from 'xstate';
import { topOf } from '../../src/lcg/model/stack.ts';
import { continueStrike } from '../../src/lcg/rules/engagement/strike.ts';
import { baseConfig, enter, guards, when, working } from './common.ts';
import { frameActions } from './frame.ts';
import { type ChartActors, types } from './types.ts';

const DONE = '#strike.done';

const stage = <Here extends string>(here: Here) =>
  working(DONE, [
    { guard: here, actions: 'proceed' as const, target: 'working' as const },
    { target: '#strike.stage' },
  ]);

const stands = (stage: 'focus' | 'icons' | 'resolved') =>
  when((game) => topOf(game, 'strike')?.stage === stage);

export const createStrikeChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...frameActions(continueStrike),
      focus: enter('focus'),
      icons: enter('icons'),
      resolved: enter('resolved'),
    },
    guards: {
      ...guards,
      focuses: stands('focus'),
      resolvesIcons: stands('icons'),
      isResolved: stands('resolved'),
    },
  }).createMachine({
    id: 'strike',
    ...baseConfig,
    initial: 'stage',
    states: {
      stage: {
        always: [
          { guard: 'focuses', target: 'focus' },
          { guard: 'resolvesIcons', target: 'icons' },
          { guard: 'isResolved', target: 'resolved' },
          { target: 'done' },
        ],
      },
      focus: { meta: { rule: 'strike.focus' }, entry: 'focus', ...stage('focuses') },
      icons: { meta: { rule: 'strike.icons' }, entry: 'icons', ...stage('resolvesIcons') },
      resolved: { meta: { rule: 'strike.order' }, entry: 'resolved', ...stage('isResolved') },
      done: { type: 'final' },
    },
  });
