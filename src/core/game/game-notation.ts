// What a game says in the notation: its sentences, its cards and its table in words. Reading and printing themselves, and all
// that files of every game have, are in src/play/notation.

import type { ChanceWords } from '../notation/chance.ts';
import type { Cursor } from '../notation/cursor.ts';
import type { Json } from '../notation/json.ts';
import type { Kinds, Spoken } from '../notation/kind.ts';
import type { Naming } from '../notation/names.ts';
import type { CardId, Seat } from '../state.ts';
import type { CardFinder } from './game-files.ts';
import type { GameTypes } from './game-types.ts';

/** Cards of the card data, by name. */
export interface CardNames {
  /** The references of all cards that are called so. */
  find(name: string): readonly string[];
  /** All names, for completion and for hints. */
  names(): Iterable<string>;
}

export interface CardData {
  readonly find: CardFinder;
  readonly names: CardNames;
}

/** Where a card stands that is described: it says what the card is, where nothing else does. */
export interface Standing {
  readonly seat: Seat | null;
  /** The key of the list: `hand`, or that of what lies on a card; null in a line of its own. */
  readonly list: string | null;
  /** The part of the table that the list, or the card that it lies with, belongs to. */
  readonly place: string | null;
  /** The type of the card that it lies with. */
  readonly host?: unknown;
  /** How many cards it lies on, one on the other. */
  readonly depth?: number;
}

/** What is said in parentheses after a card: of the card itself, or of how it stands. */
export interface Fact {
  readonly def?: Json;
  readonly placed?: Json;
}

/** What is wrong with a description: from this many letters after its beginning on. */
export interface CardFault {
  readonly message: string;
  readonly from?: number;
}

export interface CardWords {
  /** A card as somebody would write it, for messages. */
  readonly example: string;
  /** What a reference to the card data begins with. */
  readonly reference: RegExp;
  /** What can come after a card's name, for messages. */
  readonly goesOn: string;
  /** What a fact in parentheses may be, for messages. */
  readonly factsLike: string;
  /** What begins a list of cards that lie on a card; the first group is its word. */
  readonly lies: RegExp;
  /** What is expected there, for messages. */
  readonly liesLike: string;
  /** The list by that word. */
  liesIn(word: string): string;
  /** The lists of cards on a card, as files call them, with the word before each. */
  readonly lists: Readonly<Record<string, string>>;
  /** What is said of a card in parentheses; null: it is no fact that is known, and is added to the card as it stands. */
  fact(text: string, def: Json): Fact | null;
  /** What begins a fact that is not well said, so that it is not taken for something else. */
  readonly unclear: RegExp;
  /** Adds what is said in parentheses and is no known fact. */
  addOther(def: Json, text: string): void;
  /** Numbers that stand after a name without parentheses. */
  numbers?(cursor: Cursor, def: Json): boolean;
  /** A name that ends in numbers that are not whole. */
  wrongNumbers?(name: string): CardFault | null;
  /** How a card without a definition could be described. */
  describe(name: string, standing: Standing, data: boolean): string;
  /** What a card is that lies so, by its place alone. */
  typeIn(standing: Standing): string | undefined;
  /** The definition in full, with what its place says of it. */
  complete(def: Json, standing: Standing): { readonly def: Json } | CardFault;
  /** What is printed on a card, for the words after its name; what its place says is left out. */
  print(def: Json, standing: Standing): { readonly numbers?: string; readonly facts: readonly string[] };
  /** How a card stands, in the words of facts. */
  printMarks(placed: Json): string[];
  /** A sentence about a paragraph that could not be read; empty where there is nothing to say. */
  textHint?(paragraph: string): string;
  /** Whether it takes no grammar to understand a paragraph. */
  isPlain(paragraph: string): boolean;
}

/** What a line of the table can do. */
export interface TableReading {
  /** What belongs to the start of a game beside its seats. */
  readonly start: Json;
  /** The lists of a seat, and what its player has. */
  seat(seat: Seat): Json;
  /** The seat whose lines these are; else it is told that a line before it lacks. */
  whose(at: number): Seat;
  cards(cursor: Cursor, standing: Standing): unknown[];
  /** When all cards of the text are known. */
  afterwards(act: (cursor: Cursor, spoken: Spoken) => void): void;
}

export type LineReader = (cursor: Cursor, start: number, reading: TableReading) => void;

/** What a line of the table needs to be printed. */
export interface TablePrinting {
  readonly spoken: Spoken;
  placed(card: unknown, standing: Standing): string;
}

