// Which cards an effect means now.

import { derivedState } from '../derived/derive.ts';
import type { Context } from '../derived/derived-state.ts';
import { isA as isTreatedAs } from '../derived/treat-as.ts';
import type { Filter, Selector } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';

export { compare, countersOn, hasType, setCounters } from '../derived/card-facts.ts';
export type { Context };

export const matches = (game: GameState, context: Context, id: CardId, filter: Filter): boolean =>
  derivedState(game).matches(context, id, filter);

export const candidates = (game: GameState, context: Context, filter: Filter): CardId[] =>
  derivedState(game).candidates(context, filter);

/** Whether a selector that asks nobody means a certain card. */
export const selects = (game: GameState, context: Context, selector: Selector, id: CardId): boolean =>
  derivedState(game).selects(context, selector, id);

/** The cards that a selector means without asking anybody; nothing where a choice is needed. */
export const selectEach = (game: GameState, context: Context, selector: Selector): readonly CardId[] =>
  derivedState(game).selectEach(context, selector);

/** A subtype in the type line, or one that the unit is treated as having. */
export const isA = (game: GameState, id: CardId, reference: string): boolean =>
  isTreatedAs(derivedState(game), id, reference);
