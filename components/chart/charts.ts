// The charts of the game as trees of states. They come with the engine: load this by import() only.
import { activeItems, chartItems, itemsInside, type StateItem } from '../../machines/host/tree.ts';
import { charts } from '../../machines/swtcg/charts.ts';

export type { StateItem };

export const names: readonly string[] = Object.keys(charts);

export const statesOf = (name: string): StateItem[] => chartItems(charts, name);

export const statesIn = (item: StateItem): StateItem[] => itemsInside(charts, item);

/** The ids of the active states, outermost first. */
export const activeIn = (name: string, path: readonly string[]): string[] =>
  activeItems(charts, 'game', name, path);
