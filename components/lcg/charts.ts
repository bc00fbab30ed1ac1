// The charts of this game, for drawing. They come with the engine: load this by import() only.
import { charts as machines } from '../../machines/lcg/charts.ts';
import { outlineOf, SEQUENCES, type Sequence } from '../../machines/lcg/outline.ts';
import { drawable } from '../shared/charts.ts';
import type { GameCharts } from '../shared/game-charts.ts';

export const charts: GameCharts = drawable(machines, {
  sequences: SEQUENCES,
  stepsOf: (name) => outlineOf(name as Sequence),
});
