// The effect language: what a card's text means, as plain JSON. A paragraph is one effect (Card Abilities).
// The engine plays this and nothing else: it never looks at a card's name or wording.
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Amount, PerCount, Selector, Who } from './selector.ts';
import type { Affiliation, IconType, OutOfPlay, Side } from './terms.ts';
import type { Trigger } from './trigger.ts';

export type Effect =
  | ConstantEffect
  | ActionEffect
  | TriggeredEffect
  | AutomaticEffect
  | FateEffect
  | KeywordEffect
  | EnhanceEffect
  | PlayOnlyEffect
  | DeckEffect
  | SeveralEffects
  | ManualEffect;

/** On while its card is in play and its conditions hold (Constant Effects). */
export interface ConstantEffect {
  readonly kind: 'constant';
  /** All must hold. */
  readonly if?: readonly Condition[];
  readonly parts: readonly StaticPart[];
  /** It works in that zone and not in play: "You may play this from your discard pile." */
  readonly from?: OutOfPlay;
}

/** "Action: …": used in an action window, by the controller of its card. */
export interface ActionEffect extends Ability {
  readonly kind: 'action';
}

/** "Interrupt: When …" and "Reaction: After …". */
export interface TriggeredEffect extends Ability {
  readonly kind: 'interrupt' | 'reaction';
  /** "Forced": it happens by itself (Forced). */
  readonly forced?: true;
  /** An interrupt comes as this is about to happen, a reaction once it has happened. */
  readonly when: Trigger;
}

/**
 * What actions, interrupts and reactions share. The order is that of Effect Resolution (FAQ): restrictions (`if`, `limit`, a
 * legal target for each `target`), the cost, the targets in the order in which they stand in the data, the instructions.
 */
export interface Ability {
  /** All must hold for it to be used: "During an engagement, …". */
  readonly if?: readonly Condition[];
  /** "X to Y": paid in full, in this order, before targets are chosen (FAQ 4.1). */
  readonly cost?: readonly Cost[];
  readonly parts: readonly Instruction[];
  readonly limit?: Limit;
  /** What X is; left out: X is what the cost says, or 0 (FAQ 4.2). */
  readonly x?: Amount;
  /** It is used from that zone and not from play; an event's own ability needs none. */
  readonly from?: OutOfPlay;
  /** "Any friendly player may initiate this effect", "Any opponent may …": who can use it besides its controller. */
  readonly anyone?: true;
}

/** "(Limit once per turn.)": for this ability of this card. `title`: "(Limit 1 per turn.)", for a player and a title. */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'phase' | 'engagement' | 'edge-battle';
  readonly title?: true;
}

/**
 * "If this happens, …", without a bold word: a part of what happens. It has no window of its own and can't be declined; it is
 * carried out after the interrupts to what triggers it, as that takes place.
 */
export interface AutomaticEffect {
  readonly kind: 'automatic';
  readonly when: Trigger;
  readonly if?: readonly Condition[];
  readonly parts: readonly Instruction[];
}

/** What a fate card does as it resolves (Resolve Fate Cards). */
export interface FateEffect {
  readonly kind: 'fate';
  readonly parts: readonly Instruction[];
  readonly x?: Amount;
}

/** A keyword; `src/lcg/keywords/<keyword>.ts` says what it does. */
export type KeywordEffect =
  | { readonly kind: 'keyword'; readonly keyword: 'edge'; readonly n: Amount; readonly x?: Amount }
  /** `what`: the cards that it protects; whose they are is the keyword's own rule. */
  | { readonly kind: 'keyword'; readonly keyword: 'protect'; readonly what: Filter }
  | {
      readonly kind: 'keyword';
      readonly keyword: 'elite' | 'limited' | 'no-enhancements' | 'shielding' | 'targeted-strike';
    };

/** "Enhance …": what the card is attached to as it is played or put into play (Enhancement Cards). */
export interface EnhanceEffect {
  readonly kind: 'enhance';
  readonly on: Filter | 'play-area' | 'dial';
}

/** "Play only …": all must hold while the card is played from hand; putting into play ignores it. */
export interface PlayOnlyEffect {
  readonly kind: 'play-only';
  readonly if: readonly Condition[];
}

