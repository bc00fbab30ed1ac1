// The charts of the game, and the host that runs them.
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

export const charts = linkCharts({
  game: createGameChart,
  preparation: createPreparationChart,
  turn: createTurnChart,
  buildStep: createBuildStepChart,
  retreatStep: createRetreatStepChart,
  battleStep: createBattleStepChart,
  attack: createAttackChart,
  damage: createDamageChart,
  effect: createEffectChart,
});

export type Charts = typeof charts;

export type GameHost = Host<ChartContext, ChartEvent, ChartInput, GameState>;

export const gameHost: GameHost = createHost({ charts, root: 'game' });

/** A whole game, from one decision to the next, for `createActor`. */
export const gameLogic: GameHost['logic'] = gameHost.logic;
