// What an edge stack is worth, as far as somebody knows who sees a view: the Force icons of the cards that lie open or are the
// onlooker's own, Edge of participating units, and what effects add.
import type { CardId, Side } from '../language/terms.ts';
import type { EdgeView } from './engagement-view.ts';
import { isMask } from './mask.ts';
import { type CardFaces, cardsIn, type Shown } from './table-view.ts';
import type { View } from './view.ts';

export interface EdgeWorth {
  readonly stack: readonly Shown[];
  /** Force icons of the cards that are known. */
  readonly known: number;
  /** How many cards nobody may look at from here. */
  readonly hidden: number;
  readonly units: readonly { readonly id: CardId; readonly n: number }[];
  readonly effects: number;
  /** Of all that is known; the whole worth where nothing is hidden. Never less than 0. */
  readonly total: number;
}

export function edgeWorth(view: View, cards: CardFaces, battle: EdgeView, side: Side): EdgeWorth {
  const stack = cardsIn(view, cards, 'edge', side);
  const open = stack.filter(({ id }) => !isMask(id));
  const known = open.reduce((sum, { face }) => sum + face.forceIcons, 0);
  const { units, effects } = battle[side];
  const edge = units.reduce((sum, { n }) => sum + n, 0);
  return {
    stack,
    known,
    hidden: stack.length - open.length,
    units,
    effects,
    total: battle.totals?.[side] ?? Math.max(0, known + edge + effects),
  };
}
