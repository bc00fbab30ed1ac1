// The scenario file as it is after reading: every default filled in, every card text compiled, every id checked.
import type { CardDef } from '../../swtcg/cards/card.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { PlacedLocation, Seat } from '../../swtcg/model/placed.ts';
import type { CardId, TurnPoint } from '../../swtcg/model/state.ts';
import { FORMATS } from '../files/formats.ts';

export const FORMAT = FORMATS.scenario;
export const RULESET = 'swtcg-2022';

/** Names of the result that no card may take. */
export const RESERVED = ['dark', 'light', 'winner', 'control', 'illegal'] as const;

/** A point that is reached and not entered; the script's end; the game's end. */
export type Until = { readonly turn: number; readonly point: TurnPoint } | 'script-end' | 'game-over';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** What the result should be, in part; `illegal` apart. */
export type Expect = { readonly [name: string]: Json };

export interface Scenario {
  readonly format: typeof FORMAT;
  readonly ruleset: typeof RULESET;
  readonly title: string | null;
  readonly why: string | null;
  readonly question: string | null;
  readonly explanation: string | null;
  readonly tags: readonly string[];
  readonly cards: Readonly<Record<string, CardDef>>;
  readonly dark: Seat;
  readonly light: Seat;
  readonly locations: readonly PlacedLocation[];
  /** The ids of all cards, in the order in which they stand in the file. */
  readonly order: readonly CardId[];
  readonly at: TurnPoint | 'preparation';
  readonly until: Until;
  readonly dice: readonly number[];
  readonly seed: number | string | null;
  /** Whether decks are shuffled in preparation: only with a seed. */
  readonly shuffle: boolean;
  readonly script: readonly Decision[];
  readonly expect: Expect;
  /** The number of the entry that is expected to be illegal. */
  readonly illegal: number | null;
}
