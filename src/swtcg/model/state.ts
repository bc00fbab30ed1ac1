// The whole game as one immutable, JSON-safe value. Every function of the rules takes a GameState and gives one.

import type { CardDef } from '../cards/card.ts';
import type {
  Duration,
  Effect,
  Filter,
  KeywordEffect,
  Lost,
  StaticEffect,
  TriggeredEffect,
} from '../language/effect.ts';
import type {
  Arena,
  Arrival,
  CardId,
  EventName,
  ListZone,
  RollKind,
  Side,
  WindowKind,
  Zone,
} from '../language/terms.ts';
import type { LogEvent } from '../log/types.ts';
import type { RuleId } from '../rulebook/ids.ts';

export {
  ARENAS,
  type Arena,
  type Arrival,
  type CardId,
  type EventName,
  type ListZone,
  other,
  SIDES,
  type Side,
  type WindowKind,
  type Zone,
} from '../language/terms.ts';

export interface CardState {
  readonly id: CardId;
  /** Key of its definition in the box; `?` stands for a card not known yet. */
  readonly def: string;
  readonly owner: Side;
  readonly controller: Side;
  readonly zone: Zone;
  /** The unit that this card lies under or on. */
  readonly host: CardId | null;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly damage: number;
  readonly build: number;
  /** The cards beneath the top card, topmost first. */
  readonly stack: readonly CardId[];
  readonly pilots: readonly CardId[];
  readonly equipment: readonly CardId[];
  readonly counters: Readonly<Record<string, number>>;
}

export interface PlayerState {
  readonly force: number;
  readonly buildPoints: number;
  /** Preparation: build points that this player may spend in setup, and what was spent. */
  readonly setupPoints: number;
  readonly setupSpent: number;
  readonly setupDone: boolean;
  readonly lists: Readonly<Record<ListZone, readonly CardId[]>>;
}

/** What never changes in a game: shared by every state of it, left out of snapshots. */
export interface Box {
  /** The id of the edition. */
  readonly ruleset: string;
  readonly defs: Readonly<Record<string, CardDef>>;
  /** All cards, in the order in which they stand in the file: that order breaks ties of choice. */
  readonly ids: readonly CardId[];
  readonly index: Readonly<Record<CardId, number>>;
  /** Given dice, used up before the seeded ones. */
  readonly dice: readonly number[];
  /** Given orders of decks, used instead of shuffling. */
  readonly shuffles: readonly (readonly CardId[])[];
  readonly autoPass: AutoPass;
  /** Whether decks are shuffled in preparation. */
  readonly shuffle: boolean;
}

/** Which play-or-pass chances pass by themselves: none, those where nothing can be played, all. */
export type AutoPass = 'never' | 'empty' | 'always';

/** The points of a turn at which a scenario can start or stop, in turn order. */
export const TURN_POINTS = [
  'turn-start',
  'untap',
  'gain-force',
  'roll-for-build',
  'dark-build',
  'light-build',
  'dark-retreat',
  'light-retreat',
  'battle-start',
  'space-battle',
  'ground-battle',
  'character-battle',
  'end-of-turn',
  'turn-end',
] as const;
export type TurnPoint = (typeof TURN_POINTS)[number];

/** Something that happened; triggered effects listen for it by `type`. */
export interface GameEvent {
  readonly type: EventName;
  /** The card that did it, or that it happened to. */
  readonly card?: CardId;
  /** The other card concerned: the defender, the source of the damage, … */
  readonly object?: CardId;
  /** The player concerned. */
  readonly side?: Side;
  readonly arena?: Arena;
  readonly amount?: number;
  /** The attack in whose course it happened. */
  readonly attack?: number;
  /** The effect or the completion that was announced. */
  readonly frame?: number;
  /** The damage that is pending. */
  readonly damage?: number;
  readonly hits?: number;
  /** The unit was discarded by damage. */
  readonly fatal?: true;
  /** The totals of the unit before it went, and the cards that lay beneath its top card. */
  readonly was?: Readonly<Record<'speed' | 'power' | 'health', number | null>> & { readonly beneath: number };
  /** How a card came into an arena, and how its deployment was paid for. */
  readonly how?: Arrival;
  readonly by?: string;
  /** The keyword that was used, or the sort of counters that were put. */
  readonly what?: string;
  /** Force was paid for it. */
  readonly force?: true;
}

