// Edge: Force icons that a participating unit adds to its controller's total in an edge battle (Keywords, Edge). Values of
// several Edges are added (Ruling 57); X is what the sentence beside it says, looked at anew each time.
import type { Derived } from '../derived/derived.ts';
import type { KeywordEffect } from '../language/effect.ts';
import type { CardId } from '../model/state.ts';
import { card } from '../model/zones.ts';

/** What one Edge of a card is worth now. */
export function valueOfEdge(
  d: Derived,
  id: CardId,
  { n, x }: Extract<KeywordEffect, { keyword: 'edge' }>,
): number {
  const scope = { you: card(d.game, id).controller, self: id };
  return d.amount(n, { ...scope, ...(x !== undefined && { x: d.amount(x, scope) }) });
}

/** All Edge of a card. */
export const edgeOf = (d: Derived, id: CardId): number =>
  d.keywords(id).reduce((sum, one) => sum + (one.keyword === 'edge' ? valueOfEdge(d, id, one) : 0), 0);
