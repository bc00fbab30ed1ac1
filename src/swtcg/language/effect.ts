// The effect language: what a card's text means, as plain JSON. A paragraph is one effect (Parts of an Effect).
// The engine plays this and nothing else: it never looks at a card's name or wording.
import type { Arena, Arrival, CardKind, CardSide, EventName, Side } from './terms.ts';

export type Effect =
  | TriggeredEffect
  | StaticEffect
  | ActivatedEffect
  | InstructionEffect
  | KeywordEffect
  | ManualEffect;

/** Starts with "when", "whenever" or "at". */
export interface TriggeredEffect {
  readonly kind: 'triggered';
  readonly when: Trigger;
  readonly if?: readonly Condition[];
  /** "you may": its controller chooses whether it happens. */
  readonly may?: true;
  /** "you may pay …. If you do, …" */
  readonly cost?: readonly Cost[];
  /** An activated ability that is played at an event: it can be disrupted. */
  readonly activated?: true;
  /** It takes the place of what would have happened (Terms, replacement effect). */
  readonly instead?: true;
  /** "Play only once per turn." */
  readonly once?: true;
  readonly parts: readonly Part[];
}

/** No cost, no trigger, no duration: on while its conditions hold. */
export interface StaticEffect {
  readonly kind: 'static';
  readonly if?: readonly Condition[];
  readonly parts: readonly StaticPart[];
}

/** `cost -> parts`. */
export interface ActivatedEffect {
  readonly kind: 'activated';
  /** A use without a cost that comes before the activated plays of its window (Order of Operations for Effects). */
  readonly static?: true;
  readonly cost: readonly Cost[];
  readonly parts: readonly Part[];
  readonly only?: readonly Only[];
}

/** Instructions that are carried out when the card is played or completed (Missions, Battle cards without a cost). */
export interface InstructionEffect {
  readonly kind: 'instruction';
  readonly if?: readonly Condition[];
  /** "To complete this …, you must also …": paid on top of the build cost. */
  readonly toComplete?: readonly Cost[];
  readonly parts: readonly Part[];
  readonly only?: readonly Only[];
}

/** A keyword by its name; `src/keywords/<keyword>.ts` says what it does. */
export interface KeywordEffect {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly value?: number;
  /** In place of the number: "Evade X". */
  readonly x?: Amount;
  /** `cost -> keyword` */
  readonly cost?: readonly Cost[];
  /** What a keyword with text of its own gives: Bounty, Foresight, INSERT, Reserves, Enhance. */
  readonly effect?: Effect;
  /** Further parts of the same effect, after the keyword (Parts of an Effect). */
  readonly more?: readonly Part[];
  readonly only?: readonly Only[];
  /** Upkeep: the costs of which one is paid; what is not paid but done stands in `parts`. */
  readonly options?: readonly ActivatedEffect[];
  /** Reduced Cost: what must be true. */
  readonly if?: readonly Condition[];
  /** Stack: the cards that may be put under the unit. */
  readonly list?: readonly Filter[];
  /** Switch: what the unit gets in each arena of its type line. */
  readonly byArena?: readonly Gain[];
  /** Adapt: of these the unit gets one. */
  readonly oneOf?: readonly Gain[];
  /** Adapt, Upkeep: the options in words, as with "choose one". */
  readonly words?: readonly string[];
  /** Pilot: what it pilots, and the abilities that this unit gets. */
  readonly what?: Filter;
  readonly effects?: readonly Effect[];
  /** Enhance: played instead of the paragraph before it, not also. */
  readonly instead?: true;
}

/** Values and abilities that a unit gets. */
export interface Gain {
  readonly stats?: StatChange;
  readonly effects?: readonly Effect[];
}

/** A paragraph that could not be read: shown as it stands, carried out by hand. */
export interface ManualEffect {
  readonly kind: 'manual';
  readonly text: string;
}

