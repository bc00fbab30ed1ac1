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
  const known = new WeakMap<Box['defs'], { readonly defs: Box['defs']; readonly fact: Fact }>();
  // One game is asked about again and again.
  let latest: { readonly defs: Box['defs']; readonly fact: Fact } | undefined;
  return ({ defs }) => {
    if (latest?.defs === defs) return latest.fact;
    latest = known.get(defs);
    if (!latest) {
      latest = { defs, fact: work(Object.values(defs)) };
      known.set(defs, latest);
    }
    return latest.fact;
  };
}

/** Whether the effects of any card say so, at any depth. */
export const anySays = (what: RegExp): ((box: Box) => boolean) =>
  ofAllCards((cards) => cards.some(({ effects }) => what.test(JSON.stringify(effects))));
