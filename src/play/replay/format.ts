// The replay file: a game as its inputs. Everything else follows by playing it.

import { FORMATS } from '../../core/files/formats.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { AutoPass, CardId, Result } from '../../core/state.ts';
import type { ReplayDecision } from '../inputs.ts';

export const REPLAY_FORMAT = FORMATS.replay;

export interface HeaderText {
  readonly event?: string;
  readonly round?: string;
  readonly date?: string;
  readonly format?: string;
  readonly game?: number;
  readonly of?: number;
  readonly annotator?: string;
  readonly note?: string;
}

/** Who sits in a seat. */
export interface SeatHeader {
  readonly player?: string;
  readonly deck?: string;
}

/** With who sits where, by seat, where the seats are known. */
export type ReplayHeader<T extends GameTypes = GameTypes> = HeaderText &
  (string extends T['seat'] ? unknown : Readonly<Partial<Record<T['seat'], SeatHeader>>>);

export interface Annotation {
  readonly at: string;
  readonly text?: string;
  readonly mark?: string;
}

export interface Variation<T extends GameTypes = GameTypes> {
  readonly at: string;
  readonly title?: string;
  readonly decisions: readonly ReplayDecision<T>[];
  readonly rolls?: readonly (readonly number[])[];
  readonly annotations?: readonly Annotation[];
}

export interface Check {
  /** How many decisions were taken. */
  readonly after: number;
  readonly hash: string;
}

/** How the cards lie is the game's. */
export interface ReplayStart {
  readonly at?: string;
  readonly shuffle?: boolean;
  readonly [what: string]: unknown;
}

export interface Replay<T extends GameTypes = GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  /** The id of the game. */
  readonly ruleset: string;
  readonly made?: { readonly by: string; readonly effects: number };
  readonly header?: ReplayHeader<T>;
  readonly cards: Readonly<Record<string, T['card']>>;
  /** As in a scenario. */
  readonly start: ReplayStart;
  readonly settings: { readonly autoPass: AutoPass };
  readonly seed?: string;
  readonly decisions: readonly ReplayDecision<T>[];
  readonly rolls: readonly (readonly number[])[];
  readonly shuffles?: readonly (readonly CardId[])[];
  readonly checks: readonly Check[];
  readonly result?: Result | null;
  readonly annotations?: readonly Annotation[];
  readonly variations?: readonly Variation<T>[];
}
