// Reading the documented view: which cards lie where, and what they are called.
import { memoize } from '../../core/memo.ts';
import { numberTwins } from '../../core/twins.ts';
import type { CardId, Side } from '../language/terms.ts';
import { type CardFace, UNKNOWN } from './card-face.ts';
import type { CardView, View } from './view.ts';

/** The face of each card, by the card's id. */
export type CardFaces = Readonly<Record<CardId, CardFace>>;

/** A card with its id and its printed face. */
export interface Shown {
  readonly id: CardId;
  readonly card: CardView;
  readonly face: CardFace;
  /** What tells it from others of its name, as in sentences: " #2". */
  readonly twin: string;
}

const isCard = (value: unknown): value is CardView =>
  typeof value === 'object' && value !== null && 'zone' in value;

export const faceOf = (cards: CardFaces, id: CardId): CardFace =>
  Object.hasOwn(cards, id) ? (cards[id] ?? UNKNOWN) : UNKNOWN;

/** How many cards have a title. */
const countsIn = memoize((cards: CardFaces): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of Object.values(cards)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
});

/** What tells a card from others of its title. */
export function twinOf(cards: CardFaces, id: CardId): string {
  const { name } = faceOf(cards, id);
  return (countsIn(cards).get(name) ?? 0) > 1 ? numberTwins(`${name} [${id}]`).slice(name.length) : '';
}

export function shown(view: View, cards: CardFaces, id: CardId): Shown | null {
  const card = view[id];
  return isCard(card) ? { id, card, face: faceOf(cards, id), twin: twinOf(cards, id) } : null;
}

export const shownAll = (view: View, cards: CardFaces, ids: readonly CardId[]): Shown[] =>
  ids.flatMap((id) => shown(view, cards, id) ?? []);

/** The cards of each zone of a view, sorted once: `dark:enhancements`. */
const zonesOf = memoize((view: View): ReadonlyMap<string, CardId[]> => {
  const zones = new Map<string, CardId[]>();
  for (const id of Object.keys(view)) {
    const card = view[id];
    if (!isCard(card)) continue;
    const zone = `${card.controller}:${card.zone}`;
    const there = zones.get(zone);
    if (there) there.push(id);
    else zones.set(zone, [id]);
  }
  return zones;
});

/** All cards of a zone under one player's control, in the order of the view. */
export const cardsIn = (view: View, cards: CardFaces, zone: string, side: Side): Shown[] =>
  shownAll(view, cards, zonesOf(view).get(`${side}:${zone}`) ?? []);

/** The units of a player that take part in the engagement, in the order in which they were declared; and all others. */
export function unitsOf(
  view: View,
  cards: CardFaces,
  side: Side,
): { readonly forward: Shown[]; readonly back: Shown[] } {
  const { attackers = [], defenders = [] } = view.engagement ?? {};
  const all = cardsIn(view, cards, 'units', side);
  const role = [...attackers, ...defenders];
  return {
    forward: role.flatMap((id) => all.find((one) => one.id === id) ?? []),
    back: all.filter(({ id }) => !role.includes(id)),
  };
}