/** What an objective or an affiliation card says of decks (Deck Customizing Rules). */
export type DeckEffect =
  | { readonly kind: 'deck'; readonly rule: 'one-per-deck' }
  | { readonly kind: 'deck'; readonly rule: 'affiliation-only'; readonly affiliation: Affiliation }
  /** Exactly `n` objectives of one affiliation and exactly `n` of another or neutral. */
  | {
      readonly kind: 'deck';
      readonly rule: 'exactly';
      readonly n: number;
      readonly affiliation: Affiliation;
      readonly and: Affiliation;
    };

/** One paragraph with several effects, each as if it stood alone. */
export interface SeveralEffects {
  readonly kind: 'several';
  readonly effects: readonly Effect[];
}

/** A paragraph that could not be read: shown as it stands, carried out by hand. */
export interface ManualEffect {
  readonly kind: 'manual';
  readonly text: string;
  /** A mechanic that the 2012 rulebook does not have, by which it is manual. */
  readonly later?: string;
}

/** What a card gains (or, with numbers below 0, loses) while an effect lasts. What is for each of something is gained that many times. */
export interface Gains {
  readonly icons?: IconGains;
  /** Combat icons of the controller's choice; `different`: no two of a type. Chosen as the effect takes effect. */
  readonly choice?: { readonly n: Amount; readonly different?: true };
  /** One of these, chosen by the controller ("gains either [Unit Damage] or [Blast Damage]"). */
  readonly oneOf?: readonly Gains[];
  /** All combat icons printed on those cards. */
  readonly iconsOf?: Selector;
  readonly forceIcons?: Amount | 'none';
  readonly capacity?: Amount;
  readonly resources?: Amount;
  readonly keywords?: readonly KeywordEffect[];
  /** Keywords that it loses. */
  readonly loses?: readonly KeywordEffect['keyword'][];
  readonly affiliations?: readonly Affiliation[];
  /** Abilities with the text in quotation marks; "this" in them is the card that has gained them. */
  readonly effects?: readonly Effect[];
  readonly per?: PerCount;
  /** No more than that many times, of what is gained for each. */
  readonly most?: number;
}

/** Normal icons, and edge-enabled ones under `edge`. */
export interface IconGains extends Partial<Record<IconType, number>> {
  readonly edge?: Partial<Readonly<Record<IconType, number>>>;
}

/** `struggle`: of the present Force struggle. */
export type Duration = 'strike' | 'edge-battle' | 'engagement' | 'struggle' | 'phase' | 'turn';

/**
 * One instruction. They are carried out in order, each with its interrupts and reactions before the next (Ruling 50).
 * An instruction that has no card to act on does nothing.
 */