/** A triggered effect that waits for its time (Effect Types, Triggered effects). */
export interface WaitingTrigger {
  readonly id: number;
  readonly by: Side;
  /** The card that has the effect, and the effect's place on it (see Ability.key). */
  readonly source: CardId;
  readonly key: string;
  readonly n: number;
  readonly effect: Effect;
  readonly event: GameEvent;
  /** Traps and Traits: their controller chooses whether it happens (Mission Cards, Equipment Cards). */
  readonly may?: true;
  /** How many triggered effects led to it, one setting off the next: the guard against loops made by cards. */
  readonly chain: number;
  /** The card that granted it, where that is not the card that has it. */
  readonly from?: CardId;
  /** What was chosen when it was announced, for an effect that was played before and takes effect only now. */
  readonly play?: Partial<Frame>;
  /** The attack whose end it waits for, or whose damage it was played against before that was known. */
  readonly attack?: number;
  /** What it is a part of: told by that name, and by that rule. */
  readonly of?: Effect | null;
  /** It waits for the end of the attack: triggered effects come before activated ones (rulings, 8). */
  readonly late?: 'triggered' | 'activated';
}

/** A number of hits foretold by Foresight or Forewarning. */
export interface Prediction {
  readonly by: Side;
  readonly unit: CardId;
  readonly key: string;
  readonly effect: Effect;
  /** Null: declined. */
  readonly hits: number | null;
}

/** What a unit that discarded another has earned: gained when its controller's next build step starts. */
export interface Bounty {
  readonly by: Side;
  readonly source: CardId;
  readonly effect: Effect;
}

/** The keywords that mattered when the attack dice were thrown: later ones come too late for that roll. */
export interface AtRoll {
  readonly attacker: readonly (readonly [keyword: string, value: number])[];
  readonly defender: readonly (readonly [keyword: string, value: number])[];
}

export interface Attack {
  readonly id: number;
  readonly by: Side;
  readonly attacker: CardId;
  readonly defender: CardId;
  /** Where the attack was declared from, and the keyword it is made by, if any. */
  readonly arena: Arena;
  readonly using: string | null;
  /** The unit tapped to declare it (the second attack of Double Strike does not tap). */
  readonly tapped: boolean;
  readonly disrupted: boolean;
  /** Set when the attack ended before its dice: a unit left. */
  readonly stopped: boolean;
  readonly hits: number;
  /** Damage counters that it has put. */
  readonly done: number;
  /** Its damage prevention was held before the dice were known (Cunning). */
  readonly secret: boolean;
  readonly predictions: readonly Prediction[];
  readonly atRoll: AtRoll | null;
}

/** Dice on the table: attack dice, dice of damage, the roll for build, dice that an effect asks for. */
export interface Roll {
  readonly id: number;
  readonly kind: RollKind;
  readonly by: Side;
  /** What the dice show; 0 is a die still to be thrown. */
  readonly dice: readonly number[];
  /** The dice as they first fell, before any reroll. */
  readonly initial: readonly number[];
  /** Dice that an effect has turned to another number: those are not natural. */
  readonly changed: readonly number[];
  /** What the first throw sets off has been looked at. */
  readonly judged: boolean;
}

/** One damage, or one placing of damage counters, on its way to a unit. */
export interface Damage {
  readonly id: number;
  readonly to: CardId;
  /** The unit that does it; null where the damage has no source. */
  readonly source: CardId | null;
  readonly by: Side;
  readonly amount: number;
  readonly prevented: number;
  /** Damage counters put by an effect are no damage: they are placed without windows 4 and 5. */
  readonly counters: boolean;
  readonly preventable: boolean;
  /** Such units can prevent it nevertheless. */
  readonly onlyBy?: Filter;
  /** Set when it comes from the roll of an attack. */
  readonly attack: number | null;
  /** Nobody knows yet how much it is (Cunning): prevention is played against it all the same. */
  readonly unknown: boolean;
  /** Its prevention window was held before: nothing more can be played against it. */
  readonly held: boolean;
}

