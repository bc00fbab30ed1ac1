// What a game has to say about files: what is its own in a scenario, a replay, a saved game. What these have in common (title,
// script, dice, checks, result …) is read and written in src/play.

import type { Check } from '../files/checks.ts';
import type { Refusal } from '../refusal.ts';
import type { AutoPass, CardId, Die } from '../state.ts';
import type { GameTypes } from './game-types.ts';

/** A point that is reached and not entered; the script's end; the game's end. */
export type Until = { readonly turn: number; readonly point: string } | 'script-end' | 'game-over';

/** Where play starts and stops, and what chance is given. */
export interface PlayedFrom {
  readonly at: string;
  readonly until: Until;
  readonly dice: readonly Die[];
  readonly seed: number | string | null;
  /** Whether piles are shuffled where the rules say so. */
  readonly shuffle: boolean;
}

/** A game before anything happens. */
export type Position<T extends GameTypes = GameTypes> = T['table'] & PlayedFrom;

/** How a game is played: what players are asked, and what has been recorded of chance. */
export interface Settings {
  readonly autoPass?: AutoPass;
  readonly dice?: readonly number[];
  readonly shuffles?: readonly (readonly CardId[])[];
}

/** Texts of cards, and what people say in words of their own. Without the grammar it is understood as it stands. */
export interface CardTexts<T extends GameTypes = GameTypes> {
  readonly reader: T['reader'];
  /** A decision as the rules understand it in the present window. */
  restate(state: T['state'], decision: T['decision']): T['decision'];
  /** The game before its first decision, with what older files leave unsaid in its cards. */
  inWords(start: T['state']): T['state'];
  /** The cards of a file with the effects of their texts; a paragraph that can't be read is left to the players. */
  compiled(cards: JsonCards, find?: CardFinder): JsonCards;
}

/** Cards by their keys, before they are checked. */
export type JsonCards = Record<string, unknown>;

/** A recorded game, as far as its cards and its start go. Its texts are compiled. */
export interface RecordedTable {
  readonly cards: unknown;
  readonly start: unknown;
}

export interface RecordedDecisions<T extends GameTypes = GameTypes> {
  readonly decisions: readonly Done<T>[];
  readonly variations?: readonly { readonly decisions: readonly Done<T>[] }[];
}
/** A decision, or something that is done by hand. */
type Done<T extends GameTypes> = T['decision'] | { readonly by?: string; readonly do: string };

export interface ReplayFiles<T extends GameTypes = GameTypes> {
  /** The form of a replay file. */
  readonly check: Check;
  /** The version of the effect language that cards are compiled to. */
  readonly effects: number;
  readTable(file: RecordedTable): T['table'];
  /** Whether it takes the grammar to understand what stands in the file. */
  needsTexts(file: RecordedDecisions<T>, start: T['state']): boolean;
}

/** Writing games down, and reading what may come from anybody. */
export interface StorageFiles<T extends GameTypes = GameTypes> {
  /** Throws where the effects of cards are not those of the language. */
  checkCards(cards: unknown, path: string): void;
  /** The cards of a game and its start, as a replay has them. */
  writeTable(start: T['state']): {
    readonly cards: Readonly<Record<string, unknown>>;
    readonly start: object;
  };
  /** The form of a saved game. */
  readonly saveCheck: Check;
  /** The start of a saved game of this ruleset; nothing of it is taken on trust. */
  readStart(json: unknown, ruleset: string): T['state'];
}

/** Finds a card of the loaded card data by its reference. */
export type CardFinder<Card = unknown> = (ref: string) => Card | undefined;

export interface ReadOptions<Card = unknown> {
  /** Where `{ "ref": … }` is looked up. */
  readonly cards?: CardFinder<Card>;
  /** Cards of the card data may have paragraphs that are carried out by hand. */
  readonly manual?: boolean;
}

/** The ids of all cards, in the order of the file, each with the path at which it stands. */
export type Ids = ReadonlyMap<CardId, string>;

/** The cards of a scenario and how they lie; their texts have not been read yet. */
export interface DraftTable<T extends GameTypes = GameTypes> {
  readonly ids: Ids;
  /** Reads the texts, last of all: a file that is wrong is called wrong even where its texts can't be read. */
  compile(reader: T['reader']): T['table'];
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** What a result should be, in part. */
export type Expect = { readonly [name: string]: Json };

export interface ScenarioFiles<T extends GameTypes = GameTypes> {
  /** The form of a scenario file. */
  readonly check: Check;
  /** The points of a turn, in order: a scenario stops at the last unless it says otherwise. */
  readonly points: readonly string[];
  /** Those that can come up again in the same turn, after later ones. */
  readonly recurring?: readonly string[];
  /** Where play starts, unless the file says otherwise. */
  readonly at: string;
  readTable(file: object, options: ReadOptions): DraftTable<T>;
  /** An entry of the script: the names in it are those of cards and keywords. */
  readEntry(entry: unknown, path: string, ids: Ids): T['decision'];
  /** What the file expects, but for `illegal`. */
  readExpect(expect: Readonly<Record<string, unknown>>, path: string, ids: Ids): Expect;
  /** Lists of a seat for which a file may expect a number of cards instead. */
  readonly piles: readonly string[];
  /** Those among them that have no order. */
  readonly unordered: readonly string[];
  readonly script: ScriptRules<T>;
}

/** Lessons of a game. */
export interface LessonFiles {
  /** The form of a lesson file. */
  readonly check: Check;
}

/** How a script is played: what belongs to an entry, and what is not the time for it. */
export interface ScriptRules<T extends GameTypes = GameTypes> {
  /** How much is under way. */
  depth(state: T['state']): number;
  /** The depth at which an entry that is taken now will be over. */
  depthAfter(state: T['state'], entry: T['decision']): number;
  /** A mark of this moment, for `isUnfinished`. */
  mark(state: T['state']): number;
  /** Whether something that was set off since a mark is still going on, although nothing is under way. */
  isUnfinished(state: T['state'], since: number): boolean;
  /** Why an entry that is legal now is meant for later. */
  tooEarly(state: T['state'], entry: T['decision']): Refusal | null;
  /** Whether a default does something that the entries do not ask for. */
  isForced(taken: T['decision']): boolean;
  /** Why the chance of an entry is gone for good, by the defaults that were taken. */
  missed(state: T['state'], entry: T['decision'], taken: readonly T['decision'][]): Refusal | null;
  /** An entry in a few words that tell it from others. */
  words(entry: T['decision']): string;
}
