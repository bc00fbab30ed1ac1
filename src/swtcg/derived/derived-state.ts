// What follows from a state of the game: who has which abilities, what static effects do, what a unit's totals are. Effects
// ask about it, and what they do depends on the answers. So each file of this folder answers one kind of question, and asks
// the others through a DerivedState; derive.ts puts them together.
import type { Facts } from '../../core/memo.ts';
import type {
  Amount,
  Condition,
  Effect,
  Filter,
  Selector,
  Stat,
  StaticPart,
  Tally,
} from '../language/effect.ts';
import type { Arena, CardId, EventName, GameEvent, GameState, Side, WindowKind } from '../model/state.ts';

/** Who asks: whose effect it is, the card it is on, and what it has spoken of so far. */
export interface Context {
  readonly by: Side;
  readonly source: CardId;
  readonly that?: readonly CardId[];
  /** Where that was. */
  readonly there?: Arena | null;
  readonly event?:
    | (Pick<GameEvent, 'card' | 'object' | 'arena' | 'attack' | 'frame' | 'was'> &
        Partial<Pick<GameEvent, 'type'>>)
    | null;
  readonly x?: number | null;
  readonly prevented?: number;
  readonly removed?: number | undefined;
  /** What the cost was paid with. */
  readonly paid?: readonly CardId[];
  /** "This arena" where the source is no longer in it. */
  readonly arena?: Arena | null;
  /** The static effect that is granting: what it gives itself does not count for "without". */
  readonly granting?: string;
  /** The card that gave the unit the effect. */
  readonly from?: CardId | undefined;
}

/** An effect where it stands now. */
export interface Ability {
  /** Names it among all abilities of the game, for limits and for triggers that wait. */
  readonly key: string;
  readonly effect: Effect;
  /** The card it comes from, the card that has it, and who controls it. */
  readonly source: CardId;
  readonly on: CardId;
  readonly by: Side;
  /** The paragraph's number on its source, from 1. */
  readonly n: number;
  /** The copies that are summed up in it. */
  readonly also?: readonly string[];
}

export interface ActiveStatic {
  readonly ability: Ability;
  readonly part: StaticPart;
  /** Whose words they are, and of which card. */
  readonly context: Context;
}

export type ActiveStaticOf<Do extends StaticPart['do']> = ActiveStatic & {
  readonly part: Extract<StaticPart, { readonly do: Do }>;
};

export interface Totals {
  /** Null is the unknown value of a `*` (Terms, *). */
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  /** What is added to the printed value: stacking, modifiers, static effects; it may be negative. */
  readonly bonus: Readonly<Record<Stat, number>>;
}

/** Where a completed card is to go. */
export interface Destination {
  readonly to: string | null;
  /** The unit whose stack it joins, on top or under it. */
  readonly unit: CardId | null;
}

/** What is derived from where the cards are: kept for as long as that stays so, and filled in as it is asked for. */
export interface Lineup {
  /** Every card whose effects are in play. */
  readonly active: readonly CardId[];
  readonly statics: readonly ActiveStatic[];
  /** Whether it outlives what is put on cards, attacks and the players' means. */
  readonly plain: boolean;
  readonly abilities: Map<CardId, readonly Ability[]>;
  readonly totals: Map<CardId, Totals>;
  /** Static parts by their kind, once somebody asks. */
  parts: Map<StaticPart['do'], readonly ActiveStatic[]> | null;
  /** Abilities that listen for an event, by its name. */
  readonly listeners: Map<EventName, readonly Ability[]>;
  /** Abilities that could be used in a window, by its kind. */
  readonly usable: Map<WindowKind, readonly Ability[]>;
  /** What else was worked out for it, by what worked it out (`ofLineup`), and for the cards as they then were (`ofCards`). */
  readonly facts: Readonly<Record<Side, Facts>>;
  readonly cardFacts: Facts;
}

export interface DerivedState {
  readonly game: GameState;
  readonly lineup: Lineup;
  /** Whether "treat this unit as a…" counts. */
  readonly treats: boolean;
  /** The same with every unit as it is printed: who is treated as something is found out so, or each would wait for the other. */
  readonly untreated: DerivedState;
  /** What else follows from this very state: worked out once. */
  fact<Fact>(work: (game: GameState) => Fact): Fact;
  abilitiesOf(id: CardId): readonly Ability[];
  staticsOf<Do extends StaticPart['do']>(kind: Do): readonly ActiveStaticOf<Do>[];
  totals(id: CardId): Totals;
  buildCost(by: Side, id: CardId, where: Destination, printed?: number): number;
  controlOf(arena: Arena): Side | null;
  matches(context: Context, id: CardId, filter: Filter): boolean;
  candidates(context: Context, filter: Filter): CardId[];
  selects(context: Context, selector: Selector, id: CardId): boolean;
  selectEach(context: Context, selector: Selector): readonly CardId[];
  /** Whether what has happened to a card has happened to what a filter means. */
  speaksOf(context: Context, id: CardId, filter: Filter): boolean;
  amountOf(context: Context, amount: Amount | Tally): number;
  allHold(context: Context, conditions: readonly Condition[] | undefined): boolean;
}
