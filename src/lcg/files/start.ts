// The game of a file before anything happens.
import type { PlayedFrom, Settings } from '../../core/game/game-files.ts';
import { newGame } from '../model/new-game.ts';
import type { Point } from '../model/points.ts';
import type { EdgeBattle, Engagement, GameState } from '../model/state.ts';
import type { StartTable } from './placed.ts';

export type StartPosition = StartTable & PlayedFrom;

const IN_EDGE_BATTLE: readonly string[] = ['edge-reveal', 'edge-fate', 'edge-finish'];

const battle = (revealed: boolean): EdgeBattle => ({
  id: 0,
  resolved: [],
  cancelled: [],
  over: false,
  anew: false,
  revealed,
  winner: null,
  totals: null,
});

const engagementOf = ({ engagement, by }: StartTable): Engagement | null =>
  engagement && by
    ? {
        id: 0,
        by,
        ...engagement,
        automatic: engagement.defenders.length === 0 && engagement.edge === null,
        stacked: [],
        unopposed: false,
      }
    : null;

export function startGame(ruleset: string, position: StartPosition, settings: Settings = {}): GameState {
  const { at, until, cards, states, order, ...table } = position;
  const game = newGame({
    ruleset,
    defs: cards,
    ids: states.map(({ id }) => id),
    cards: states,
    players: table.players,
    active: table.active,
    point: at as Point,
    balance: table.balance,
    dial: table.dial,
    dialDamage: table.dialDamage,
    dialCards: table.dialCards,
    engaged: table.engaged,
    engagement: engagementOf(position),
    edge: position.engagement?.edge ?? null,
    stop: typeof until === 'string' ? null : (until as GameState['stop']),
    dice: settings.dice ?? position.dice,
    shuffles: settings.shuffles ?? [],
    autoPass: settings.autoPass ?? 'never',
    shuffle: position.shuffle,
    seed: position.seed,
  });
  return {
    ...game,
    order,
    edgeBattle: IN_EDGE_BATTLE.includes(at) ? battle(at !== 'edge-reveal') : null,
  };
}
