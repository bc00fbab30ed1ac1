// What never changes is worked out once: what is true of a card by its text alone, of all cards of a game, of an effect.
import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import type { Box } from './state.ts';

/** A fact of one card. */
export const ofCard: <Fact>(work: (card: CardDef) => Fact) => (card: CardDef) => Fact = memoize;

/** A fact of all cards of a game; games with the same cards share it. */
export function ofAllCards<Fact>(work: (cards: readonly CardDef[]) => Fact): (box: Box) => Fact {
  const factOf = memoize((defs: Box['defs']) => work(Object.values(defs)));
  return ({ defs }) => factOf(defs);
}

/** Whether the effects of any card say so, at any depth. */
export const anySays = (what: RegExp): ((box: Box) => boolean) =>
  ofAllCards((cards) => cards.some(({ effects }) => what.test(JSON.stringify(effects))));
