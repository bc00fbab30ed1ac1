// Reading the documented view: which cards lie where.
import type { CardId, Side } from '../../src/game/state.ts';
import type { CardView, View } from '../../src/view.ts';
import { type CardFace, type CardFaces, isLocation, UNKNOWN } from './face.ts';

/** A card with its id and its printed face. */
export interface Shown {
  readonly id: CardId;
  readonly card: CardView;
  readonly face: CardFace;
}

const isCard = (value: unknown): value is CardView =>
  typeof value === 'object' && value !== null && 'zone' in value;

export const faceOf = (cards: CardFaces, id: CardId): CardFace =>
  Object.hasOwn(cards, id) ? (cards[id] ?? UNKNOWN) : UNKNOWN;

export function shown(view: View, cards: CardFaces, id: CardId): Shown | null {
  const card = view[id];
  return isCard(card) ? { id, card, face: faceOf(cards, id) } : null;
}

/** All cards of a zone under one player's control, in the order of the view. */
export function cardsIn(view: View, cards: CardFaces, zone: string, side: Side): Shown[] {
  return Object.entries(view).flatMap(([id, card]) =>
    isCard(card) && card.zone === zone && card.controller === side
      ? [{ id, card, face: faceOf(cards, id) }]
      : [],
  );
}

export const unitsIn = (view: View, cards: CardFaces, arena: string, side: Side): Shown[] =>
  cardsIn(view, cards, arena, side).filter(({ face }) => !isLocation(face));

export const locationIn = (view: View, cards: CardFaces, arena: string): Shown | null =>
  (['dark', 'light'] as const)
    .flatMap((side) => cardsIn(view, cards, arena, side))
    .find(({ face }) => isLocation(face)) ?? null;

export const shownAll = (view: View, cards: CardFaces, ids: readonly CardId[]): Shown[] =>
  ids.flatMap((id) => shown(view, cards, id) ?? []);