/** Damages resolved together: points 4 to 7 of Attacking. */
export interface DamageSequence {
  readonly id: number;
  readonly items: readonly Damage[];
  /** The items from `fresh` to `known` are in their pending and prevention windows; later ones wait for their own. */
  readonly fresh: number;
  readonly known: number;
  /** The damage that brought each unit to its last health. */
  readonly fatal: Readonly<Record<CardId, number>>;
  /** Units that an effect discards, so that replacement effects are asked first. */
  readonly condemned: readonly CardId[];
  /** Something was placed or discarded: its window opens. */
  readonly acted: boolean;
}

/** A time at which somebody is asked: whose chance it is, and what was done with it so far. */
export interface Window {
  readonly id: number;
  readonly kind: WindowKind;
  readonly rule: RuleId;
  readonly chance: Side;
  /** Only this player acts here (one's own build or retreat step). */
  readonly solo: Side | null;
  readonly stage: 'static' | 'activated';
  /** After a roll: dice are added first, then rolled again, then changed. */
  readonly dice: DiceStage | null;
  readonly passes: number;
  /** Whose waiting triggered effect resolves next: back and forth, Dark first. */
  readonly triggers: Side;
  /** Something was played here. */
  readonly played: boolean;
  readonly closed: boolean;
  readonly arena: Arena | null;
  /** The cards that this window is about: units of one speed, triggers to put in order, cards to choose from. */
  readonly options: readonly string[];
  /** A choice may be declined. */
  readonly optional: boolean;
  /** A contest: what each player has bid so far. */
  readonly bids: Readonly<Record<Side, number>> | null;
  /** How many cards are still to be chosen, one after the other, and those chosen so far. */
  readonly count: number;
  readonly picked: readonly CardId[];
  /** What has happened but is heard of only after the contests that are due (Contesting Unique Cards). */
  readonly owes: EventName | null;
}

export type DiceStage = 'add' | 'reroll' | 'change';

/** What a disrupt may cancel: an attack, a card or ability that was paid, the completion of a card. */
export interface Frame {
  readonly id: number;
  readonly kind: 'effect' | 'completion';
  readonly by: Side;
  /** The card that has the effect or is being completed. */
  readonly source: CardId;
  readonly key: string;
  readonly effect: Effect | null;
  /** The event that set a triggered effect off. */
  readonly event: GameEvent | null;
  readonly how: 'card' | 'ability' | 'trigger' | 'completion';
  /** Cards chosen, slot by slot; null where the choice is still to be made. */
  readonly choices: readonly (readonly CardId[] | null)[];
  /** The Equipment that gave the unit the effect. */
  readonly from?: CardId;
  /** Cards that were named beyond those choices: they answer what is asked later. */
  readonly named?: readonly CardId[];
  /** What its present part has asked for besides, answer by answer. */
  readonly answers: readonly (readonly string[])[];
  readonly amount: number | null;
  readonly x: number | null;
  readonly dice: readonly number[] | null;
  /** Completion: where to, and onto or under which unit. */
  readonly to: string | null;
  readonly unit: CardId | null;
  /** Of damage that is divided: what was given to each unit so far. */
  readonly shares?: readonly number[];
  /** What a disrupt is aimed at: `frame:<id>` or `attack:<id>`. */
  readonly subject: string | null;
  /** Announced, then open to disrupts, then resolving part by part. */
  readonly stage: 'announced' | 'open' | 'resolving' | 'done';
  readonly disrupted: boolean;
  /** Which part is next, and how far that part got. */
  readonly part: number;
  readonly round: number;
  /** `roll`: dice with a reroll window; `throw`: only the dice, inside such a window. */
  readonly wait: 'damage' | 'roll' | 'throw' | 'choice' | null;
  /** The last cards that the effect spoke of ("that unit"). */
  readonly that: readonly CardId[];
  /** Those that it spoke of before them ("that unit does … to a unit"). */
  readonly former: readonly CardId[];
  /** Where the last card that it spoke of was then ("that arena"). */
  readonly there: Arena | null;
  /** See WaitingTrigger. */
  readonly chain: number;
  /** What its cost was paid with, where cards were chosen for that. */
  readonly paid?: readonly CardId[];
  /** How much damage it has prevented so far. */
  readonly prevented: number;
  /** How many counters it has removed. */
  readonly removed?: number;
  /** Whether the instruction before an "if you do" has done something. */
  readonly did?: boolean;
  /** The arena that its source was in when it was announced: "this arena" even if the source has left since. */
  readonly arena: Arena | null;
}