export interface Trigger {
  readonly on: EventName;
  /** Which card it must have happened to or been done by; left out: it is about no card. */
  readonly card?: Filter;
  /** The other card concerned (what it attacks, what damaged it). */
  readonly object?: Filter;
  readonly side?: 'you' | 'opponent';
  readonly arena?: Arena | 'here';
  /** Of an arrival: how the card came into the arena. */
  readonly how?: readonly Arrival[];
  /** Only by damage from an attack. */
  readonly attack?: true;
  /** Of a discard: the unit was discarded by damage. */
  readonly fatal?: true;
  /** Of a use or of counters: that keyword, counters of that sort. */
  readonly what?: string;
  /** Of a use: of an ability with a cost in Force. */
  readonly force?: true;
  /** Of an attack: the card is the attacker or the defender. */
  readonly either?: true;
  /** Of a deployment: paid for in that way. */
  readonly by?: 'Hidden Cost' | 'Alternative Cost';
  /** Of an attack that ends: it did no damage, or rolled no hits. */
  readonly without?: 'damage' | 'hits';
}

/** Which cards are meant. All of its parts must hold. */
export interface Filter {
  /** `equipped`: the unit that this card is attached to. */
  /** `that`: the card spoken of, in an effect that is given or lasts for a time. */
  readonly self?: 'this' | 'other' | 'equipped' | 'that';
  /** These cards and no others: what `that` was when the effect was given. */
  readonly ids?: readonly string[];
  readonly of?: 'you' | 'opponent';
  /** "unit" unless given: a kind of card that is no unit, or a card in any zone. */
  readonly card?: readonly CardKind[];
  /** The unit's type while in play. */
  readonly type?: readonly Arena[];
  /** A reference to subtypes, as written ("Starfighter", "Capital Ship"); any of them. */
  readonly subtype?: readonly string[];
  readonly notSubtype?: readonly string[];
  /** A subtype with the word "unit": without it Pilots on units are meant too (Piloting Units). */
  readonly unit?: true;
  readonly name?: string;
  /** A part of its name ("with "Skywalker" in its name"); any of them. */
  readonly called?: readonly string[];
  readonly side?: CardSide;
  readonly unique?: boolean;
  /** Printed with more than one arena. */
  readonly multi?: boolean;
  /** One of several descriptions fits. */
  readonly any?: readonly Filter[];
  /** The same name as the card spoken of, or as one of these. */
  readonly sameName?: 'that' | Filter;
  /** `event`: where it happened; `defender`: where the defending unit is; `there`: where the last card spoken of was. */
  readonly arena?: Arena | 'here' | 'event' | 'defender' | 'there';
  readonly zone?: 'arena' | 'build' | 'play' | 'hand' | 'discard' | 'deck' | 'supply';
  readonly tapped?: boolean;
  readonly damaged?: boolean;
  /** How many damage counters are on it. */
  readonly damage?: { readonly is: Compare; readonly n: number };
  /** How many counters of a sort are on it. */
  readonly counters?: { readonly of: string; readonly is: Compare; readonly n: number };
  readonly subordinate?: boolean;
  readonly attacking?: true;
  readonly defending?: true;
  /** A keyword, or one of several. */
  readonly keyword?: string | readonly string[];
  /** A keyword that it does not have. */
  readonly lacks?: string;
  /** Equipment on it. */
  readonly attached?: { readonly what: Filter; readonly is: Compare; readonly n: number };
  /** A Pilot on it is one of these. */
  readonly pilotedBy?: Filter;
  /** Cards in its stack, the top card among them; or one of these among them. */
  readonly stackSize?: { readonly is: Compare; readonly n: number };
  readonly stacked?: Filter;
  readonly piloted?: boolean;
  readonly equipped?: boolean;
  /** A card with the Pilot keyword, on a unit or not (Pilots). */
  readonly pilot?: true;
  /** Cards under this unit: face-down ones, or those of its stack. */
  readonly beneath?: 'face-down' | 'stack';
  /** A value that is more or less than the attacking unit has. */
  readonly against?: {
    readonly of: Stat | 'cost' | 'total-cost';
    readonly is: 'more' | 'less';
    readonly printed?: true;
  };
  /** More counters on it than that printed value. */
  readonly over?: { readonly counters: string; readonly of: Stat | 'cost' };
  /** Of a card that is attached: what it is attached to. */
  readonly wornBy?: Filter;
  /** `cost`: the printed build cost; `total-cost`: as it is now (Terms, total); `remaining`: health less damage. */
  readonly stat?: {
    readonly of: Stat | 'cost' | 'total-cost' | 'remaining';
    readonly is: Compare;
    readonly n: number | 'X';
  };
  readonly printed?: { readonly of: Stat; readonly is: Compare; readonly n: number };
}

