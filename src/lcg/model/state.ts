// The whole game as one immutable, JSON-safe value. Every function of the rules takes a GameState and gives one.
import type { AutoPass, BaseBox, BaseState, Die, Result } from '../../core/state.ts';
import type { CardDef } from '../cards/card.ts';
import type { CardId, ListZone, Side, Zone } from '../language/terms.ts';
import type { LogEvent } from '../log/types.ts';
import type { Frame } from './frames.ts';
import type { Lasting, Later } from './lasting.ts';
import type { Point } from './points.ts';

export { NO_CHANCE } from '../../core/state.ts';
export {
  type CardId,
  type CardType,
  DIAL,
  type IconType,
  type ListZone,
  other,
  type Phase,
  SIDES,
  type Side,
  type Token,
  type Zone,
} from '../language/terms.ts';
export type { AutoPass };

export interface CardState {
  readonly id: CardId;
  /** Key of its definition in the box. */
  readonly def: string;
  readonly owner: Side;
  readonly controller: Side;
  readonly zone: Zone;
  /** The card, or the dial, that it is attached to or captured at. */
  readonly host: CardId | null;
  readonly faceDown: boolean;
  readonly focus: number;
  readonly damage: number;
  readonly shields: number;
  readonly committed: boolean;
  /** Enhancements attached to it, in file order. */
  readonly enhancements: readonly CardId[];
  /** Face-down cards captured at it, in order. */
  readonly captured: readonly CardId[];
  /** A card that has left play is a new card: how often it has come and gone. */
  readonly life: number;
}

export type Lists = Readonly<Record<ListZone, readonly CardId[]>>;

/** A pile that a file leaves out: nothing is drawn from it, and nobody loses by it. */
export type Outside = Readonly<Record<'deck' | 'objectiveDeck', boolean>>;

export interface PlayerState {
  readonly lists: Lists;
  readonly outside: Outside;
  /** The reserve value at the start of the game. */
  readonly reserve: number;
  /** The player has not finished a turn yet: the exceptions of the first turn hold. */
  readonly firstTurn: boolean;
  /** Totals of the last edge battle and the last Force struggle. */
  readonly edgeTotal: number | null;
  readonly forceTotal: number | null;
}

/** What never changes in a game. */
export interface Box extends BaseBox {
  readonly defs: Readonly<Record<string, CardDef>>;
  /** All cards, in file order: that order breaks ties of choice. */
  readonly ids: readonly CardId[];
  readonly index: Readonly<Record<CardId, number>>;
  readonly dice: readonly Die[];
  readonly shuffle: boolean;
}

export interface Engagement {
  readonly id: number;
  readonly by: Side;
  /** The engaged objective, or the dial; null when it has gone. */
  readonly objective: CardId | null;
  readonly attackers: readonly CardId[];
  readonly defenders: readonly CardId[];
  /** Who has the edge; null before the edge battle is over. */
  readonly edge: Side | null;
  /** The edge battle started without a defender: the attacker wins it. */
  readonly automatic: boolean;
  /** Cards placed in edge stacks since it began, also discarded ones. */
  readonly stacked: readonly CardId[];
  /** The unopposed bonus was due. */
  readonly unopposed: boolean;
}

export interface EdgeBattle {
  readonly id: number;
  /** Fate cards that have resolved, and those whose effects were cancelled. */
  readonly resolved: readonly CardId[];
  readonly cancelled: readonly CardId[];
  /** It was cancelled: nobody wins it. */
  readonly over: boolean;
  /** A new one begins. */
  readonly anew: boolean;
  readonly revealed: boolean;
  /** A fate card whose effects may be resolved so many times more. */
  readonly again?: { readonly card: CardId; readonly times: number } | null;
  /** Who wins it, while its totals are compared and reacted to. */
  readonly winner: Side | null;
  /** The totals as they are compared. */
  readonly totals: Readonly<Record<Side, number>> | null;
}

/** A card as it was when it left play, with what was attached to it. */
export interface Left {
  readonly state: CardState;
  readonly role: 'attacker' | 'defender' | null;
}

/** What has happened in this turn, for "the first … each turn". */
export interface Played {
  readonly by: Side;
  readonly card: CardId;
  readonly phase: string;
}

export interface GameState extends BaseState {
  readonly box: Box;
  /** In file order. */
  readonly cards: readonly CardState[];
  readonly players: Readonly<Record<Side, PlayerState>>;
  readonly active: Side;
  readonly point: Point;
  readonly balance: Side;
  readonly dial: number;
  readonly dialDamage: number;
  /** Enhancements on the dial. */
  readonly dialCards: readonly CardId[];
  /** Objectives, or the dial, that were engaged in this conflict phase. */
  readonly engaged: readonly CardId[];
  /** Those that may be engaged once more. */
  readonly again: readonly CardId[];
  readonly engagement: Engagement | null;
  /** The order in which objectives chosen in setup will be revealed. */
  readonly order: Readonly<Record<Side, readonly CardId[]>>;
  /** Objectives that still have to be replaced in this refresh phase. */
  readonly missing: number;
  /** Who has, or had last, the edge. */
  readonly edge: Side | null;
  /** What is under way, outermost first. */
  readonly frames: readonly Frame[];
  /** The edge battle under way. */
  readonly edgeBattle: EdgeBattle | null;
  /** Cards that have left play, as they were. */
  readonly left: Readonly<Record<CardId, Left>>;
  readonly lasting: readonly Lasting[];
  readonly later: readonly Later[];
  readonly played: readonly Played[];
  /** How often limited abilities were used: `<card>:<ability>` or `<player>:<title>`, with what the limit is counted by. */
  readonly uses: Readonly<Record<string, number>>;
  readonly nextId: number;
  readonly shufflesUsed: number;
  /** Streams of the seeded generator; null where chance is given. */
  readonly random: Readonly<Record<Side | 'dice', number>> | null;
  readonly log: readonly LogEvent[];
  readonly stop: { readonly turn: number; readonly point: Point } | null;
  readonly result: (Result & { readonly winner: Side | null }) | null;
  /** Things done this turn: the guard against loops made by cards. */
  readonly steps: number;
}