/** A continuous part of an effect that has resolved. */
export interface Modifier {
  readonly id: number;
  readonly on: CardId;
  readonly by: Side;
  /** The card that made it, and the paragraph's number on it. */
  readonly source: CardId;
  readonly n: number;
  readonly speed?: number;
  readonly power?: number;
  readonly health?: number;
  readonly effects?: readonly Effect[];
  readonly lose?: Lost;
  /** A player who can't win. */
  readonly winless?: Side;
  readonly control?: Side;
  /** A static effect for a time, on no card: `on` is then `*` (Phrases, "this turn"). */
  readonly lasting?: StaticEffect | TriggeredEffect;
  /** It is gone once it has triggered. */
  readonly once?: true;
  /** Doesn't untap in the next untap step. */
  readonly stays?: true;
  /** Leaves the game instead of being discarded (Meditate). */
  readonly exile?: true;
  readonly until: Duration;
  /** The attack it lasts for; that of "its next attack" is known when that attack stands. */
  readonly attack: number | null;
  /** Made by Velocity: its unit, which had no Stealth, can't gain it any more. */
  readonly velocity?: true;
}

export interface Chance {
  readonly rolls: readonly (readonly number[])[];
  readonly shuffles: readonly (readonly CardId[])[];
}

export const NO_CHANCE: Chance = { rolls: [], shuffles: [] };

export interface Result {
  readonly winner: Side | null;
  readonly by: 'control' | 'effect' | 'conceded' | 'agreed' | 'time' | 'judge' | 'turn-limit';
  readonly turn: number;
}

export interface GameState {
  readonly box: Box;
  readonly cards: readonly CardState[];
  readonly players: Readonly<Record<Side, PlayerState>>;
  readonly locations: Readonly<Record<Arena, CardId | null>>;
  readonly turn: number;
  readonly point: TurnPoint | 'preparation' | 'over';
  /** Preparation: who set up last. */
  readonly setupBy: Side | null;
  /** The arena of the battle step. */
  readonly arena: Arena | null;
  /** Where another battle step follows when this one has ended. */
  readonly battleAgain: Arena | null;
  /** Play rests before this point until it is told to go on. */
  readonly stop: { readonly turn: number; readonly point: TurnPoint } | null;
  readonly windows: readonly Window[];
  readonly frames: readonly Frame[];
  readonly attacks: readonly Attack[];
  readonly rolls: readonly Roll[];
  readonly damages: readonly DamageSequence[];
  readonly waiting: readonly WaitingTrigger[];
  readonly modifiers: readonly Modifier[];
  /** The keywords that units last had in an arena before they left it this turn, and who controlled them (rulings, 10). */
  readonly last: Readonly<
    Record<CardId, { readonly by: Side; readonly had: readonly KeywordEffect[] } | undefined>
  >;
  readonly bounties: readonly Bounty[];
  /** The unit that has just attacked and tapped for it. */
  readonly striker: CardId | null;
  /** It had Double Strike when its attack ended: it may attack again without tapping. */
  readonly twice: boolean;
  /** The unit that it may attack again because it did too little damage (Tenacity). */
  readonly again: CardId | null;
  /** Which abilities were used, each within its limit: `<ability>@<scope>`. */
  readonly used: readonly string[];
  readonly nextId: number;
  readonly diceUsed: number;
  readonly shufflesUsed: number;
  /** Seeded streams, one for each use, or null where dice are given by hand. */
  readonly random: { readonly dice: number; readonly dark: number; readonly light: number } | null;
  readonly result: Result | null;
  /** Where in the statecharts play is now, outermost first. */
  readonly path: readonly string[];
  /** What happened since the last decision. */
  readonly log: readonly LogEvent[];
  /** What fell and how decks lay after a shuffle since the last decision: a replay records it. */
  readonly chance: Chance;
  /** Things done since the turn began: the guard against endless turns. */
  readonly steps: number;
  /** Variable values (`<card>:<stat>`) that were known once, and those that count as 0 since (Terms, *). */
  readonly known: readonly string[];
  readonly zero: readonly string[];
  /** What happened this turn and in the one before; kept only where a card asks for it. */
  readonly past: { readonly now: readonly GameEvent[]; readonly before: readonly GameEvent[] } | null;
}
