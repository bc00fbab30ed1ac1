// The statecharts of each game, by its ruleset. They come with the rules.
import type { GameCharts } from '../shared/game-charts.ts';

const swtcg = (ruleset: string) => async (): Promise<GameCharts> =>
  (await import('../swtcg/charts.ts')).chartsIn(ruleset);
const lcg = async (): Promise<GameCharts> => (await import('../lcg/charts.ts')).charts;

export const CHARTS: Readonly<Record<string, () => Promise<GameCharts>>> = {
  'swtcg-2022': swtcg('swtcg-2022'),
  'swtcg-2002': swtcg('swtcg-2002'),
  'swlcg-2012': lcg,
};
