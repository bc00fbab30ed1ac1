// The charts of the game in an edition, and the host that runs them.
import { memoize } from '../../src/core/memo.ts';
import { edition2022 } from '../../src/swtcg/editions/2022.ts';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { createHost, type Host } from '../host/host.ts';
import { linkCharts } from '../host/link.ts';
import { createAttackChart } from './attack.ts';
import { createBattleStepChart } from './battle-step.ts';
import { createBuildStepChart } from './build-step.ts';
import { createDamageChart } from './damage.ts';
import { createEffectChart } from './effect.ts';
import { createGameChart } from './game.ts';
import { createPreparationChart } from './preparation.ts';
import { createRetreatStepChart } from './retreat-step.ts';
import { createTurnChart } from './turn.ts';
import type { ChartContext, ChartEvent, ChartInput } from './types.ts';

export const createCharts = (edition: Edition) =>
  linkCharts({
    game: createGameChart(edition),
    preparation: createPreparationChart(edition),
    turn: createTurnChart(edition),
    buildStep: createBuildStepChart(edition),
    retreatStep: createRetreatStepChart(edition),
    battleStep: createBattleStepChart(edition),
    attack: createAttackChart(edition),
    damage: createDamageChart(edition),
    effect: createEffectChart(edition),
  });

export type Charts = ReturnType<typeof createCharts>;

export type GameHost = Host<ChartContext, ChartEvent, ChartInput, GameState>;

export interface EditionCharts {
  readonly charts: Charts;
  readonly host: GameHost;
}

/** The charts of an edition and their host, made once. */
export const chartsOf = memoize((edition: Edition): EditionCharts => {
  const made = createCharts(edition);
  return { charts: made, host: createHost({ charts: made, root: 'game' }) };
});

/** The charts of the first edition. */
export const { charts, host: gameHost } = chartsOf(edition2022);

/** A whole game, from one decision to the next, for `createActor`. */
export const gameLogic: GameHost['logic'] = gameHost.logic;
