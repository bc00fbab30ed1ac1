// What a table says of cards to a board.
import type { CardId } from '../../../src/core/state.ts';

/** What can be done with a card now, for a table that asks: drawn as an edge and a sign, and said. */
export interface Mark {
  readonly kind: 'usable' | 'selected' | 'target' | 'locked';
  readonly words: string;
}

export type Marks = Readonly<Record<CardId, Mark>>;
