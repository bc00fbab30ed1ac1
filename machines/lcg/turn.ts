// A turn: its six phases with every framework event and action window of the Timing Structure.
import { setup } from 'xstate';
import { ENGAGEMENT_POINTS, type Point, TURN_POINTS } from '../../src/lcg/model/points.ts';
import {
  AT_POINT,
  advanceAgain,
  drawsMore,
  drawUp,
  noteSkip,
  refreshed,
  replaceObjective,
  resolveStruggle,
  skipsConflict,
} from '../../src/lcg/rules/turn/phases.ts';
import { actions, apply, baseConfig, childInput, enter, guards, when, working } from './common.ts';
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

const CHART = 'turn';

const OWN = TURN_POINTS.filter((point) => !ENGAGEMENT_POINTS.includes(point));

const to = (point: Point) => [{ target: before(CHART, point) }];

const engaged = ENGAGEMENT_POINTS.map((point) => ({
  guard: { type: 'startsAt' as const, params: { point } },
  target: 'engagement',
}));

export const createTurnChart = (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...pointActions,
      ...reachActions(OWN, AT_POINT),
      advanceAgain: enter('balanceForce', advanceAgain),
      replaceObjective: apply(replaceObjective),
      refreshed: enter('refreshed', refreshed),
      drawUp: apply(drawUp),
      resolveStruggle: enter('struggle', resolveStruggle),
      noteSkip: apply(noteSkip),
      engage: enter('engagement'),
      toEngagement: apply((game) => ({ ...game, point: 'attackers-actions' })),
    },
    guards: {
      ...guards,
      ...pointGuards,
      missing: when(({ missing }) => missing > 0),
      drawsMore: when(drawsMore),
      skipsConflict: when(skipsConflict),
      engaged: when(({ engagement }) => engagement !== null),
    },
  }).createMachine({
    id: CHART,
    ...baseConfig,
    initial: 'entering',
    states: {
      entering: entering(CHART, OWN, [...engaged, { target: 'done' }]),
      rest: REST,
      before: beforePoints(CHART, OWN),
      turnStart: pointState(CHART, 'turn-start', 'turn.start', to('balance')),
      balance: pointState(CHART, 'balance', 'phase.balance', to('balance-force')),
      balanceForce: pointState(CHART, 'balance-force', 'balance.dial', [{ target: '#turn.balanceAgain' }]),
      balanceAgain: {
        meta: { rule: 'balance.force' },
        entry: 'advanceAgain',
        ...working('#turn.done', to('balance-end')),
      },
      balanceEnd: pointState(CHART, 'balance-end', 'phase.end', to('refresh')),
      refresh: pointState(CHART, 'refresh', 'phase.refresh', to('refresh-focus')),
      refreshFocus: pointState(CHART, 'refresh-focus', 'refresh.focus', to('refresh-shields')),
      refreshShields: pointState(CHART, 'refresh-shields', 'refresh.shields', to('refresh-objectives')),
      refreshObjectives: pointState(CHART, 'refresh-objectives', 'refresh.objectives', [
        { guard: 'missing', actions: 'replaceObjective', target: 'working' },
        { target: '#turn.refreshed' },
      ]),
      refreshed: {
        meta: { rule: 'refresh.after' },
        entry: 'refreshed',
        ...working('#turn.done', to('refresh-actions')),
      },
      refreshActions: pointState(CHART, 'refresh-actions', 'window.action', to('refresh-end')),
      refreshEnd: pointState(CHART, 'refresh-end', 'phase.end', to('draw')),
      draw: pointState(CHART, 'draw', 'phase.draw', to('draw-discard')),
      drawDiscard: pointState(CHART, 'draw-discard', 'draw.discard', to('draw-cards')),
      drawCards: pointState(CHART, 'draw-cards', 'draw.reserve', [
        { guard: 'drawsMore', actions: 'drawUp', target: 'working' },
        ...to('draw-actions'),
      ]),
      drawActions: pointState(CHART, 'draw-actions', 'window.action', to('draw-end')),
      drawEnd: pointState(CHART, 'draw-end', 'phase.end', to('deployment')),
      deployment: pointState(CHART, 'deployment', 'phase.deployment', to('deployment-actions')),
      deploymentActions: pointState(CHART, 'deployment-actions', 'deployment.play', to('deployment-end')),
      deploymentEnd: pointState(CHART, 'deployment-end', 'phase.end', [
        { guard: 'skipsConflict', actions: 'noteSkip', target: before(CHART, 'force') },
        ...to('conflict'),
      ]),
      conflict: pointState(CHART, 'conflict', 'phase.conflict', to('conflict-actions')),
      conflictActions: pointState(CHART, 'conflict-actions', 'window.action', to('conflict-engage')),
      conflictEngage: pointState(CHART, 'conflict-engage', 'conflict.engage', [
        { guard: 'engaged', actions: 'toEngagement', target: '#turn.engagement' },
        ...to('conflict-end'),
      ]),
      engagement: {
        meta: { rule: 'engagement.objective' },
        entry: 'engage',
        invoke: {
          id: 'child',
          src: 'engagement',
          input: childInput,
          onDone: { actions: 'take', target: 'fought' },
        },
      },
      fought: { always: [{ guard: 'over', target: 'done' }, ...to('conflict-actions')] },
      conflictEnd: pointState(CHART, 'conflict-end', 'phase.end', to('force')),
      force: pointState(CHART, 'force', 'phase.force', to('force-commit')),
      forceCommit: pointState(CHART, 'force-commit', 'force.commit', to('force-struggle')),
      forceStruggle: pointState(CHART, 'force-struggle', 'force.struggle', [{ target: '#turn.struggle' }]),
      struggle: {
        meta: { rule: 'force.struggle' },
        entry: 'resolveStruggle',
        ...working('#turn.done', to('force-actions')),
      },
      forceActions: pointState(CHART, 'force-actions', 'window.action', to('force-end')),
      forceEnd: pointState(CHART, 'force-end', 'phase.end', to('turn-end')),
      turnEnd: pointState(CHART, 'turn-end', 'turn.end', [{ target: '#turn.done' }]),
      done: { type: 'final' },
    },
  });
