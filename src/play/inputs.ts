// What comes in from outside in a game: decisions of players, a judge's hand, cards that are named, what real dice show.
import type { GameTypes } from '../core/game/game-types.ts';
import type { CardId, Seat } from '../core/state.ts';

/** A judge's hand on the table: something is put as it was played. */
export type Ruling<T extends GameTypes = GameTypes> = T['change'] & {
  readonly by: 'judge';
  readonly do: 'set';
};

/** A card that was not known is named. */
export interface Reveal {
  readonly by?: Seat | 'judge';
  readonly do: 'reveal';
  readonly card: CardId;
  readonly as: string;
}

/** Everything that a file lists as decided. */
export type ReplayDecision<T extends GameTypes = GameTypes> = T['decision'] | Ruling<T> | Reveal;

/** Something that is done, by whomever. */
type Done = { readonly by?: string; readonly do: string };

export const isReveal = (done: Done): done is Reveal => done.do === 'reveal';
export const isRuling = <T extends GameTypes>(done: ReplayDecision<T>): done is Ruling<T> =>
  done.by === 'judge' && done.do === 'set';

/** Done by hand, outside the rules. */
export const isManual = (done: Done): boolean => done.by === 'judge' || isReveal(done);

/** What real dice show. */
export interface Rolled {
  readonly do: 'roll';
  readonly dice: readonly number[];
}

/** What came in from outside: a decision, a judge's hand, or what real dice show. */
export type Input<T extends GameTypes = GameTypes> = ReplayDecision<T> | Rolled;

export const isRolled = (input: Input): input is Rolled => input.do === 'roll';
