// Reading the documented view: which cards lie where.

import { memoize } from '../../core/memo.ts';
import { numberTwins } from '../../core/twins.ts';
import type { CardId, Side } from '../model/state.ts';
import { type CardFace, type CardFaces, isLocation, UNKNOWN } from './card-face.ts';
import type { CardView, View } from './view.ts';

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

/** As sentences call it. */
const called = ({ name, version }: CardFace): string => (version ? `${name} (${version})` : name);

/** How many cards have a name and a version. */
const countsIn = memoize((cards: CardFaces): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of Object.keys(cards)) {
    const name = called(faceOf(cards, id));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
});

/** What tells a card from others of its name. */
export function twinOf(cards: CardFaces, id: CardId): string {
  const name = called(faceOf(cards, id));
  return (countsIn(cards).get(name) ?? 0) > 1 ? numberTwins(`${name} [${id}]`).slice(name.length) : '';
}

export function shown(view: View, cards: CardFaces, id: CardId): Shown | null {
  const card = view[id];
  return isCard(card) ? { id, card, face: faceOf(cards, id), twin: twinOf(cards, id) } : null;
}

/** The cards of each zone of a view, sorted once: `dark:space`. */
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

export const unitsIn = (view: View, cards: CardFaces, arena: string, side: Side): Shown[] =>
  cardsIn(view, cards, arena, side).filter(({ face }) => !isLocation(face));

export const locationIn = (view: View, cards: CardFaces, arena: string): Shown | null =>
  (['dark', 'light'] as const)
    .flatMap((side) => cardsIn(view, cards, arena, side))
    .find(({ face }) => isLocation(face)) ?? null;

export const shownAll = (view: View, cards: CardFaces, ids: readonly CardId[]): Shown[] =>
  ids.flatMap((id) => shown(view, cards, id) ?? []);
