// Steps in which the rules ask one player, and action windows.
import type { StepFrame, StepName } from '../../model/frames.ts';
import { push } from '../../model/stack.ts';
import type { GameState, Side } from '../../model/state.ts';
import type { RuleId } from '../../rulebook/ids.ts';

export const askStep = (game: GameState, step: StepName, rule: RuleId, chance: Side): GameState =>
  push(game, { kind: 'step', step, rule, chance, passes: 0, done: [] } as Omit<StepFrame, 'id'>);

/** The active player may act first, then turn about until two passes in a row (Actions). */
export const openActions = (game: GameState): GameState =>
  push(game, { kind: 'actions', rule: 'window.action', chance: game.active, passes: 0, done: [] });
