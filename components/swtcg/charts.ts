// The charts of an edition, for drawing. They come with the engine: load this by import() only.
import { type Charts, chartsOf } from '../../machines/swtcg/charts.ts';
import { outlineOf } from '../../machines/swtcg/outline.ts';
import { memoizeText } from '../../src/core/memo.ts';
import { editionOf } from '../../src/swtcg/editions/index.ts';
import { drawable } from '../shared/charts.ts';
import type { GameCharts } from '../shared/game-charts.ts';

export const chartsIn: (ruleset: string) => GameCharts = memoizeText((ruleset) => {
  const edition = editionOf({ ruleset });
  return drawable(chartsOf(edition).charts, {
    sequences: ['turn', 'attack', 'damage', 'preparation'],
    stepsOf: (name) => outlineOf(name as keyof Charts, edition),
  });
});
