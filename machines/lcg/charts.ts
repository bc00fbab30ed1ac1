// The charts of the game, and the host that runs them.
import type { GameState } from '../../src/lcg/model/state.ts';
import { createHost, type Host } from '../host/host.ts';
import { linkCharts } from '../host/link.ts';
import { createActionWindowChart } from './action-window.ts';
import { createEdgeBattleChart } from './edge-battle.ts';
import { createEffectChart } from './effect.ts';
import { createEngagementChart } from './engagement.ts';
import { createGameChart } from './game.ts';
import { createOccurrenceChart } from './occurrence.ts';
import { createSetupChart } from './setup.ts';
import { createStrikeChart } from './strike.ts';
import { createTurnChart } from './turn.ts';
import type { ChartEvent, ChartInput } from './types.ts';

export const charts = linkCharts({
  game: createGameChart,
  setup: createSetupChart,
  turn: createTurnChart,
  engagement: createEngagementChart,
  edgeBattle: createEdgeBattleChart,
  strike: createStrikeChart,
  effect: createEffectChart,
  occurrence: createOccurrenceChart,
  actionWindow: createActionWindowChart,
});

/** What a chart keeps for itself (its level) is nobody else's business. */
export type GameHost = Host<ChartInput, ChartEvent, ChartInput, GameState>;

export const gameHost: GameHost = createHost({ charts, root: 'game' });
