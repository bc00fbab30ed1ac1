// The types that all charts of the game share.
import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { ManualChange } from '../../src/swtcg/judge/judge.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';

export interface ChartContext {
  game: GameState;
  /** The path of states that led to this chart, outermost first. */
  at: readonly string[];
}

export type ChartInput = ChartContext;

export type ChartEvent =
  /** A player decides. */
  | { type: 'DECIDE'; decision: Decision }
  /** What the dice show, where nobody rolls them for the players. */
  | { type: 'DICE'; dice: readonly number[] }
  /** Play goes on past the point where it was told to stop. */
  | { type: 'RESUME' }
  /** Something is put on the table by hand. */
  | { type: 'SET'; change: ManualChange }
  | { type: 'REVEAL'; card: string; as: string };

export interface ChartMeta {
  /** The rule that this state carries out. */
  rule: RuleId;
}

/** The charts that others invoke. */
export type ChartName =
  | 'effect'
  | 'damage'
  | 'attack'
  | 'buildStep'
  | 'retreatStep'
  | 'battleStep'
  | 'preparation'
  | 'turn';

/** A chart, as seen by the one that invokes it: it takes the game in and gives it back. */
export type InvokedChart = ActorLogic<Snapshot<GameState>, EventObject, ChartInput>;

/** The charts that a chart may invoke, for its `setup`. */
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
