// Charts as a page draws them. They come with the engine: load this by import() only.
import type { AnyStateMachine } from 'xstate';
import { stepAt } from '../../machines/host/outline.ts';
import { activeItems, chartItems, itemsInside } from '../../machines/host/tree.ts';
import type { GameCharts } from './game-charts.ts';

/** A game is run by the chart `game`. */
export const drawable = (
  charts: Readonly<Record<string, AnyStateMachine>>,
  { sequences, stepsOf }: Pick<GameCharts, 'sequences' | 'stepsOf'>,
): GameCharts => ({
  names: Object.keys(charts),
  statesOf: (name) => chartItems(charts, name),
  statesIn: (item) => itemsInside(charts, item),
  activeIn: (name, path) => activeItems(charts, 'game', name, path),
  sequences,
  stepsOf,
  stepAt,
});
