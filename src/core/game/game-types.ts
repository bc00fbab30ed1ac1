// The types of a game, in one parameter, and what each of them has in every game.
import type { LogEvent } from '../log-event.ts';
import type { BaseState, Seat } from '../state.ts';

/** Everything that a player decides says who and what; the rest is the game's. */
export interface BaseDecision {
  readonly by: Seat;
  readonly do: string;
}

/** The documented view: by card ids, by seats, and `winner`. Results are compared with it, and hashes taken over it. */
export interface BaseView {
  readonly winner: Seat | null;
  readonly [name: string]: unknown;
}

/** What is printed on a card; the rest is the game's. */
export interface BaseFace {
  readonly name: string;
}

/** The types of a game, in one parameter. */
export interface GameTypes {
  readonly seat: Seat;
  readonly state: BaseState;
  /** What happens: a line of the log. */
  readonly event: LogEvent;
  /** The word table of a language: a sentence for each type of event. */
  readonly words: object;
  readonly decision: BaseDecision;
  readonly view: BaseView;
  /** What is going on at a step, beside the view: an attack, what has been played. A view log has each part under its name. */
  readonly scene: Readonly<Record<string, unknown>>;
  /** What is printed on a card. */
  readonly face: BaseFace;
  /** What can be put on the table by hand. */
  readonly change: object;
  /** What a built-in player may know. */
  readonly known: unknown;
  /** The cards of a game and how they lie before anything happens. */
  readonly table: object;
  /** A card as files have it with its texts compiled. One that is not known yet has the name "?". */
  readonly card: { readonly name: string };
  /** Reads the texts of cards. */
  readonly reader: unknown;
}
