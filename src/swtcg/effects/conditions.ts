// Whether what an effect asks for is true now.
import { holds as holdsIn, isMeant as isMeantIn } from '../derived/conditions.ts';
import { derivedState } from '../derived/derive.ts';
import type { Context } from '../derived/derived-state.ts';
import type { Condition, Trigger } from '../language/effect.ts';
import type { GameEvent, GameState } from '../model/state.ts';

/** Whether an event is one of those that a trigger speaks of. */
export const isMeant = (game: GameState, context: Context, when: Trigger, event: GameEvent): boolean =>
  isMeantIn(derivedState(game), context, when, event);

export const holds = (game: GameState, context: Context, condition: Condition): boolean =>
  holdsIn(derivedState(game), context, condition);

export const allHold = (game: GameState, context: Context, all?: readonly Condition[]): boolean =>
  derivedState(game).allHold(context, all);
