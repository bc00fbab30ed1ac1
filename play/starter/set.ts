// What a starter set is: cards as facts and our own wording, and what is played of them.
import type { CardSide } from '../../src/cards/card.ts';

/** A card as a scenario file writes it. */
export interface StarterCard {
  readonly name: string;
  /** Makes the card unique. */
  readonly version?: string;
  readonly side: CardSide;
  readonly type: string;
  readonly subtype?: string;
  readonly cost?: number;
  readonly speed?: number;
  readonly power?: number;
  readonly health?: number;
  /** One entry a paragraph. */
  readonly text: readonly string[];
}

/** How many copies of each card, by its key. */
export type Copies = Readonly<Record<string, number>>;

export interface StarterSet {
  readonly name: string;
  readonly cards: Readonly<Record<string, StarterCard>>;
  /** The 60 cards that are played. */
  readonly deck: Copies;
  /** Subordinates and Events (Supply). */
  readonly supply: Copies;
}