export type Stat = 'speed' | 'power' | 'health';
export type Compare = 'at-least' | 'at-most' | 'exactly';

/** Whom a part is about. */
export type Selector =
  /** `damaged`: the unit that the damage of the event is pending to. */
  /** `paid`: what the cost was paid with. */
  | {
      readonly the: 'this' | 'that' | 'attacker' | 'defender' | 'event' | 'event-object' | 'damaged' | 'paid';
    }
  | { readonly choose: Filter; readonly count?: number; readonly upTo?: true; readonly by?: 'opponent' }
  | { readonly each: Filter }
  /** The unit that this card is attached to, if it is one of these ("equipped Character"). */
  | { readonly equipped: Filter };

export type Amount =
  | number
  | 'X'
  | { readonly per: Filter | Tally; readonly times: number }
  /** `cost`: the printed build cost; `total-cost`: as it is now; `printed`: as the card says. */
  | { readonly stat: Stat | 'cost' | 'total-cost'; readonly of: Selector; readonly printed?: true }
  /** How far two amounts are apart. */
  | { readonly gap: readonly [Amount, Amount] }
  /** Counters of that sort on those cards; damage counters are `damage`. */
  | { readonly counters: string; readonly of: Selector }
  /** As much as this effect has prevented, or that much less. */
  | { readonly prevented: 1 | -1 }
  /** As many times the counters that this effect has removed. */
  | { readonly removed: number }
  /** No more than that. */
  | { readonly capped: Amount; readonly most: number }
  /** Cards in this unit's stack, the top card among them, or in one's hand or discard pile. */
  | { readonly cards: 'stack' | 'hand' | 'discard' }
  /** A player's Force. */
  | { readonly force: 'you' | 'opponent' }
  /** That much more (or less). */
  | { readonly plus: Amount; readonly n: number }
  /** As much less. */
  | { readonly minus: Amount }
  /** Half of it, rounded up or down. */
  | { readonly half: Amount; readonly up?: true };

/** What is counted besides cards in play: counters on a card, the Pilots or the Equipment that it has. */
export type Tally =
  | { readonly counters: string; readonly on: Selector }
  | { readonly riders: 'pilots' | 'equipment'; readonly on: Selector }
  | { readonly stacked: true; readonly on: Selector };

/** `player`: the one that was chosen. */
export type Who = 'you' | 'opponent' | 'each' | 'player' | Side;

export type Condition =
  /** `either`: both players' cards together; `each`: every player has that many. */
  | {
      readonly is: 'have';
      readonly who: 'you' | 'opponent' | 'either' | 'each';
      readonly what: Filter;
      readonly count: Compare;
      readonly n: number;
    }
  /** Of this card, or of another that was spoken of. */
  | { readonly is: 'self'; readonly what: Filter; readonly card?: Selector }
  | { readonly is: 'force'; readonly who: 'you' | 'opponent'; readonly count: Compare; readonly n: number }
  /** One player has more of these than the other has of them, or of those (`than`). */
  | { readonly is: 'more'; readonly who: 'you' | 'opponent'; readonly what: Filter; readonly than?: Filter }
  | { readonly is: 'more-force'; readonly who: 'you' | 'opponent' }
  | {
      readonly is: 'cards';
      readonly who: 'you' | 'opponent';
      readonly zone: 'hand' | 'deck' | 'discard';
      readonly count: Compare;
      readonly n: number;
    }
  /** `any`: one or more of the arenas. */
  | {
      readonly is: 'control';
      readonly who: 'you' | 'opponent' | 'either';
      readonly arena: Arena | 'here' | 'any';
      readonly not?: true;
    }
  /** `using`: by that keyword, into another arena. */
  | {
      readonly is: 'attacking';
      readonly attacker?: Filter;
      readonly defender?: Filter;
      readonly using?: string;
    }
  /** It is that arena's battle step. */
  | { readonly is: 'battle-step'; readonly arena: Arena }
  /** No unit has attacked in that arena this turn. */
  | { readonly is: 'no-attack-yet'; readonly arena: Arena }
  /** It happened that often this turn, or in the turn before (`last`). */
  | {
      readonly is: 'happened';
      readonly what: Trigger;
      readonly count: Compare;
      readonly n: number;
      readonly last?: true;
    }
  | { readonly is: 'not'; readonly what: Condition }
  | { readonly is: 'any'; readonly of: readonly Condition[] };

