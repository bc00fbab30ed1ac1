// The steps of a turn, an engagement, an edge battle and the setup, as the rulebook counts them: the points at which a phase
// begins and ends belong to its first and its last step.
import type { RuleId } from '../../src/lcg/rulebook/ids.ts';
import { type OutlineStep, outline } from '../host/outline.ts';
import { charts } from './charts.ts';

export const SEQUENCES = ['turn', 'engagement', 'edgeBattle', 'setup'] as const;
export type Sequence = (typeof SEQUENCES)[number];

type Steps = readonly (readonly [phase: string | null, step: string, ...more: string[]])[];

/** Each step with the states that belong to it. */
const STEPS: Readonly<Record<Sequence, Steps>> = {
  turn: [
    ['balance', 'balanceForce', 'turnStart', 'balance', 'balanceAgain', 'balanceEnd'],
    ['refresh', 'refreshFocus', 'refresh'],
    ['refresh', 'refreshShields'],
    ['refresh', 'refreshObjectives', 'refreshed'],
    ['refresh', 'refreshActions', 'refreshEnd'],
    ['draw', 'drawDiscard', 'draw'],
    ['draw', 'drawCards'],
    ['draw', 'drawActions', 'drawEnd'],
    ['deployment', 'deploymentActions', 'deployment', 'deploymentEnd'],
    ['conflict', 'conflictActions', 'conflict'],
    ['conflict', 'conflictEngage', 'engagement', 'conflictEnd'],
    ['force', 'forceCommit', 'force'],
    ['force', 'forceStruggle', 'struggle'],
    ['force', 'forceActions', 'forceEnd', 'turnEnd'],
  ],
  engagement: [
    [null, 'attackersActions'],
    [null, 'defenders', 'defendersActions'],
    [null, 'edgeBattle', 'edgeActions'],
    [null, 'strikeFirst', 'strikeFirstActions'],
    [null, 'strikeSecond', 'strikeSecondActions'],
    [null, 'unopposed', 'survivors', 'engagementEnd'],
  ],
  edgeBattle: [
    [null, 'edgePlace'],
    [null, 'edgeReveal'],
    [null, 'edgeFate'],
    [null, 'edgeFinish', 'discard'],
  ],
  setup: [
    [null, 'setup'],
    [null, 'setupHands'],
    [null, 'setupReveal'],
  ],
};

/** The outline has each state of the chart with its rule; the steps above say which of them count as one. */
export function outlineOf(name: Sequence): readonly OutlineStep<RuleId>[] {
  const rules = new Map(outline<RuleId>(charts, name).map(({ key, rule }) => [key, rule]));
  return STEPS[name].map(([phase, key, ...more]) => ({
    key,
    phase,
    rule: rules.get(key) as RuleId,
    places: [key, ...more].map((state) => [state]),
  }));
}
