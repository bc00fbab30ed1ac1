// The charts of an edition as trees of states. They come with the engine: load this by import() only.
import { activeItems, chartItems, itemsInside, type StateItem } from '../../machines/host/tree.ts';
import { chartsOf } from '../../machines/swtcg/charts.ts';
import { memoizeText } from '../../src/core/memo.ts';
import { editionOf } from '../../src/swtcg/editions/index.ts';

export type { StateItem };

/** The charts of an edition, for drawing. */
export interface EditionCharts {
  readonly names: readonly string[];
  statesOf(name: string): StateItem[];
  statesIn(item: StateItem): StateItem[];
  /** The ids of the active states, outermost first. */
  activeIn(name: string, path: readonly string[]): string[];
}

export const chartsIn: (ruleset: string) => EditionCharts = memoizeText((ruleset) => {
  const { charts } = chartsOf(editionOf({ ruleset }));
  return {
    names: Object.keys(charts),
    statesOf: (name) => chartItems(charts, name),
    statesIn: (item) => itemsInside(charts, item),
    activeIn: (name, path) => activeItems(charts, 'game', name, path),
  };
});