export type Cost =
  | { readonly pay: 'force'; readonly n: number | 'X'; readonly most?: number }
  | { readonly pay: 'build'; readonly n: number | 'X' }
  | { readonly pay: 'tap'; readonly what: Selector }
  | { readonly pay: 'discard-from-hand'; readonly what: Filter; readonly n: number }
  | { readonly pay: 'discard'; readonly what: Selector }
  | { readonly pay: 'retreat'; readonly what: Selector }
  | { readonly pay: 'damage-counters'; readonly what: Selector; readonly n: number }
  | { readonly pay: 'add-counters'; readonly counter: string; readonly n: number; readonly what?: Selector }
  /** Cards are put somewhere: out of the game, under the deck, to the supply. */
  | { readonly pay: 'put'; readonly what: Selector; readonly into: 'out' | 'bottom' | 'supply' | 'hand' }
  /** Cards from the top of a deck to the discard pile. */
  | { readonly pay: 'mill'; readonly n: number; readonly who?: 'opponent' | 'each' }
  /** What somebody gains stands to the left of the arrow, too. */
  | { readonly pay: 'gain-force'; readonly n: number; readonly who: Who }
  | { readonly pay: 'discard-hand' }
  /** `of`: from one's Resource, wherever the effect is. */
  | {
      readonly pay: 'remove-counters';
      readonly counter: string;
      readonly n: number | 'X';
      /** The most that X may be. */
      readonly most?: number;
      readonly of?: 'resource';
      /** From that card, if not from this one. */
      readonly what?: Selector;
    }
  /** "Discard this card from your hand": the effect works there. */
  | { readonly pay: 'discard-this'; readonly from: 'hand' | 'discard'; readonly out?: true }
  /** Cards that are shown from hand. */
  | { readonly pay: 'reveal'; readonly what: Selector };

/** "Play only …": when, under which condition, how often. */
export type Only =
  | { readonly when: OnlyWhen; readonly arena?: Arena; readonly or?: OnlyWhen }
  | { readonly if: Condition }
  | { readonly once: 'turn' | 'attack' }
  /** "Any number of times". */
  | { readonly often: true }
  | { readonly times: number };

export type OnlyWhen =
  | 'your-build-step'
  | 'your-build-step-starts'
  | 'opponent-build-step'
  | 'opponent-build-step-starts'
  | 'this-would-attack'
  | 'this-attacks'
  | 'this-is-attacked'
  | 'no-unit-attacking'
  | 'a-unit-attacking'
  | 'battle-phase-starts'
  | 'battle-phase-ends'
  | 'battle-step-starts'
  | 'battle-step-ends'
  | 'attack-ends'
  | 'this-attack-ends'
  | 'turn-starts'
  | 'untap-step'
  | 'force-gained'
  | 'build-rolled'
  | 'retreat-step'
  | 'anytime';

/** How long a continuous part lasts; an arena: until its battle step ends. An edition says when the battle is over (`endsFirst`). */
export type Duration = 'attack' | 'step' | Arena | 'battle' | 'turn' | 'next-turn' | 'next-attack' | 'leaves';

