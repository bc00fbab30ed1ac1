// What never changes is worked out once: what is true of a card by its text alone, of all cards of a game, of an effect.
import type { CardDef } from '../cards/card.ts';
import type { Box } from './state.ts';

/** What follows from an object alone, kept for as long as the object is there. */
export function workedOut<Of extends object, Fact>(work: (of: Of) => Fact): (of: Of) => Fact {
  const known = new WeakMap<Of, { readonly of: Of; readonly fact: Fact }>();
  // One game is asked about again and again.
  let latest: { readonly of: Of; readonly fact: Fact } | undefined;
  return (of) => {
    if (latest?.of === of) return latest.fact;
    latest = known.get(of);
    if (!latest) {
      latest = { of, fact: work(of) };
      known.set(of, latest);
    }
    return latest.fact;
  };
}

/** A fact of one card. */
export const ofCard: <Fact>(work: (card: CardDef) => Fact) => (card: CardDef) => Fact = workedOut;

/** A fact of all cards of a game; games with the same cards share it. */
export function ofAllCards<Fact>(work: (cards: readonly CardDef[]) => Fact): (box: Box) => Fact {
  const factOf = workedOut((defs: Box['defs']) => work(Object.values(defs)));
  return ({ defs }) => factOf(defs);
}

/** Whether the effects of any card say so, at any depth. */
export const anySays = (what: RegExp): ((box: Box) => boolean) =>
  ofAllCards((cards) => cards.some(({ effects }) => what.test(JSON.stringify(effects))));
