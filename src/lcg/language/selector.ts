// Which cards an instruction or a cost is about, which players, and how many of something.
import type { Filter } from './filter.ts';
import type { Token } from './terms.ts';

/**
 * `player`: the one spoken of before ("that opponent"); `attacker`, `defender`: the attacking and the defending player;
 * `controller`: of the card that this one enhances; `owner`: of the card spoken of; `active`: whose turn it is.
 */
export type Who =
  | 'you'
  | 'opponent'
  | 'each'
  | 'player'
  | 'attacker'
  | 'defender'
  | 'controller'
  | 'owner'
  | 'active';

/**
 * `this`: the card with the text (or the one that has the ability by an effect). `enhanced`: the card it is attached to.
 * `event`: the card of the triggering condition (`Trigger.card`); `event-by`: the card that did it (`Trigger.by`).
 * `target`: what was chosen for a `target` or a `choose` of this effect, the `n`th in the order of the data, from 1 (left out: the first).
 * `paid`: what was chosen for the cost. `done`: what the instruction before this one moved, discarded, captured, rescued or revealed.
 * `rest`: of the cards last looked at, revealed or searched, those still where they were. `engaged`: the engaged objective.
 * Where there is no such card the instruction does nothing.
 */
export type The =
  | 'this'
  | 'enhanced'
  | 'event'
  | 'event-by'
  | 'target'
  | 'paid'
  | 'done'
  | 'rest'
  | 'engaged';

export type Selector =
  | { readonly the: Exclude<The, 'target'> }
  | { readonly the: 'target'; readonly n?: number }
  /**
   * "a target …", "up to 2 target …": chosen by the effect's controller after the costs, before the first instruction; one
   * legal target must exist for the effect to be used at all (Target). One card unless `count` is there.
   */
  | {
      readonly target: Filter;
      readonly count?: Amount;
      readonly upTo?: true;
      /** Each of them has another controller than the others. */
      readonly apart?: true;
    }
  /**
   * Without the word target: chosen as the instruction is carried out, by the effect's controller or by `by`, as many as
   * there are if there are fewer. `random`: picked by chance. "each opponent", "each player": `by` and `of: 'chooser'`.
   */
  | {
      readonly choose: Filter;
      readonly count?: Amount | 'any';
      readonly upTo?: true;
      readonly by?: Who;
      readonly random?: true;
    }
  /** All that fit as the instruction is carried out; in a constant effect, all that fit at any moment. */
  | { readonly each: Filter }
  /** Cards from the top (or the bottom) of a pile, as many as it has. Only the `match`ing ones count, if given ("the topmost …"). */
  | {
      readonly top: Amount;
      readonly zone: 'deck' | 'objectiveDeck' | 'discard';
      readonly of: Who;
      readonly match?: Filter;
      readonly bottom?: true;
    };

/** `X`: what the ability says X is (`Ability.x`), or what was paid for it. */
export type Amount = number | 'X' | Calculated;

export type Calculated =
  /** `times` for each of what is counted. */
  | { readonly per: PerCount; readonly times: number }
  /** Of a card: its cost, Force icons, damage capacity not yet filled by damage, as it counts now or as printed. */
  | {
      readonly stat: 'cost' | 'force-icons' | 'remaining-capacity';
      readonly of: Selector;
      readonly printed?: true;
    }
  /** How many cards, or tokens, the instruction before this one moved, discarded, removed or dealt; that many times `times`. */
  | { readonly done: true; readonly times?: number }
  /** The amount of the triggering condition (damage dealt, icons by which something was won); that many times `times`. */
  | { readonly event: true; readonly times?: number };

/** What "for each" counts. */
export type PerCount =
  /** Cards: in play, or in the zone that the filter names. */
  | { readonly cards: Filter }
  | { readonly tokens: Token; readonly on: Selector }
  /** Different affiliations among those cards; neutral is none. */
  | { readonly affiliations: Filter }
  /** The value of the Death Star dial. */
  | { readonly dial: true };