export type Instruction =
  // Damage
  /** `divided`: the chooser says how much of it each card takes. `from`: that card deals it and not the one with the text. */
  | {
      readonly do: 'damage';
      readonly to: Selector;
      readonly n: Amount;
      readonly divided?: true;
      readonly from?: Selector;
    }
  | {
      readonly do: 'remove-damage';
      readonly from: Selector;
      readonly n: Amount | 'all';
      readonly upTo?: true;
    }
  /** Not dealt, but the second card is damaged (FAQ 4.3). */
  | {
      readonly do: 'move-damage';
      readonly from: Selector;
      readonly to: Selector;
      readonly n: Amount;
      readonly upTo?: true;
    }
  /** In an interrupt to damage: so much of it is not placed; on `to` if it is given, else on the card of the event. */
  | { readonly do: 'prevent'; readonly n: Amount | 'all'; readonly upTo?: true; readonly to?: Selector }
  /** In an interrupt to damage: so much of it is dealt to `to` instead. `divided`: among any number of those. */
  | { readonly do: 'redirect'; readonly n: Amount | 'all'; readonly to: Selector; readonly divided?: true }
  // Tokens
  | { readonly do: 'focus'; readonly to: Selector; readonly n: Amount }
  | { readonly do: 'remove-focus'; readonly from: Selector; readonly n: Amount | 'all'; readonly upTo?: true }
  | {
      readonly do: 'move-focus';
      readonly from: Selector;
      readonly to: Selector;
      readonly n: Amount | 'all';
    }
  /** One shield a card; `even`: also on a card that has one. */
  | { readonly do: 'shield'; readonly to: Selector; readonly n: Amount; readonly even?: true }
  | { readonly do: 'remove-shield'; readonly from: Selector; readonly n: Amount | 'all' }
  | { readonly do: 'move-shield'; readonly from: Selector; readonly to: Selector; readonly n: Amount }
  /** Tokens of any type, chosen by the effect's controller. */
  | { readonly do: 'remove-tokens'; readonly from: Selector; readonly n: Amount }
  /** Any number of tokens on the card and any number of enhancements on it are discarded, as its controller chooses. */
  | { readonly do: 'strip'; readonly from: Selector }
  // Cards out of play
  | { readonly do: 'draw'; readonly who: Who; readonly n: Amount }
  /** To the owner's discard pile: from play, from a hand, from a pile, from an edge stack. */
  | { readonly do: 'discard'; readonly what: Selector }
  /** The effect's controller looks at them; `reveal`: both players see them. A selector on a hand means the whole hand. */
  | { readonly do: 'look'; readonly at: Selector; readonly reveal?: true }
  /**
   * Cards in the pile (its top `top` cards only, if given) that fit may be taken, up to `n`, and go to `into`; `reveal`: both
   * players see them. `play`: into play under the control of the effect's controller. The shuffle is an instruction of its own.
   */
  | {
      readonly do: 'search';
      readonly zone: 'deck' | 'objectiveDeck';
      readonly for: Filter;
      readonly n: Amount | 'any';
      readonly top?: number;
      readonly into: 'hand' | 'play';
      readonly reveal?: true;
      /** What is put into play is a participating unit. */
      readonly participating?: true;
    }
  | { readonly do: 'shuffle'; readonly zone: 'deck' | 'objectiveDeck'; readonly who: Who }
  /**
   * Cards go to their owners' hands, decks …; from play they leave play. `order`: of several that go to a deck, as the
   * effect's controller likes or by chance; left out for one.
   */
  | {
      readonly do: 'put';
      readonly what: Selector;
      readonly into:
        | 'hand'
        | 'deck-top'
        | 'deck-bottom'
        /** Shuffled into the deck. */
        | 'deck'
        | 'edge'
        | 'out';
      readonly order?: 'any' | 'random';
    }
  // Cards in play
  /** At no cost, under the control of the effect's controller or, with `under`, of another (Put Into Play). */
  | {
      readonly do: 'put-into-play';
      readonly what: Selector;
      readonly under?: Who;
      readonly participating?: true;
      readonly committed?: true;
      /** As an enhancement on that card. */
      readonly on?: Selector;
    }
  /** Played at its cost, with a resource match, outside of the deployment phase. */
  | { readonly do: 'play'; readonly what: Selector; readonly participating?: true }
  | { readonly do: 'destroy'; readonly what: Selector }
  /** Whoever controls the card discards it from play (Sacrifice). */
  | { readonly do: 'sacrifice'; readonly what: Selector }
  | { readonly do: 'control'; readonly what: Selector; readonly who: Who }
  | { readonly do: 'move-enhancement'; readonly what: Selector; readonly to: Selector }
  /** At that objective; left out: at a dark objective of the dark player's choice (Ruling 65). */
  | { readonly do: 'capture'; readonly what: Selector; readonly at?: Selector }
  | { readonly do: 'move-captured'; readonly what: Selector; readonly to: Selector }
  /** Ruling 66. `from`: at that objective. */
  | { readonly do: 'rescue'; readonly n: Amount; readonly from?: Selector }
  | { readonly do: 'commit'; readonly what: Selector }
  | { readonly do: 'uncommit'; readonly what: Selector }
  // The engagement
  | { readonly do: 'participate'; readonly what: Selector }
  | { readonly do: 'leave-engagement'; readonly what: Selector }
  /** The unit strikes at once, focused as for a strike. */
  | { readonly do: 'strike'; readonly what: Selector }
  /** This objective is engaged in place of the one of the event (or of the engaged one). */
  | { readonly do: 'engage-instead'; readonly what: Selector }
  /** It may be engaged once more in this phase, by the player who engaged it. */
  | { readonly do: 'engage-again'; readonly what: Selector }
  /** A new edge battle starts from placing cards. */
  | { readonly do: 'edge-battle' }
  // What is happening
  /**
   * `event`: the effects of the card or ability of the triggering condition. `edge-battle`: the present one, which nobody
   * wins. `other-fates`: the effects of all other fate cards revealed in it. `enemy-fates`: those of the opponent's.
   */
  | {
      readonly do: 'cancel';
      readonly what: 'event' | 'edge-battle' | 'other-fates' | 'enemy-fates';
      readonly priority?: { readonly is: 'at-least' | 'at-most'; readonly n: number };
    }
  /** The cost of the card that is being played is that much lower. `least`: this reduction does not take it below that. */
  | { readonly do: 'reduce-cost'; readonly n: Amount; readonly least?: number }
  /**
   * The card of the event goes there and not where it was going; `captured`: at a dark objective which `by` chooses.
   */
  | {
      readonly do: 'go-instead';
      readonly what: Selector;
      readonly into: 'hand' | 'deck-bottom' | 'captured' | 'out';
      readonly by?: Who;
    }
  // The table
  /** Advanced, or turned back with a number below 0; `least`: this reduction does not take it below that (Ruling 72). */
  | { readonly do: 'dial'; readonly n: Amount; readonly least?: number }
  | { readonly do: 'balance'; readonly side: Side }
  | { readonly do: 'win'; readonly who: Who | Side }
  | { readonly do: 'lose'; readonly who: Who }
  // How instructions hang together
  /** Cards are chosen for what follows ("Target an enemy unit. That unit …"), which calls them `target`. */
  | { readonly do: 'choose'; readonly what: Selector }
  /** Carried out only if all instructions before it were, in full (Then). */
  | { readonly do: 'then'; readonly parts: readonly Instruction[] }
  /** "you may", "a player may pay … If he does, …": `cost` is paid if it is done; `else` is carried out if it is not. */
  | {
      readonly do: 'may';
      readonly who?: Who;
      readonly cost?: readonly Cost[];
      readonly parts: readonly Instruction[];
      readonly else?: readonly Instruction[];
    }
  /** Conditions are looked at when their turn comes. */
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly parts: readonly Instruction[];
      readonly else?: readonly Instruction[];
    }
  /**
   * "Do this. If …, do that instead." First all targets are chosen, then one of the two is carried out. `target` in `other` is
   * a target of `parts`. `may`: where the conditions hold the effect's controller says which of the two.
   */
  | {
      readonly do: 'instead';
      readonly parts: readonly Instruction[];
      readonly if: readonly Condition[];
      readonly other: readonly Instruction[];
      readonly may?: true;
    }
  /** One of them, as that player chooses; one that cannot be carried out cannot be chosen if another can. */
  | {
      readonly do: 'one-of';
      readonly who?: Who;
      readonly of: readonly (readonly Instruction[])[];
    }
  // What lasts
  /** As if it were a constant effect until then. Which cards are meant is settled as this instruction is carried out. */
  | { readonly do: 'lasting'; readonly parts: readonly StaticPart[]; readonly until: Duration }
  /** At the end of that: carried out if the card (`the: 'target'`, `'done'` as they are now) is still in play. */
  | {
      readonly do: 'at-end';
      readonly of: 'engagement' | 'phase' | 'strike';
      readonly what: Selector;
      readonly parts: readonly Instruction[];
    };

