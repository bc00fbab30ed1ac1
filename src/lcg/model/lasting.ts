// Effects that last, and effects that wait for the end of something.
import type { Instruction, StaticPart } from '../language/effect.ts';
import type { CardId, Side } from '../language/terms.ts';
import type { Span } from './acts.ts';

/** Parts of a constant effect that are on until something ends. The cards that they mean were settled when they began. */
export interface Lasting {
  readonly id: number;
  readonly by: Side;
  /** The card with the text. */
  readonly source: CardId;
  readonly part: StaticPart;
  /** Null where the part means no cards, or all that fit at any moment. */
  readonly cards: readonly CardId[] | null;
  /** The lives that these cards had: one that has left play is another card. */
  readonly lives: readonly number[];
  readonly until: Span;
  readonly x: number;
  /** "the next card you play": used up. */
  readonly used: boolean;
  /** Plays in this turn before it began. */
  readonly since: number;
}

/** Instructions that are carried out when something ends. */
export interface Later {
  readonly id: number;
  readonly by: Side;
  readonly source: CardId;
  readonly of: 'engagement' | 'phase' | 'strike';
  readonly cards: readonly CardId[];
  readonly lives: readonly number[];
  readonly parts: readonly Instruction[];
}
