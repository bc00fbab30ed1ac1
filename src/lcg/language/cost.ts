// What is paid for an ability.
import type { Amount, Selector } from './selector.ts';
import type { Affiliation, Token } from './terms.ts';

/**
 * What stands before "to". A cost that can't be paid in full can't be paid; nothing prevents or moves it (Ruling 47). Players pay
 * with what is theirs: a card that is focused, sacrificed, damaged or returned is one that they control.
 */
export type Cost =
  /** Ready cards get `n` focus tokens each (left out: 1). */
  | { readonly pay: 'focus'; readonly what: Selector; readonly n?: number }
  | { readonly pay: 'sacrifice'; readonly what: Selector }
  | { readonly pay: 'damage'; readonly what: Selector; readonly n: Amount }
  /** From hand, or from where the selector says. */
  | { readonly pay: 'discard'; readonly what: Selector }
  | { readonly pay: 'return-to-hand'; readonly what: Selector }
  | { readonly pay: 'shuffle-in'; readonly what: Selector }
  | { readonly pay: 'reveal'; readonly what: Selector }
  | { readonly pay: 'remove-tokens'; readonly token: Token; readonly from: Selector; readonly n: Amount }
  /** Resources generated for this; `affiliation`: by cards of that affiliation. `printed-cost`: as many as that card costs. */
  | { readonly pay: 'resources'; readonly n: Amount; readonly affiliation?: Affiliation }
  /** The player's reserve value is lower by that much until the end of the phase. */
  | { readonly pay: 'reserve'; readonly n: number }
  | { readonly pay: 'dial'; readonly n: number }
  /** The unit is removed from the engagement. */
  | { readonly pay: 'leave-engagement'; readonly what: Selector };