/** What is so while a constant effect is on, or while a lasting effect lasts. */
export type StaticPart =
  | { readonly do: 'modify'; readonly to: Selector; readonly gains: Gains }
  /**
   * Cards that fit cannot do that, or cannot have it done to them; "cannot" goes before everything.
   * `attack`: be declared as an attacker (with `object`: against such an objective). `defend`: be declared as a defender.
   * `engage`: be engaged, an objective. `targeted`: be chosen as a target (`by`: of effects of such cards).
   * `affected`: by effects of such cards. `damaged`, `destroyed`. `focused`: have focus tokens placed on it. `struck`: be
   * affected by enemy combat icons. `played`: from hand. `committed`. `refresh`: lose focus tokens in the refresh phase.
   */
  | {
      readonly do: 'forbid';
      readonly what:
        | 'attack'
        | 'defend'
        | 'engage'
        | 'targeted'
        | 'affected'
        | 'damaged'
        | 'destroyed'
        | 'focused'
        | 'struck'
        | 'committed'
        | 'refresh';
      readonly to: Selector;
      readonly object?: Selector;
      readonly by?: Filter;
    }
  /** They have to be declared as defenders of this engagement, if they can. */
  | { readonly do: 'must-defend'; readonly to: Selector }
  /** No more than `n` attackers can be declared against it. */
  | { readonly do: 'most-attackers'; readonly n: number; readonly against: Selector }
  /** Such cards cost that much more (or less, below 0) to play. See `CostTerms`. */
  | ({ readonly do: 'cost'; readonly n: Amount } & CostTerms)
  /** No resource match is needed for such cards. */
  | ({ readonly do: 'ignore-match' } & CostTerms)
  /** Resources from those cards match those affiliations as well; left out: all. `for`: when such a card is played. */
  | {
      readonly do: 'match';
      readonly of: Selector;
      readonly affiliations?: readonly Affiliation[];
      readonly for?: Selector;
    }
  /** Resources from those cards can be spent on nothing but such cards. */
  | { readonly do: 'spend-only'; readonly of: Selector; readonly on: Filter }
  /** They are destroyed by that much less damage; their damage capacity stays. */
  | { readonly do: 'fragile'; readonly to: Selector; readonly n: Amount }
  | { readonly do: 'reserve'; readonly who: Who; readonly n: Amount }
  /** Force icons are added to that player's side of Force struggles or edge battles. `of`: by each of those cards. */
  | {
      readonly do: 'contribute';
      readonly to: 'struggle' | 'edge-battle';
      readonly who: Who;
      readonly n: Amount;
      readonly of?: Selector;
    }
  /** The bonus for an unopposed engagement is that much in all. */
  | { readonly do: 'unopposed-bonus'; readonly who: Who; readonly n: number }
  /** They count in Force struggles also if they are exhausted. */
  | { readonly do: 'count-exhausted'; readonly what: Selector }
  /** They count as committed to the Force without a Force card. */
  | { readonly do: 'count-committed'; readonly what: Selector }
  /** The unit damage of that unit's strikes may be divided: any number of enemy participants take it. */
  | { readonly do: 'divide-strike'; readonly of: Selector }
  /** Damage that they deal cannot be prevented; `shields`: not by shields. */
  | { readonly do: 'unpreventable'; readonly of: Selector; readonly shields?: true }
  /** It may strike in its controller's turn to strike also if it does not participate; `against`: such an objective is engaged. */
  | { readonly do: 'strike-from-outside'; readonly what: Selector; readonly against?: Filter }
  /** The first card that the player places in an edge battle is faceup. */
  | { readonly do: 'first-edge-card-faceup'; readonly who: Who }
  /** The player may resolve his fate cards once more, each right after itself. */
  | { readonly do: 'fates-again'; readonly who: Who }
  /** The player resolves the first strike of each round of this engagement, whoever has the edge. */
  | { readonly do: 'strikes-first'; readonly who: Who }
  /** The engagement counts as unopposed though there are defenders. */
  | { readonly do: 'counts-unopposed' }
  /** The player wins tied edge battles. */
  | { readonly do: 'wins-edge-ties'; readonly who: Who }
  /** As if the player had the edge: icons of those units. */
  | { readonly do: 'edge-enabled'; readonly of: Selector }
  /** The card may be played from there as if it were in hand. */
  | { readonly do: 'play-from'; readonly what: Selector; readonly zone: 'discard' }
  /** The card may be played (and put into play) as an enhancement on such a card, and has these abilities then. */
  | { readonly do: 'as-enhancement'; readonly on: Filter; readonly effects: readonly Effect[] }
  /** The attacking player may engage the Death Star dial as if it were a dark objective (Ruling 74). */
  | { readonly do: 'engage-dial' }
  /** The printed text of those cards counts as blank, except for traits (Ruling 59). */
  | { readonly do: 'blank'; readonly to: Selector }
  /** As soon as it is so. */
  | { readonly do: 'wins'; readonly who: Who | Side };

/** For which plays a change of cost holds. What a card says of its own cost holds wherever it is played from. */
export interface CostTerms {
  /** Whose plays. */
  readonly who: Who;
  readonly what: Filter;
  /** `next`: only the next such play after this was carried out. `first-each-…`: only the first such play of each turn or phase (Ruling 12). */
  readonly which?: 'next' | 'first-each-turn' | 'first-each-phase';
  /** This reduction does not take it below that. */
  readonly least?: number;
}
