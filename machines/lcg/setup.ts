// Setup: choosing objectives, opening hands and mulligans, revealing the objectives one by one (Setup, 8 to 10).
import { setup } from 'xstate';
import { SETUP_POINTS } from '../../src/lcg/model/points.ts';
import { beginSetup, dealHands, nextToReveal, revealNext } from '../../src/lcg/rules/turn/setup.ts';
import { actions, apply, baseConfig, guards, when } from './common.ts';
import {
  before,
  beforePoints,
  entering,
  pointActions,
  pointGuards,
  pointState,
  REST,
  reachActions,
} from './points.ts';
import { type ChartActors, types } from './types.ts';

export const createSetupChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...pointActions,
      ...reachActions(SETUP_POINTS, { setup: beginSetup, 'setup-hands': dealHands }),
      revealNext: apply(revealNext),
    },
    guards: { ...guards, ...pointGuards, hidden: when((game) => nextToReveal(game) !== null) },
  }).createMachine({
    id: 'setup',
    ...baseConfig,
    initial: 'entering',
    states: {
      entering: entering('setup', SETUP_POINTS, [{ target: 'done' }]),
      rest: REST,
      before: beforePoints('setup', SETUP_POINTS),
      setup: pointState('setup', 'setup', 'setup.objectives', [{ target: before('setup', 'setup-hands') }]),
      setupHands: pointState('setup', 'setup-hands', 'setup.hands', [
        { target: before('setup', 'setup-reveal') },
      ]),
      setupReveal: pointState('setup', 'setup-reveal', 'setup.reveal', [
        { guard: 'hidden', actions: 'revealNext', target: 'working' },
        { target: '#setup.done' },
      ]),
      done: { type: 'final' },
    },
  });
