// What is true of cards by their text alone is worked out once: for a card, or for all cards of a game.
import type { CardDef } from '../cards/card.ts';
import type { Box } from './state.ts';

/** A fact of one card. */
export function ofCard<Fact>(work: (card: CardDef) => Fact): (card: CardDef) => Fact {
  const known = new WeakMap<CardDef, { readonly fact: Fact }>();
  return (card) => {
    let found = known.get(card);
    if (!found) {
      found = { fact: work(card) };
      known.set(card, found);
    }
    return found.fact;
  };
}

/** A fact of all cards of a game; games with the same cards share it. */
export function ofAllCards<Fact>(work: (cards: readonly CardDef[]) => Fact): (box: Box) => Fact {
  const known = new WeakMap<Box['defs'], { readonly fact: Fact }>();
  return ({ defs }) => {
    let found = known.get(defs);
    if (!found) {
      found = { fact: work(Object.values(defs)) };
      known.set(defs, found);
    }
    return found.fact;
  };
}

/** Whether the effects of any card say so, at any depth. */
export const anySays = (what: RegExp): ((box: Box) => boolean) =>
  ofAllCards((cards) => cards.some(({ effects }) => what.test(JSON.stringify(effects))));
