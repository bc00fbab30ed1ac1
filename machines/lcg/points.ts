// Charts whose states are the points of a game: what happens there first, then the next point, unless play was told to stop
// before it. Every point has a state before it (`before`), so that there is one place that looks.
import { assign } from 'xstate';
import type { Point } from '../../src/lcg/model/points.ts';
import type { GameState } from '../../src/lcg/model/state.ts';
import type { RuleId } from '../../src/lcg/rulebook/ids.ts';
import { clearStop, reach, stopsAt } from '../../src/lcg/rules/turn/points.ts';
import { apply, enter, working } from './common.ts';
import type { ChartContext, ChartEvent, ProvidedChart } from './types.ts';

/** The name of a point as that of a state: `refresh-focus` is `refreshFocus`. */
export const stateName = (point: Point): string =>
  point.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The action that a point's state has on entry: play is at that point, and what the rules do there begins. */
const at = (point: Point, act: ((game: GameState) => GameState) | undefined) =>
  enter(stateName(point), (game) => (act ? act(reach(game, point)) : reach(game, point)));

export const reachActions = <Of extends Point>(
  points: readonly Of[],
  acts: Partial<Record<Point, (game: GameState) => GameState>>,
) =>
  Object.fromEntries(points.map((point) => [`reach ${point}`, at(point, acts[point])])) as Record<
    `reach ${Of}`,
    ReturnType<typeof at>
  >;

export const pointActions = {
  rest: assign<ChartContext, ChartEvent, { point: Point }, ChartEvent, ProvidedChart>(
    ({ context: { game } }, { point }) => ({ game: reach(game, point) }),
  ),
  clearStop: apply(clearStop),
};

export const pointGuards = {
  stopsAt: ({ context }: { context: ChartContext }, { point }: { point: Point }) =>
    stopsAt(context.game, point),
  startsAt: ({ context }: { context: ChartContext }, { point }: { point: Point }) =>
    context.game.point === point,
};

export const before = (chart: string, point: Point): string => `#${chart}.before.${stateName(point)}`;

/** The states before each point. */
export const beforePoints = (chart: string, points: readonly Point[]) => ({
  states: Object.fromEntries(
    points.map((point) => [
      stateName(point),
      {
        always: [
          {
            guard: { type: 'stopsAt' as const, params: { point } },
            actions: { type: 'rest' as const, params: { point } },
            target: `#${chart}.rest`,
          },
          { target: `#${chart}.${stateName(point)}` },
        ],
      },
    ]),
  ),
  initial: stateName(points[0] as Point),
});

/** Where a chart is entered: usually at its first point; a file may start at any. */
export const entering = (chart: string, points: readonly Point[], otherwise: readonly object[] = []) => ({
  always: [
    ...points.map((point) => ({
      guard: { type: 'startsAt' as const, params: { point } },
      target: before(chart, point),
    })),
    ...otherwise,
  ],
});

/** Play was told to stop before the point that it has reached. */
export const REST = {
  tags: 'stopped' as const,
  on: { RESUME: { actions: 'clearStop' as const, target: 'entering' as const } },
};

/** The state of a point; `next` is where it leads when all that happens there is over. */
export const pointState = <const Of extends Point, const Following extends object>(
  chart: string,
  point: Of,
  rule: RuleId,
  next: readonly Following[],
) => ({
  meta: { rule },
  entry: `reach ${point}` as `reach ${Of}`,
  ...working(`#${chart}.done`, next),
});
