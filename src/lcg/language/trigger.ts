// Triggering conditions: what an interrupt comes before and a reaction comes after.
import type { Filter } from './filter.ts';
import type { Who } from './selector.ts';
import type { OutOfPlay, Phase, Token } from './terms.ts';

/** All words that are there must hold of what happens. */
export interface Trigger {
  readonly on: EventName;
  /** Or one of these ("destroyed or sacrificed"). */
  readonly or?: readonly EventName[];
  /** The card to which it happens, or which does it if it is done to none. The effect calls it `event`. */
  readonly card?: Filter;
  /** The card that does it to `card`: the one that strikes, or whose text deals the damage. The effect calls it `event-by`. */
  readonly by?: Filter;
  /** The player who does it, or whose turn or phase it is. */
  readonly who?: Who;
  /** How the card or the player takes part in the engagement. */
  readonly as?: readonly ('attacker' | 'defender')[];
  /** Of `phase-begins`, `phase-ends`; left out: any phase. */
  readonly phase?: Phase;
  /** Of `captured`, `enters-play`, `discarded`, `put-into-play`: where the card was. */
  readonly from?: OutOfPlay | 'play';
  /** Of `survives`: nobody defended. */
  readonly unopposed?: true;
  /** Of `executed`, `targeted`: which kind of ability; `other`: not this one itself. */
  readonly ability?: readonly ('action' | 'interrupt' | 'reaction' | 'event' | 'any')[];
  readonly other?: true;
  /** Of `tokens-placed`, `tokens-removed`: which. */
  readonly token?: Token;
  /** Won or lost by so many icons, or so many cards, resources or points in one go. */
  readonly least?: number;
  /** Won with at least twice the opponent's total, both having one (a contested battle). */
  readonly double?: true;
  /** Only the first such occurrence of that span. */
  readonly first?: 'turn' | 'phase' | 'engagement';
  /** Of `executed`, `damaged`: done by a card effect and not by the rules. */
  readonly effect?: true;
}

/**
 * | event | what happens |
 * |---|---|
 * | `turn-begins`, `turn-ends`, `phase-begins`, `phase-ends` | `who`: the player whose turn it is |
 * | `refreshed` | "after you refresh": the last of the refresh phase, before its action window |
 * | `played` | a card is played from hand, or as if from hand. An interrupt with `reduce-cost` comes before the cost is paid, one with `cancel` once it is paid and before the card has its effect |
 * | `executed` | an ability or an event is about to resolve (interrupt) or has resolved (reaction) |
 * | `targeted` | a card is chosen as a target of an effect of `who` |
 * | `enters-play`, `leaves-play`, `put-into-play` | in any way; by an effect that says so |
 * | `destroyed`, `sacrificed`, `discarded` | also an objective |
 * | `captured`, `rescued` | `who`: the player who does it |
 * | `attached` | an enhancement (`card`) is attached to `by` |
 * | `engaged` | an objective is engaged, once its attackers are declared (FAQ 2.3) |
 * | `declared` | a unit is declared; `as` says as what |
 * | `focused-to-strike` | a unit is focused to strike; its icons come after the reactions |
 * | `strike-resolved` | all icons of its strike have been resolved |
 * | `damaged` | damage is about to be placed on a card (interrupt), or was placed (reaction); `by`: the source |
 * | `tokens-placed`, `tokens-removed` | focus, damage or shield tokens, in any way |
 * | `readied` | the last focus token of a card is removed |
 * | `generates` | a card generates one or more resources |
 * | `committed`, `uncommitted` | a unit is committed to the Force, or removed from it by an effect |
 * | `struggle-begins`, `struggle-won`, `struggle-lost` | the Force struggle |
 * | `edge-placed` | a card is placed in an edge stack |
 * | `edge-revealed` | the stacks are revealed; `card`, `who`: what was in whose stack |
 * | `fate-resolved` | a fate card's effect has resolved |
 * | `edge-won`, `edge-lost` | an edge battle; an automatic edge is won, too |
 * | `survives` | a unit is still in an engagement as it is resolved |
 * | `engagement-ends` | |
 * | `drawn` | one card is drawn |
 * | `dial-rises` | the Death Star dial is advanced |
 * | `conditions-hold` | of automatic effects: what is under "if" holds, where it did not before |
 */
export type EventName =
  | 'turn-begins'
  | 'turn-ends'
  | 'phase-begins'
  | 'phase-ends'
  | 'refreshed'
  | 'played'
  | 'executed'
  | 'targeted'
  | 'enters-play'
  | 'put-into-play'
  | 'leaves-play'
  | 'destroyed'
  | 'sacrificed'
  | 'discarded'
  | 'captured'
  | 'rescued'
  | 'attached'
  | 'engaged'
  | 'declared'
  | 'focused-to-strike'
  | 'strike-resolved'
  | 'damaged'
  | 'tokens-placed'
  | 'tokens-removed'
  | 'readied'
  | 'generates'
  | 'committed'
  | 'uncommitted'
  | 'struggle-begins'
  | 'struggle-won'
  | 'struggle-lost'
  | 'edge-placed'
  | 'edge-revealed'
  | 'fate-resolved'
  | 'edge-won'
  | 'edge-lost'
  | 'survives'
  | 'engagement-ends'
  | 'drawn'
  | 'dial-rises'
  | 'conditions-hold';
