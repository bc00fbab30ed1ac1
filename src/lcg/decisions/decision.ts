// What a player can decide: one record for each deed, with the names that files use.
import type { Answer, StrikeTargets } from '../model/frames.ts';
import type { CardId, IconType, Side } from '../model/state.ts';

/** An interrupt that changes the cost of the card that is played. */
export interface With {
  readonly card: CardId;
  readonly x?: number;
  readonly cost?: readonly CardId[];
}

/** What uses and plays have in common. */
export interface Details {
  readonly target?: CardId;
  readonly targets?: readonly CardId[];
  readonly amount?: number;
  readonly divide?: Readonly<Record<CardId, number>>;
  readonly x?: number;
  readonly cost?: readonly CardId[];
  readonly pay?: Readonly<Record<CardId, number>>;
}

export interface Play extends Details {
  readonly by: Side;
  readonly do: 'play';
  readonly card: CardId;
  /** The card that is enhanced, `play-area` or `dial`. */
  readonly on?: string;
  readonly with?: readonly With[];
  /** The number of the paragraph that is used, where several can be meant. */
  readonly effect?: number;
}

export interface Use extends Details {
  readonly by: Side;
  readonly do: 'use';
  readonly card: CardId;
  /** The number of a paragraph, or a keyword. */
  readonly ability?: number | string;
  readonly on?: string;
}

export interface Strike {
  readonly by: Side;
  readonly do: 'strike';
  readonly unit: CardId;
  readonly targets?: StrikeTargets;
  readonly order?: readonly IconType[];
}

export interface Protect {
  readonly by: Side;
  readonly do: 'protect';
  readonly unit: CardId;
  readonly for?: CardId;
  readonly amount?: number;
}

export type Decision =
  | { readonly by: Side; readonly do: 'objectives'; readonly cards: readonly CardId[] }
  | { readonly by: Side; readonly do: 'mulligan' }
  | { readonly by: Side; readonly do: 'balance'; readonly target: CardId }
  | { readonly by: Side; readonly do: 'discard'; readonly card: CardId }
  | Play
  | Use
  | {
      readonly by: Side;
      readonly do: 'engage';
      readonly objective: CardId;
      readonly attackers: readonly CardId[];
    }
  | { readonly by: Side; readonly do: 'defend'; readonly defenders: readonly CardId[] }
  | { readonly by: Side; readonly do: 'edge'; readonly card: CardId }
  | Strike
  | { readonly by: Side; readonly do: 'shield'; readonly card: CardId }
  | Protect
  | { readonly by: Side; readonly do: 'commit'; readonly unit: CardId }
  | { readonly by: Side; readonly do: 'choose'; readonly value: Answer }
  | { readonly by: Side; readonly do: 'pass' }
  | { readonly by: Side; readonly do: 'done' };

export type Deed = Decision['do'];
export type DecisionOf<Do extends Deed> = Extract<Decision, { readonly do: Do }>;

export const DEEDS = [
  'objectives',
  'mulligan',
  'balance',
  'discard',
  'play',
  'use',
  'engage',
  'defend',
  'edge',
  'strike',
  'shield',
  'protect',
  'commit',
  'choose',
  'pass',
  'done',
] as const satisfies readonly Deed[];
