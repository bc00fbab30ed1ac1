// Objective sets: an objective and the five cards that always go with it (Objective Sets).
import type { CardDef } from '../cards/card.ts';

export interface ObjectiveSet {
  readonly number: number;
  /** Null: the card data have the number but not its objective. */
  readonly objective: CardDef | null;
  /** All of its cards that are known, the objective included, in order. */
  readonly cards: readonly CardDef[];
}

export const SET_SIZE = 6;

/** The sets by their numbers. A set that was printed twice stands once, as it was found first. */
export function objectiveSets(cards: Iterable<CardDef>): ReadonlyMap<number, ObjectiveSet> {
  const found = new Map<number, Map<number, CardDef>>();
  for (const card of cards) {
    if (card.set === null || card.sequence === null) continue;
    const places = found.get(card.set) ?? new Map<number, CardDef>();
    if (!places.has(card.sequence)) places.set(card.sequence, card);
    found.set(card.set, places);
  }
  return new Map(
    [...found].map(([number, places]) => {
      const sorted = [...places].sort(([a], [b]) => a - b).map(([, card]) => card);
      const objective = sorted.find(({ type }) => type === 'Objective') ?? null;
      return [number, { number, objective, cards: sorted }];
    }),
  );
}
