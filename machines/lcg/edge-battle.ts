// The edge battle: placing cards, revealing them, fate cards by priority, the totals; an effect may start it anew (Resolving
// the Edge Battle).
import { setup } from 'xstate';
import type { Point } from '../../src/lcg/model/points.ts';
import { discardStacks } from '../../src/lcg/rules/engagement/edge.ts';
import { AT_ENGAGEMENT, continueFates, hasFates } from '../../src/lcg/rules/engagement/steps.ts';
import { actions, apply, baseConfig, enter, guards, when, working } from './common.ts';
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

export const EDGE_POINTS = [
  'edge-place',
  'edge-reveal',
  'edge-fate',
  'edge-finish',
] as const satisfies readonly Point[];

const CHART = 'edgeBattle';

export const createEdgeBattleChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...pointActions,
      ...reachActions(EDGE_POINTS, AT_ENGAGEMENT),
      continueFates: apply(continueFates),
      discardStacks: enter('discard', discardStacks),
    },
    guards: {
      ...guards,
      ...pointGuards,
      hasFates: when(hasFates),
      cancelled: when(({ edgeBattle }) => edgeBattle?.over === true),
      anew: when(({ edgeBattle }) => edgeBattle?.anew === true),
    },
  }).createMachine({
    id: CHART,
    ...baseConfig,
    initial: 'entering',
    states: {
      entering: entering(CHART, EDGE_POINTS, [{ target: 'done' }]),
      rest: REST,
      before: beforePoints(CHART, EDGE_POINTS),
      edgePlace: pointState(CHART, 'edge-place', 'edge.place', [{ target: before(CHART, 'edge-reveal') }]),
      edgeReveal: pointState(CHART, 'edge-reveal', 'edge.reveal', [{ target: before(CHART, 'edge-fate') }]),
      edgeFate: pointState(CHART, 'edge-fate', 'edge.fate', [
        { guard: 'hasFates', actions: 'continueFates', target: 'working' },
        { guard: 'cancelled', target: '#edgeBattle.discarding' },
        { target: before(CHART, 'edge-finish') },
      ]),
      edgeFinish: pointState(CHART, 'edge-finish', 'edge.finish', [{ target: '#edgeBattle.discarding' }]),
      discarding: {
        meta: { rule: 'edge.finish' },
        entry: 'discardStacks',
        ...working('#edgeBattle.done', [
          { guard: 'anew' as const, target: before(CHART, 'edge-place') },
          { target: '#edgeBattle.done' },
        ]),
      },
      done: { type: 'final' },
    },
  });
