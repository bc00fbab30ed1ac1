// Cards whose effects work where they are although they are not in play: in a hand or a discard pile.

import { meaning } from '../keywords/meaning.ts';
import type { Effect } from '../language/effect.ts';
import { ofAllCards, ofCard } from '../model/memo.ts';
import { type CardId, type GameState, SIDES } from '../model/state.ts';
import { def } from '../model/zones.ts';

/** Where an effect says that its card has to be ("this card", "if this card is in your …"). */
export function worksFrom(effect: Effect): 'hand' | 'discard' | null {
  const plain = meaning(effect);
  if (plain.kind !== 'activated' && plain.kind !== 'triggered') return null;
  for (const cost of plain.cost ?? []) {
    if (cost.pay === 'discard-this') return cost.from;
    if (cost.pay === 'reveal' && 'the' in cost.what) return 'hand';
  }
  for (const part of plain.parts) if (part.do === 'put' && part.at) return part.at;
  return null;
}

/** The zones outside play in which effects of a card work. */
export const zonesElsewhere = ofCard(({ effects }) => {
  const zones = new Set(effects.map(worksFrom));
  zones.delete(null);
  return zones as ReadonlySet<string | null>;
});

const anyElsewhere = ofAllCards((cards) => cards.some((one) => zonesElsewhere(one).size > 0));

/** Cards outside play whose own effects work where they are. */
export function cardsElsewhere(game: GameState): CardId[] {
  const found: CardId[] = [];
  if (!anyElsewhere(game.box)) return found;
  for (const side of SIDES) {
    const { hand, discard } = game.players[side].lists;
    for (const id of hand) if (zonesElsewhere(def(game, id)).has('hand')) found.push(id);
    for (const id of discard) if (zonesElsewhere(def(game, id)).has('discard')) found.push(id);
  }
  return found;
}
