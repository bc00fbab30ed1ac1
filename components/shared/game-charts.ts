// The statecharts of a game, for whoever draws them: as trees of states, and as the steps of a sequence.
import type { OutlineStep } from '../../machines/host/outline.ts';
import type { StateItem } from '../../machines/host/tree.ts';
import { CHARTS } from '../games/charts.ts';
import { ByGame } from './by-game.ts';

export type { OutlineStep, StateItem };

export interface GameCharts {
  readonly names: readonly string[];
  statesOf(name: string): StateItem[];
  statesIn(item: StateItem): StateItem[];
  /** The ids of the active states, outermost first. */
  activeIn(name: string, path: readonly string[]): string[];
  /** The charts that are a line of steps. */
  readonly sequences: readonly string[];
  stepsOf(name: string): readonly OutlineStep[];
  /** Which step a path of states is in, from 0; -1 where it is in none. */
  stepAt(steps: readonly OutlineStep[], path: readonly string[]): number;
}

/** By ruleset; where nobody names a game that is known, those of the first. */
export const gameCharts = new ByGame(CHARTS);
