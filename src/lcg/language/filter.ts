// Which cards are meant: what a noun phrase says ("participating enemy unit with cost 2 or lower").
import type { Affiliation, CardType, Compare, Keyword, OutOfPlay, Side, Token } from './terms.ts';

/**
 * All of its words must hold. It means cards in play unless it has a `zone` or `seen`; `of` is the controller in play, and the
 * owner elsewhere. A list is met by any of its entries.
 */
export interface Filter {
  /**
   * `this`: the card with the text; `other`: any but it; `enhanced`: the card that it is attached to; `that`: the card that is
   * modified, where it is counted what it gains for; `other-than-that`: not the card of the triggering condition, none of the
   * targets before it, and not the objective at which a card that is moved was captured.
   */
  readonly self?: 'this' | 'other' | 'enhanced' | 'that' | 'other-than-that';
  /**
   * "friendly" and "you control"; "enemy" and "your opponent's". `chooser`: of the player who chooses ("a unit he controls").
   * `same`: of the same controller as the card chosen before.
   */
  readonly of?: 'you' | 'opponent' | 'chooser' | 'same';
  readonly card?: readonly CardType[];
  readonly trait?: readonly string[];
  readonly affiliation?: readonly Affiliation[];
  readonly name?: string;
  readonly side?: Side;
  readonly unique?: boolean;
  readonly keyword?: Keyword;
  readonly zone?: OutOfPlay;
  /** Among the cards that this effect looked at, revealed or searched last. */
  readonly seen?: true;
  /** One or more focus tokens, or none ("ready"). */
  readonly exhausted?: boolean;
  readonly damaged?: boolean;
  readonly shielded?: boolean;
  readonly committed?: boolean;
  /** In the present engagement, on either side. */
  readonly participating?: boolean;
  readonly attacking?: true;
  readonly defending?: true;
  /** The only one of its side that participates. */
  readonly alone?: true;
  /** The engaged objective, or an objective that is not engaged at this moment. */
  readonly engaged?: boolean;
  /** It participates, and such an objective is engaged. */
  readonly against?: Filter;
  /** An objective that was engaged in this conflict phase. */
  readonly engagedThisPhase?: boolean;
  /** "In-faction": of the affiliation that its controller's affiliation card has; neutral cards and all others are out of it. */
  readonly faction?: boolean;
  /** "Resource generating cards": with a resource value. */
  readonly generates?: true;
  readonly cost?: CostFilter;
  readonly tokens?: { readonly of: Token; readonly is: Compare; readonly n: number };
  /** How many enhancements are attached to it, of which kind. */
  readonly enhancements?: { readonly is: Compare; readonly n: number; readonly what?: Filter };
  /** How many captured cards it has. */
  readonly captured?: { readonly is: Compare; readonly n: number };
  /** An enhancement that is attached to such a card, or to no card. */
  readonly attached?: Filter | 'none';
  /** A captured card at such an objective; with `zone: 'captured'`. */
  readonly at?: Filter;
  /** Of those that fit, the ones with the lowest or highest cost. */
  readonly extreme?: 'lowest-cost' | 'highest-cost';
  /** About to be damaged by what is being interrupted. */
  readonly endangered?: true;
  /** It was chosen, or not chosen, by an earlier instruction of this effect. */
  readonly chosen?: boolean;
  /** Does not fit that. */
  readonly not?: Filter;
  /** Fits one or more of these. */
  readonly any?: readonly Filter[];
}

/** A cost compared with a number, or with the cost of the card that the sentence spoke of before. */
export type CostFilter =
  | { readonly is: Compare; readonly n: number | 'X'; readonly printed?: true }
  | { readonly is: 'lower' | 'equal-or-lower'; readonly than: 'that' | 'paid'; readonly printed?: true };
