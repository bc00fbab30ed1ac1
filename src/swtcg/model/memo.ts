// What never changes is worked out once: what is true of a card by its text alone, of all cards of a game, of an effect.

import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { type Piece, somePiece } from '../language/walk.ts';
import type { Box } from './state.ts';

/** A fact of one card. */
export const ofCard: <Fact>(work: (card: CardDef) => Fact) => (card: CardDef) => Fact = memoize;

/** A fact of all cards of a game; games with the same cards share it. */
export function ofAllCards<Fact>(work: (cards: readonly CardDef[]) => Fact): (box: Box) => Fact {
  const factOf = memoize((defs: Box['defs']) => work(Object.values(defs)));
  return ({ defs }) => factOf(defs);
}

/** Whether any piece of the effects of any card answers a question. */
export const anyPiece = (question: (piece: Piece) => boolean): ((box: Box) => boolean) =>
  ofAllCards((cards) => cards.some(({ effects }) => somePiece(effects, question)));
