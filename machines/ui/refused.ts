// What somebody wants of a card and is not legal: "why not?" is answered with the engine's own reason.

import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { Refusal } from '../../src/core/refusal.ts';
import type { CardId, Seat } from '../../src/core/state.ts';
import type { GameOnTable } from './game-on-table.ts';

/** A wish that is not granted, and the reason. */
export interface Refused {
  readonly decision: BaseDecision;
  readonly refusal: Refusal;
}

/** The same wish, asked again. */
export const sameWish = (a: Refused, b: Refused): boolean =>
  JSON.stringify(a.decision) === JSON.stringify(b.decision);

/** The wishes that are not granted now, each with its reason; of several alike the first. */
export function refusedWishes(table: GameOnTable, by: Seat, id: CardId): Refused[] {
  const found: Refused[] = [];
  for (const decision of table.choosing.wishesFor(table.game, by, id)) {
    const refusal = table.whyNot(decision);
    if (refusal) found.push({ decision, refusal });
  }
  return found;
}
