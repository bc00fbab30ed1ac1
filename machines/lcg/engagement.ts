// An engagement, from its declaration to its end (Resolving an Engagement; Timing Structure, Engagement Resolution).
import { setup } from 'xstate';
import { ENGAGEMENT_POINTS, type Point } from '../../src/lcg/model/points.ts';
import { AT_ENGAGEMENT, clearEngagement, strikesOn, survive } from '../../src/lcg/rules/engagement/steps.ts';
import { actions, apply, baseConfig, childInput, enter, guards, when, working } from './common.ts';
import { EDGE_POINTS } from './edge-battle.ts';
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

const CHART = 'engagement';

/** The points of its own; those of the edge battle are another chart's. */
const OWN = ENGAGEMENT_POINTS.filter((point) => !(EDGE_POINTS as readonly Point[]).includes(point));

const to = (point: Point) => [{ target: before(CHART, point) }];

const inEdgeBattle = EDGE_POINTS.map((point) => ({
  guard: { type: 'startsAt' as const, params: { point } },
  target: 'edgeBattle',
}));

export const createEngagementChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...pointActions,
      ...reachActions(OWN, AT_ENGAGEMENT),
      edgeBattle: enter('edgeBattle'),
      toEdge: apply((game) => ({ ...game, point: 'edge-place' })),
      survivors: enter('survivors', survive),
      clearEngagement: apply(clearEngagement),
    },
    guards: { ...guards, ...pointGuards, strikesOn: when(strikesOn) },
  }).createMachine({
    id: CHART,
    ...baseConfig,
    initial: 'entering',
    states: {
      entering: entering(CHART, OWN, [...inEdgeBattle, { target: before(CHART, 'attackers-actions') }]),
      rest: REST,
      before: beforePoints(CHART, OWN),
      attackersActions: pointState(CHART, 'attackers-actions', 'engagement.attackers', to('defenders')),
      defenders: pointState(CHART, 'defenders', 'engagement.defenders', to('defenders-actions')),
      defendersActions: pointState(CHART, 'defenders-actions', 'engagement.defenders', [
        { actions: 'toEdge', target: '#engagement.edgeBattle' },
      ]),
      edgeBattle: {
        meta: { rule: 'edge.battle' },
        entry: 'edgeBattle',
        invoke: {
          id: 'child',
          src: 'edgeBattle',
          input: childInput,
          onDone: { actions: 'take', target: 'fought' },
        },
      },
      fought: { always: [{ guard: 'over', target: 'done' }, ...to('edge-actions')] },
      edgeActions: pointState(CHART, 'edge-actions', 'edge.finish', to('strike-first')),
      strikeFirst: pointState(CHART, 'strike-first', 'strike.first', to('strike-first-actions')),
      strikeFirstActions: pointState(CHART, 'strike-first-actions', 'strike.first', to('strike-second')),
      strikeSecond: pointState(CHART, 'strike-second', 'strike.second', to('strike-second-actions')),
      strikeSecondActions: pointState(CHART, 'strike-second-actions', 'strike.second', [
        { guard: 'strikesOn', target: before(CHART, 'strike-first') },
        ...to('unopposed'),
      ]),
      unopposed: pointState(CHART, 'unopposed', 'engagement.unopposed', [
        { target: '#engagement.survivors' },
      ]),
      survivors: {
        meta: { rule: 'engagement.unopposed' },
        entry: 'survivors',
        ...working('#engagement.done', to('engagement-end')),
      },
      engagementEnd: pointState(CHART, 'engagement-end', 'engagement.end', [
        { actions: 'clearEngagement', target: '#engagement.done' },
      ]),
      done: { type: 'final' },
    },
  });
