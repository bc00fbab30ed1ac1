// What people enter in a recorded game: a player's decisions, a judge's rulings, cards that are named, dice.
import type { Decision } from '../swtcg/decisions/decision.ts';
import type { ManualChange } from '../swtcg/judge/judge.ts';
import type { CardId } from '../swtcg/model/state.ts';

/** A judge's hand on the table: something is put as it was played. */
export interface Ruling extends ManualChange {
  readonly by: 'judge';
  readonly do: 'set';
}

/** A card that was not known is named. */
export interface Reveal {
  readonly by?: 'dark' | 'light' | 'judge';
  readonly do: 'reveal';
  readonly card: CardId;
  readonly as: string;
}

export type ReplayDecision = Decision | Ruling | Reveal;
