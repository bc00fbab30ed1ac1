// The values that count for a unit now.

import { derivedState } from '../derived/derive.ts';
import type { Totals } from '../derived/derived-state.ts';
import { printedValue as printedValueIn } from '../derived/totals.ts';
import type { Stat } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';

export { openBeneath, STATS, stackPower } from '../derived/totals.ts';

/** Totals as they are now, negative ones shown as 0 (Terms, +/-). */
export const totals = (game: GameState, id: CardId): Totals => derivedState(game).totals(id);

/** What is added to the printed value: stacking, modifiers, static effects; it may be negative. */
export const bonusTo = (game: GameState, id: CardId, stat: Stat): number => totals(game, id).bonus[stat];

/** Null is the unknown value of a `*` (Terms, *). */
export const printedValue = (game: GameState, id: CardId, stat: Stat): number | null =>
  printedValueIn(derivedState(game), id, stat);
