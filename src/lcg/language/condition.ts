// What must be so.
import type { Filter } from './filter.ts';
import type { Selector, Who } from './selector.ts';
import type { Compare, Phase, Side } from './terms.ts';

export type Condition =
  /** Whose side the Balance of the Force token shows. */
  | { readonly is: 'balance'; readonly side: Side }
  /** All of those cards (one at least) fit. A card that has left is looked at as it was when it left. */
  | { readonly is: 'card'; readonly card: Selector; readonly what: Filter }
  /** So many such cards exist (in play, unless the filter names a zone). */
  | { readonly is: 'count'; readonly what: Filter; readonly count: Compare; readonly n: number }
  /** Every such card fits ("if each enemy objective is exhausted"); true where there is none. */
  | { readonly is: 'all'; readonly what: Filter; readonly fit: Filter }
  /** "you control fewer units than each opponent": more (or fewer) of those than the opponent has. */
  | { readonly is: 'compare'; readonly who: Who; readonly what: Filter; readonly than: 'more' | 'fewer' }
  /** An engagement is under way; `against`: the engaged objective fits; `with`: such a unit participates. */
  | { readonly is: 'engagement'; readonly against?: Filter; readonly with?: Filter }
  /** That player is the attacking or the defending one of the present engagement. */
  | { readonly is: 'role'; readonly who: Who; readonly as: 'attacker' | 'defender' }
  /** That player has won the edge of the present engagement. */
  | { readonly is: 'has-edge'; readonly who: Who }
  /** Cards placed in that player's edge stacks since the engagement began, also cancelled and discarded ones. */
  | {
      readonly is: 'placed-edge';
      readonly who: Who;
      readonly what: Filter;
      readonly count: Compare;
      readonly n: number;
    }
  /** That player wins the edge battle that is being resolved; asked as its totals are compared. */
  | { readonly is: 'wins-edge'; readonly who: Who; readonly double?: true }
  /** A Force struggle, or an edge battle, is being resolved. */
  | { readonly is: 'struggle' }
  | { readonly is: 'edge-battle' }
  /** So many different affiliations are among such cards; neutral is none. */
  | { readonly is: 'affiliations'; readonly what: Filter; readonly count: Compare; readonly n: number }
  | { readonly is: 'turn'; readonly whose: Who }
  /** It is that phase, of that player's turn; left out: of anybody's. */
  | { readonly is: 'phase'; readonly phase: Phase; readonly whose?: Who }
  /** Damage on the Death Star dial while it is engaged as if it were an objective. */
  | { readonly is: 'dial-damage'; readonly count: Compare; readonly n: number }
  /** Force cards that the player has left in the supply. */
  | { readonly is: 'force-cards'; readonly who: Who; readonly count: Compare; readonly n: number }
  | { readonly is: 'not'; readonly what: Condition }
  | { readonly is: 'any'; readonly of: readonly Condition[] };
