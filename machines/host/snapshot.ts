// A game that waits, as the host's actor keeps it and as plain data.
import type { Snapshot, StateValue } from 'xstate';
import type { CompiledChart, CompiledState } from './compile.ts';

/** A running chart: the state it is in, and the chart that this state has invoked. */
export interface ChartSnapshot<Context = object> {
  readonly state: CompiledState;
  readonly context: Context;
  /** What a chart in a final state gives back. */
  readonly output: unknown;
  readonly child: ChartSnapshot<Context> | null;
}

/** The snapshot of the host's actor. */
export type HostSnapshot<Context = object, Output = unknown> = Snapshot<Output> & {
  /** The outermost chart. */
  readonly chart: ChartSnapshot<Context>;
};

/** The running charts, from the outermost to the innermost. */
export const levels = <Context>(chart: ChartSnapshot<Context>): ChartSnapshot<Context>[] => [
  chart,
  ...(chart.child ? levels(chart.child) : []),
];

/** The chart that takes the next event. */
export const innermost = <Context>(chart: ChartSnapshot<Context>): ChartSnapshot<Context> =>
  chart.child ? innermost(chart.child) : chart;

/** The active states of one chart, as XState writes a state's value. */
export const stateValue = ({ state }: ChartSnapshot): StateValue =>
  state.node.path.reduceRight<StateValue | undefined>(
    (inside, key) => (inside === undefined ? key : { [key]: inside }),
    undefined,
  ) as StateValue;

export const snapshotOf = <Context, Output>(chart: ChartSnapshot<Context>): HostSnapshot<Context, Output> =>
  chart.state.end
    ? { status: 'done', output: chart.output as Output, error: undefined, chart }
    : { status: 'active', output: undefined, error: undefined, chart };

/** One running chart as plain data. */
interface PersistedLevel {
  readonly chart: string;
  readonly state: string;
  readonly context: object;
}

type Persisted = Snapshot<unknown> & { readonly levels: readonly PersistedLevel[] };

export const persist = ({ status, output, error, chart }: HostSnapshot): Persisted =>
  ({
    status,
    output,
    error,
    levels: levels(chart).map(({ state, context }) => ({
      chart: state.chart,
      state: state.node.id,
      context,
    })),
  }) as Persisted;

export function restore(
  charts: ReadonlyMap<string, CompiledChart>,
  persisted: Snapshot<unknown>,
): HostSnapshot {
  const { levels: kept, output } = persisted as Persisted;
  const chart = kept.reduceRight<ChartSnapshot | null>((child, level) => {
    const state = charts.get(level.chart)?.states.get(level.state);
    if (!state) throw new Error(`There is no state ${level.state} in the chart ${level.chart}.`);
    return { state, context: level.context, output: state.end ? output : undefined, child };
  }, null);
  if (!chart) throw new Error('A snapshot needs at least one running chart.');
  return snapshotOf(chart);
}
