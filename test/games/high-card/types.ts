// High Card: the smallest game that has all that the shell needs. Two seats hold numbered cards; in a window of each round
// they lay cards down or pass, back and forth, until both pass. Then a die falls: each card on the table that is at least as
// high gives its player a point. Who is ahead by three wins; when the hands are empty, who is ahead at all.
import type { GameTypes } from '../../../src/core/game/game-types.ts';
import type { LogEvent as AnyLogEvent, CommonFacts, Sentences } from '../../../src/core/log-event.ts';
import type { BaseBox, BaseState, CardId, Result } from '../../../src/core/state.ts';

export const SEATS = ['north', 'south'] as const;
export type Seat = (typeof SEATS)[number];

export interface CardFace {
  readonly name: string;
  readonly value: number;
}

export const ZONES = ['hand', 'table', 'discard'] as const;
export type Zone = (typeof ZONES)[number];

export interface CardState {
  readonly id: CardId;
  readonly face: string;
  readonly seat: Seat;
  readonly zone: Zone;
}

export type Decision =
  | { readonly by: Seat; readonly do: 'lay'; readonly card: CardId }
  | { readonly by: Seat; readonly do: 'pass' };

/** The points of a round, in order. */
export const POINTS = ['laying', 'roll', 'end'] as const;
export type Point = (typeof POINTS)[number];

export interface State extends BaseState {
  readonly box: BaseBox & { readonly faces: Readonly<Record<string, CardFace>> };
  readonly cards: Readonly<Record<CardId, CardState>>;
  readonly scores: Readonly<Record<Seat, number>>;
  readonly point: Point;
  /** Who may lay a card or pass, and how many have passed in a row; null outside of the window. */
  readonly window: { readonly chance: Seat; readonly passes: number } | null;
  /** The state of the seeded die; null where dice are given. */
  readonly die: number | null;
  readonly result: (Result & { readonly winner: Seat | null }) | null;
}

interface Facts extends Pick<CommonFacts<Seat>, 'entry-refused' | 'game-begun'> {
  'round-begun': { by: Seat };
  'card-laid': { by: Seat; cards: { laid: CardId } };
  passed: { by: Seat };
  'die-rolled': { numbers: { die: number } };
  scored: { by: Seat; numbers: { points: number } };
  'game-ended': { by: Seat | null };
}

export type LogEvent = { [Type in keyof Facts]: AnyLogEvent<Type, string, Seat> & Facts[Type] }[keyof Facts];

export interface SeatView {
  readonly hand: readonly CardId[];
  readonly table: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly score: number;
}

export interface View extends Readonly<Record<Seat, SeatView>> {
  readonly winner: Seat | null;
  readonly [name: string]: unknown;
}

/** The cards of a game, where they lie at the start, and the scores. */
export interface Table {
  readonly faces: Readonly<Record<string, CardFace>>;
  readonly cards: readonly CardState[];
  readonly scores: Readonly<Record<Seat, number>>;
}

/** How many cards lie on the table. */
export interface Scene extends Readonly<Record<string, unknown>> {
  readonly laid: number;
}

/** What a card and a seat are called in sentences. */
export interface Names {
  card(id: CardId): string;
  seat(seat: Seat | null): string;
}

/** A score is put by hand. */
export interface Change {
  readonly seat: Seat;
  readonly score: number;
}

export interface HighCardTypes extends GameTypes {
  readonly seat: Seat;
  readonly state: State;
  readonly event: LogEvent;
  readonly words: Sentences<LogEvent, Names>;
  readonly decision: Decision;
  readonly view: View;
  readonly scene: Scene;
  readonly face: CardFace;
  readonly change: Change;
  /** A player knows the own hand and all that lies open. */
  readonly known: View;
  readonly table: Table;
  readonly card: CardFace;
  readonly reader: null;
}