export interface TableWords {
  /** The lists of a seat, by what they are called in a line. */
  readonly zones: Readonly<Record<string, string>>;
  /** What they are called where that is not their key in files. */
  readonly zoneNames: Readonly<Record<string, string>>;
  /** Lists of one card. */
  readonly single: readonly string[];
  /** The part of the table that a list belongs to. */
  placeOf(list: string): string | null;
  /** Whether this, after "dark:", is what the player has; else the line is a sentence. */
  isPurse(text: string): boolean;
  /** Reads what a player has. */
  readPurse(cursor: Cursor, seat: Json): void;
  /** The same in words, and what is left of the seat to be told in lines. */
  printPurse(seat: Json): { readonly words: string; readonly rest: Json };
  /** The keys of lines that only this game has, for hints. */
  readonly keys: readonly string[];
  /** What to do with such a line. */
  line(key: string): LineReader | undefined;
  /** The lines of what stands at the start beside the seats, or in a seat and is no list. */
  printLine(key: string, value: unknown, printing: TablePrinting): readonly string[] | null;
  /** Whether what a seat has under this key are cards. */
  isList(key: string, value: unknown): boolean;
  /** Cards at the start that are in no list of a seat. */
  otherCards(start: Json): Iterable<{ readonly card: unknown; readonly seat: Seat }>;
  /** The points at which play can start and stop. */
  readonly starts: readonly string[];
  readonly stops: readonly string[];
  /** Those of a turn, for completion. */
  readonly points: readonly string[];
  /** Keys of files whose order counts. */
  readonly ordered: readonly string[];
}

export interface SentenceWords {
  /** The forms of sentences by deed: all can be read, and the first that fits is printed. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  /** The kinds of values in them. */
  readonly kinds: Kinds;
  /** The card that a sentence is about: it is its player's. */
  subject(deed: string, values: Json): unknown;
  /** What is printed as people write it. */
  tidy?(sentence: string): string;
}

/** What is said in no form; it is read where none of the forms fits. */
export interface MorePart {
  /** What is expected, for messages. */
  readonly like: readonly string[];
  read(cursor: Cursor, spoken: Spoken): Json | null;
  /** In words; null: it can't be said; undefined: it is said in a form. */
  print(key: string, value: unknown, spoken: Spoken): readonly string[] | null | undefined;
}

/** What can be said of a card or of a player: forms, and what has none. */
export interface PartWords {
  readonly card: readonly string[];
  readonly player: readonly string[];
  readonly moreCard?: MorePart;
  readonly morePlayer?: MorePart;
  /** Fields that are said with another one. */
  readonly together?: Readonly<Record<string, string>>;
}

export interface StatementWords {
  /** "nobody wins": a statement about the game; null where none begins here. */
  read(cursor: Cursor, spoken: Spoken): Json | null;
  /** What of an expectation is such a statement; null: it is of a card or a player. */
  print(name: string, value: unknown, spoken: Spoken): readonly string[] | null;
  /** The words before what is expected of a card or a player: "is", "has". */
  verb(said: string): string;
  /** What a statement can begin with, besides a card. */
  readonly like: string;
}

/** What completes a game that was written down from notes. */
export interface RecordWords<T extends GameTypes = GameTypes> {
  /** How a game can end, the usual way first. */
  readonly endings: readonly string[];
  /** The fields of a decision in which a card can be spoken of that lies unknown on the table so far. */
  readonly fields: readonly string[];
  /** The unknown cards of a player, first the one that would be meant. */
  unknown(state: T['state'], by: Seat): Iterable<CardId>;
}

/** What is suggested while a text is written, beside what the rest says. */
export interface HintWords {
  /** What begins a line, for the message about one that is not understood. */
  readonly lines: string;
  /** Words by which a sentence is known that has a colon in it. */
  readonly verbs: RegExp;
  /** Names of the rulebook: in card texts, and in sentences. */
  readonly keywords: readonly string[];
  /** Verbs that no form begins with. */
  readonly deeds: readonly string[];
  /** What can be expected. */
  readonly expected: readonly string[];
}

export interface NotationWords<T extends GameTypes = GameTypes> extends Naming {
  /** The ruleset of texts that name none; null where a text has to name one. */
  readonly ruleset: string | null;
  readonly seats: readonly T['seat'][];
  readonly seatNames: Readonly<Record<Seat, string>>;
  readonly cards: CardWords;
  readonly table: TableWords;
  readonly sentences: SentenceWords;
  readonly expected: PartWords;
  readonly byHand: PartWords;
  readonly statements: StatementWords;
  readonly chance: ChanceWords;
  readonly records: RecordWords<T>;
  readonly hints: HintWords;
}
