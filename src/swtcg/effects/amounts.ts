// How many an effect means now.

import { derivedState } from '../derived/derive.ts';
import type { Context } from '../derived/derived-state.ts';
import type { Amount, Tally } from '../language/effect.ts';
import type { GameState } from '../model/state.ts';

export const amountOf = (game: GameState, context: Context, amount: Amount | Tally): number =>
  derivedState(game).amountOf(context, amount);