/** One instruction of an effect. `src/swtcg/instructions/<do>.ts` carries it out. */
export type Part =
  | { readonly do: 'force'; readonly who: Who; readonly n: Amount | 'all'; readonly lose?: true }
  | { readonly do: 'build-points'; readonly who: Who; readonly n: Amount; readonly lose?: true }
  | { readonly do: 'draw'; readonly who: Who; readonly n: Amount; readonly upTo?: true }
  | { readonly do: 'modify'; readonly to: Selector; readonly stats: StatChange; readonly until: Duration }
  | {
      readonly do: 'grant';
      readonly to: Selector;
      readonly effects: readonly Effect[];
      readonly until: Duration;
    }
  | {
      readonly do: 'damage';
      readonly to: Selector;
      readonly n: Amount;
      readonly dice?: true;
      readonly from?: Selector;
      readonly unpreventable?: true;
      /** Only such units can prevent it. */
      readonly onlyBy?: Filter;
      /** The player says how much of it each unit takes; an amount of 0 may be chosen ("divide the damage"). */
      readonly divided?: true;
      /** It arises from damage that was prevented and joins it on its way (Deflect). */
      readonly deflected?: true;
    }
  | {
      readonly do: 'counters';
      readonly to: Selector;
      readonly counter: string;
      readonly n: Amount | 'all';
      /** All but that many. */
      readonly but?: number;
      readonly remove?: true;
      readonly upTo?: true;
    }
  /** `done`: the damage that `to` would do. */
  | {
      readonly do: 'prevent';
      readonly to: Selector;
      readonly n: Amount | 'all';
      readonly upTo?: true;
      readonly done?: true;
    }
  /** The damage of the event becomes that much more. */
  | { readonly do: 'more-damage'; readonly n: Amount }
  /** All of its text, or these keywords, don't work for a time. */
  | { readonly do: 'lose'; readonly to: Selector; readonly what: Lost; readonly until: Duration }
  | { readonly do: 'tap'; readonly to: Selector }
  | { readonly do: 'untap'; readonly to: Selector }
  | { readonly do: 'retreat'; readonly to: Selector }
  | { readonly do: 'discard'; readonly to: Selector }
  /** `by`: you choose which; `random`: nobody does. */
  | {
      readonly do: 'discard-from-hand';
      readonly who: Who;
      readonly n: Amount | 'all';
      readonly what?: Filter;
      readonly by?: 'you';
      readonly random?: true;
      readonly upTo?: true;
    }
  /** Cards from the top of a deck to the discard pile, or out of the game; "put" is not discarding. */
  | {
      readonly do: 'mill';
      readonly who: Who;
      readonly n: Amount;
      readonly put?: true;
      readonly into?: 'out';
    }
  /** It doesn't untap in the next untap step. */
  | { readonly do: 'stay-tapped'; readonly to: Selector }
  | { readonly do: 'return-to-hand'; readonly to: Selector }
  | { readonly do: 'control'; readonly to: Selector; readonly until: Duration; readonly who?: 'opponent' }
  /** Both players bid Force in secret; the higher bid is paid and its player controls the unit. Dark wins ties unless `ties` says who. */
  | { readonly do: 'secret-bid'; readonly to: Selector; readonly until: Duration; readonly ties?: 'you' }
  | { readonly do: 'disrupt'; readonly what: DisruptTarget; readonly unless?: number }
  /** `unit`: only the dice of an attack by this unit, or of one against it. */
  | {
      readonly do: 'reroll';
      readonly whose: Who;
      readonly n: Amount | 'all';
      readonly upTo?: true;
      readonly unit?: 'attacks' | 'is-attacked';
      /** The roll for build points. */
      readonly build?: true;
    }
  | { readonly do: 'add-dice'; readonly n: Amount }
  /** Dice are turned to that number. */
  | {
      readonly do: 'change-dice';
      readonly whose: Who;
      readonly n: Amount;
      readonly side: number;
      readonly upTo?: true;
      readonly unit?: 'attacks' | 'is-attacked';
    }
  | { readonly do: 'win'; readonly who: 'you' | 'opponent' }
  /** A player can't win, or can't lose, for a time. */
  | {
      readonly do: 'cannot';
      readonly what: 'win' | 'lose';
      readonly who: 'you' | 'opponent';
      readonly until: Duration;
    }
  /** "The attack ends": no dice are rolled. */
  | { readonly do: 'end-attack' }
  /** When this battle step has ended, another one follows: in the arena that was spoken of, else in the same. */
  | { readonly do: 'battle-again' }
  /** "This can't be disrupted": said of the effect that it is a part of. */
  | { readonly do: 'sure' }
  /** "Choose a player": in its parts `player` is that player. */
  | { readonly do: 'choose-player'; readonly parts: readonly Part[] }
  /** These parts wait until the attack ends. */
  | { readonly do: 'when-attack-ends'; readonly parts: readonly Part[] }
  /** The attacking unit attacks that unit instead: by Intercept, even if it turns out that it can't; by Redirect; by a card. */
  | { readonly do: 'redirect'; readonly to: Selector; readonly by?: 'Intercept' | 'Redirect' }
  /** Hits beyond the defender's remaining health go to that unit (Overkill). */
  | { readonly do: 'divide'; readonly to: Selector; readonly any?: true }
  /** Speed up or down by exactly that much (Velocity). */
  | { readonly do: 'velocity'; readonly n: number }
  /** "Until end of turn, each …": units that come later are meant too (Phrases, "this turn"). */
  | { readonly do: 'lasting'; readonly parts: readonly StaticPart[]; readonly until: 'battle' | 'turn' }
  /** "This turn, when …": a triggered effect that waits until end of turn. */
  | { readonly do: 'this-turn'; readonly effect: TriggeredEffect }
  /** "… when your next build step starts": it waits for the next such event, however late. */
  | { readonly do: 'next-time'; readonly effect: TriggeredEffect }
  /** "Roll a die. If you roll a 5 or 6, …"; `total`: the sum of all dice is at least that. */
  | { readonly do: 'roll-dice'; readonly n: Amount; readonly cases: readonly RollCase[] }
  /** Cards from the top of a deck are looked at; some are taken, the rest goes somewhere. */
  | {
      readonly do: 'look-top';
      readonly who: 'you' | 'opponent';
      readonly n: Amount;
      readonly shown?: true;
      readonly take?: {
        readonly n: number | 'all';
        readonly upTo?: true;
        readonly what?: Filter;
        readonly into: 'hand' | 'discard' | 'build' | 'its-arena' | 'bottom';
        readonly counters?: number;
      };
      readonly rest: 'top' | 'bottom' | 'discard' | 'shuffle';
    }
  /** The Equipment that has the effect is attached. */
  | { readonly do: 'attach'; readonly to: Selector }
  | {
      readonly do: 'upkeep';
      readonly words?: readonly string[];
      readonly options: readonly ActivatedEffect[];
    }
  /** "Take 1 … Subordinate and put it into the … arena." */
  | {
      readonly do: 'take';
      readonly name: string;
      readonly values: string;
      readonly n: Amount;
      /** `here`: the arena that the effect is in. */
      readonly into: readonly Arena[] | 'here' | 'its-arena';
      /** The abilities by which the card tells which Subordinate it means. */
      readonly with?: readonly Effect[];
    }
  /** "Put" is neither moving, deploying nor discarding. */
  | {
      readonly do: 'put';
      readonly to: Selector;
      readonly into: PutPlace;
      /** It comes so into an arena; left out: as it was. */
      readonly tapped?: boolean;
      /** From one arena to another: that is moving. */
      readonly move?: true;
      /** Where this card has to be: the effect works there ("this card"). */
      readonly at?: 'hand' | 'discard';
    }
  /** "Search your deck for …, reveal it, and put it into your hand"; `hidden`: it is not shown. */
  | {
      readonly do: 'search';
      /** `either`: deck and discard pile. */
      readonly zone: 'deck' | 'discard' | 'either' | 'hand';
      readonly of?: 'opponent';
      readonly what: Filter;
      readonly n: Amount;
      readonly upTo?: true;
      /** The hand unless given; in the build zone it lies face-down with so many build counters. */
      readonly into?: 'build' | 'discard' | 'its-arena' | 'out';
      readonly counters?: number;
      readonly hidden?: true;
    }
  | { readonly do: 'shuffle'; readonly with?: 'discard'; readonly who?: 'opponent' }
  | { readonly do: 'reveal-hand'; readonly who: Who; readonly zone?: 'build' }
  /** Cards from the top of one's deck, or that card, face-down under this unit. */
  | { readonly do: 'tuck'; readonly n: number }
  | { readonly do: 'tuck'; readonly to: Selector }
  /** Abilities of those cards are chosen, or all of a sort are meant (`all`): `to` has them for a time. */
  | {
      readonly do: 'copy-ability';
      readonly on: Filter;
      readonly to: Selector;
      readonly until: Duration;
      /** Those that are played, those that are played for Force, or a keyword's. */
      readonly which?: string;
      readonly all?: true;
      /** Up to so many; left out: one. */
      readonly n?: number;
    }
  /**
   * `only`: when each option can be chosen, if their times differ (Phrases, "choose one"); `by`: who chooses, if another.
   * `words`: the options in words. A text does not have them; what compiles it adds them, so that play needs no grammar.
   */
  | {
      readonly do: 'choose-one';
      readonly words?: readonly string[];
      readonly by?: 'opponent';
      readonly of: readonly (readonly Part[])[];
      readonly only?: readonly (readonly Only[])[];
    }
  /** A card is chosen that what follows speaks of. */
  | { readonly do: 'choose'; readonly to: Selector }
  /** Damage counters, or others, go from one card to another. */
  | {
      readonly do: 'move-counters';
      readonly counter: string;
      readonly n: Amount | 'all';
      readonly from: Selector;
      readonly to: Selector;
      readonly upTo?: true;
    }
  /** "You may …", "your opponent may pay 2 Force. If …", "… unless your opponent pays 2 Force" (`else`). */
  | {
      readonly do: 'may';
      readonly who?: 'opponent';
      readonly cost?: readonly Cost[];
      readonly parts: readonly Part[];
      readonly else?: readonly Part[];
    }
  /** "If …, …", looked at when the instruction comes up. */
  | {
      readonly do: 'if';
      readonly if: readonly Condition[];
      readonly parts: readonly Part[];
      readonly else?: readonly Part[];
    }
  /** "If you do": only if the instruction before it has done something. */
  | { readonly do: 'if-done'; readonly parts: readonly Part[] }
  /** "Choose an arena": in its parts `there` is that arena. */
  | { readonly do: 'choose-arena'; readonly among?: readonly Arena[]; readonly parts: readonly Part[] }
  /** Build counters on a partially built card of one's own. */
  | {
      readonly do: 'build-counters';
      readonly of: 'you' | 'opponent';
      readonly n: Amount | 'all';
      /** Cards of this sort only: the card is shown. */
      readonly what?: Filter;
      readonly remove?: true;
      readonly upTo?: true;
      /** On every such card, not on one. */
      readonly each?: true;
    };

