// The types that all charts of the game share.
import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Decision } from '../../src/lcg/decisions/decision.ts';
import type { ManualChange } from '../../src/lcg/judge/judge.ts';
import type { GameState } from '../../src/lcg/model/state.ts';
import type { RuleId } from '../../src/lcg/rulebook/ids.ts';

export interface ChartInput {
  game: GameState;
  /** The path of states that led to this chart, outermost first. */
  at: readonly string[];
}

export interface ChartContext extends ChartInput {
  /** How many frames there were when the chart began: its own is the last of them. */
  level: number;
}

export type ChartEvent =
  | { type: 'DECIDE'; decision: Decision }
  /** What was picked at random, where nobody picks for the players. */
  | { type: 'DICE'; dice: readonly number[] }
  | { type: 'RESUME' }
  | { type: 'SET'; change: ManualChange }
  | { type: 'REVEAL'; card: string; as: string };

export interface ChartMeta {
  /** The rule that this state carries out. */
  rule: RuleId;
}

/** The charts that others invoke. */
export type ChartName =
  | 'setup'
  | 'turn'
  | 'engagement'
  | 'edgeBattle'
  | 'strike'
  | 'effect'
  | 'occurrence'
  | 'actionWindow';

export type InvokedChart = ActorLogic<Snapshot<GameState>, EventObject, ChartInput>;

export type ChartActors = Readonly<Record<ChartName, InvokedChart>>;

/** The same as XState writes the actors of a machine. */
export type ProvidedChart = {
  [Name in ChartName]: { src: Name; logic: InvokedChart; id: string | undefined };
}[ChartName];

/** For the `setup` of every chart. */
export const types = {} as {
  context: ChartContext;
  input: ChartInput;
  output: GameState;
  events: ChartEvent;
  meta: ChartMeta;
  tags: 'player' | 'dice' | 'stopped';
};