export interface RollCase {
  readonly faces?: readonly number[];
  readonly total?: number;
  readonly parts: readonly Part[];
}

export type PutPlace =
  | Arena
  | 'its-arena'
  | 'bottom'
  | 'build'
  | 'hand'
  | 'discard'
  | 'deck'
  | 'out'
  | 'supply';

export type Lost = 'text' | readonly string[];

export type StatChange = { readonly [stat in Stat]?: Amount };

export interface DisruptTarget {
  /**
   * `played`: a card or an ability; `activated`: the same, or an effect of another card; `trigger`: a triggered effect;
   * `disrupt`: another disrupt.
   */
  readonly what:
    | 'attack'
    | 'card'
    | 'ability'
    | 'completion'
    | 'any'
    | 'played'
    | 'activated'
    | 'trigger'
    | 'disrupt';
  /** Only what costs Force. */
  readonly force?: true;
  /** Kinds of card, for cards and completions. */
  readonly card?: readonly CardKind[];
  /** The attacking unit, or the unit whose ability it is. */
  readonly by?: Filter;
  /** The unit that is attacked. */
  readonly against?: Filter;
}

/** What a static effect does while it is on. */
export type StaticPart =
  | { readonly do: 'modify'; readonly to: Selector; readonly stats: StatChange }
  /** `per`: keywords with as many times their value. */
  | {
      readonly do: 'grant';
      readonly to: Selector;
      readonly effects: readonly Effect[];
      readonly per?: Filter | Tally;
    }
  | { readonly do: 'treat-as'; readonly to: Selector; readonly subtype: string }
  /** A value that is `n`, or as printed and stacked, and can't be changed; `only`: can't be raised, or lowered. */
  | {
      readonly do: 'fix';
      readonly to: Selector;
      readonly stat: Stat;
      readonly n?: number;
      readonly only?: 'gain' | 'lose';
    }
  /** What the unit that says so can't lose. */
  | { readonly do: 'keep'; readonly to: Selector; readonly what: Lost }
  | { readonly do: 'define'; readonly stat: Stat; readonly as: Amount }
  | {
      readonly do: 'forbid';
      readonly what: 'attack' | 'be-attacked';
      readonly to: Selector;
      readonly object?: Filter;
    }
  /** `step`: not in the retreat step, but by effects. */
  | { readonly do: 'no-retreat'; readonly to: Selector; readonly step?: true }
  /** From an arena to another, in the build step. */
  | { readonly do: 'no-move'; readonly to: Selector }
  /** To attack these units, or to attack with them (`with`), the other player pays Force. */
  | { readonly do: 'toll'; readonly to: Selector; readonly n: number; readonly with?: true }
  /** Cards that its stack may have beyond the usual 4; `upTo`: in all, whatever else gives room. */
  | { readonly do: 'stack-room'; readonly to: Selector; readonly n: number; readonly upTo?: true }
  /** This card may lie under these units, as part of their stack and never on top; `once`: one copy of it. */
  | { readonly do: 'lie-under'; readonly what: Filter; readonly once?: true }
  /** Of these Equipment it can have one attached; `copy`: of the Equipment that says so. */
  | { readonly do: 'one-attached'; readonly to: Selector; readonly what: Filter | 'copy' }
  /** The Pilots that it can have. */
  | { readonly do: 'pilot-room'; readonly to: Selector; readonly n: number }
  | { readonly do: 'only-pilots'; readonly to: Selector; readonly what: Filter }
  /** `to` may attack these although the rules say no; with `be`, `to` may be attacked by them. */
  | {
      readonly do: 'allow';
      readonly what: 'own' | 'other-arena' | 'Stealth' | 'build-zone';
      /** With that power in place of its own and its stack's. */
      readonly power?: number;
      readonly be?: true;
      readonly to: Selector;
      readonly object?: Filter;
    }
  /** `to` has to attack, and one of these where it can. */
  | { readonly do: 'must-attack'; readonly to: Selector; readonly object?: Filter }
  | { readonly do: 'lose'; readonly to: Selector; readonly what: Lost }
  /** These abilities, or all activated ones, can't be played. */
  | { readonly do: 'forbid-use'; readonly to: Selector; readonly what: 'activated' | readonly string[] }
  /** Damage to these units, or from them, is prevented by itself. */
  | { readonly do: 'prevent-all'; readonly to: Selector; readonly from?: true }
  /** `attack`: only what its attacks do; `except`: such units can prevent it. */
  | {
      readonly do: 'unpreventable';
      readonly from: Selector;
      readonly attack?: true;
      readonly except?: Filter;
    }
  /** It, its attacks or its activated abilities can't be disrupted; or nothing of that sort can. */
  | {
      readonly do: 'undisruptable';
      readonly what: 'this' | 'attack' | 'abilities';
      readonly to: Selector;
    }
  | { readonly do: 'undisruptable'; readonly what: DisruptTarget }
  /** At equal speed the units of that player come first. */
  | { readonly do: 'ties'; readonly who: 'you' | 'opponent' }
  /** Whoever else is there: that player holds the arena; or these units hold none. */
  | { readonly do: 'holds'; readonly who: 'you' | 'opponent'; readonly arena: Arena | 'here' }
  | { readonly do: 'holds-not'; readonly to: Selector; readonly arena?: readonly Arena[] }
  | { readonly do: 'cannot'; readonly what: 'win' | 'lose'; readonly who: 'you' | 'opponent' }
  /** What the cards meant cost to complete, in build counters; `this` works wherever the card is. */
  | { readonly do: 'cost'; readonly to: Filter; readonly n: Amount }
  /** Cards of these kinds can't be played by that player. */
  | {
      readonly do: 'forbid-play';
      readonly who: 'you' | 'opponent' | 'each';
      readonly card: readonly CardKind[];
    }
  /** What it costs to play the activated abilities of these units, or to attach Equipment to them, in Force. */
  | {
      readonly do: 'charge';
      readonly what: 'abilities' | 'force-abilities' | 'equip';
      readonly to: Selector;
      readonly n: number;
      /** Only these keywords' abilities; of Equipment only that of these subtypes. */
      readonly keywords?: readonly string[];
      readonly subtype?: readonly string[];
      /** Of Equipment: build points as well; or nothing has to be paid. */
      readonly build?: number;
      readonly free?: true;
      /** What costs at least this much can't cost less than it. */
      readonly least?: 1;
    }
  /** What Battle cards cost to play, in Force. */
  | { readonly do: 'charge'; readonly what: 'battle'; readonly of?: 'you' | 'opponent'; readonly n: number }
  | { readonly do: 'extra-pilot'; readonly to: Selector };
