// What a game contributes at a table: its decisions in words and signs, its hand, its windows, what is done by hand.

import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { Choosing, Offer, Question } from '../../src/core/game/choosing.ts';
import type { Perspective } from '../../src/core/game/game-steps.ts';
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { CardId, Result } from '../../src/core/state.ts';
import type { Marks } from './board/mark.ts';
import type { IconName } from './icons.ts';

/** What is drawn, or nothing. */
export type Drawn = TemplateResult | typeof nothing;

/** A window in words. */
export interface WindowWords {
  /** Which it is. */
  readonly title: string;
  /** What there is to do; null where that is plain. */
  readonly task: string | null;
  /** What passing does; `canPass`: whether there is passing. */
  passing(canPass: boolean): string;
  /** What ending it is called on its button. */
  readonly passButton: string;
}

/** What can be answered in the bar, and how it is told. */
export interface BarChoice<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly chance: T['seat'];
  /** What the player whose chance it is may do; empty where the reader may not know. */
  readonly legal: readonly T['decision'][];
  readonly who: Perspective<T['seat']>;
  /** Whether answers stand here, and not behind a curtain. */
  readonly open: boolean;
  /** Numbers that steppers show, by their field. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Cards that were set aside, to be taken together. */
  readonly aside: readonly CardId[];
  setNumber(field: string, value: number): void;
  decide(decision: T['decision']): void;
  /** Asks what is still open of these. */
  choose(left: readonly T['decision'][]): void;
  whyNot(decision: T['decision']): unknown;
}

/** What the menu of a card is drawn from by its game. */
export interface CardMenu<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly who: Perspective<T['seat']>;
  /** How many counters the menu offers to put. */
  readonly counters: number;
  choose(left: readonly T['decision'][]): void;
  setCounters(n: number): void;
}

export interface HandOptions {
  readonly marks: Marks;
  readonly art: string | null;
  readonly pick: (id: CardId, from: HTMLElement) => void;
}

/** What a player is advised to do, and why. */
export interface Advice<T extends GameTypes = GameTypes> {
  readonly decision: T['decision'];
  readonly why: string;
}

/** Help for learners. */
export interface Hints<T extends GameTypes = GameTypes> {
  advice(state: T['state'], by: T['seat'], legal: readonly T['decision'][]): Advice<T> | null;
  /** What is told below the advice: the odds of what could be done. */
  more(state: T['state'], legal: readonly T['decision'][]): Drawn;
  /** What a decision would come to, in few words; null where there is nothing to say. */
  about(state: T['state'], decision: T['decision']): TemplateResult | null;
}

/** Where what is done by hand is told and drawn. */
export interface ByHandModel<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  /** The card that is changed; null: none is chosen. */
  readonly card: CardId | null;
  set(change: T['change']): void;
}

export interface ByHand<T extends GameTypes = GameTypes> {
  /** What can be changed of the card and of the players, and a note for the log. */
  fields(model: ByHandModel<T>): TemplateResult;
}

export interface TableDisplay<T extends GameTypes = GameTypes> {
  /** How one chooses among its decisions. */
  readonly choosing: Choosing<T>;
  /** The built-in players by their names; a reader plays against the last. */
  readonly builtIn: readonly string[];
  /** How its cards in hand look; they stand before the styles of the table. */
  readonly styles: readonly CSSResult[];
  /** What the rules are called in the head of the table. */
  rulesName(ruleset: string): string;

  // words and signs
  /** A decision as somebody may know it. */
  decisionWords(state: T['state'], decision: T['decision'], who: Perspective<T['seat']>): string;
  /** A kind of decision, in the list of what can be done. */
  deedWords(deed: T['decision']['do']): string;
  deedIcon(deed: T['decision']['do']): IconName;
  /** A card as it is called now, with twins numbered. */
  cardName(state: T['state'], card: CardId): string;
  /** An offer that leaves something to choose. */
  offerWords(state: T['state'], offer: Offer<T>, who: Perspective<T['seat']>): string;
  /** How a game ended: who won, and how. */
  resultWords(result: Result): readonly [who: string, how: string];

  // the bar
  window(state: T['state']): WindowWords | null;
  /** Answers that are no card on the table, as items of a list. */
  answers(choice: BarChoice<T>): readonly TemplateResult[];
  /** Whether choosing nothing weighs as much as the choice: nothing has been set aside yet. */
  endsAlone(choice: BarChoice<T>): boolean;

  // the menu of a card
  /** One decision as a row. */
  rowWords(state: T['state'], decision: T['decision'], who: Perspective<T['seat']>): string;
  rowIcon(decision: T['decision']): IconName;
  /** The rows of an offer. */
  rows(menu: CardMenu<T>, offer: Offer<T>): TemplateResult | readonly TemplateResult[];
  /** What a decision costs. */
  price(state: T['state'], decision: T['decision']): Drawn;
  /** What is asked of a decision that is not complete. */
  questionWords(
    state: T['state'],
    question: Question<T>,
    decision: T['decision'],
    who: Perspective<T['seat']>,
  ): string;
  /** What a decision that is being completed is called. */
  askedWords(state: T['state'], decision: T['decision'], who: Perspective<T['seat']>): string;
  /** An answer to a question. */
  answerWords(
    state: T['state'],
    question: Question<T>,
    answer: Question<T>['answers'][number],
    who: Perspective<T['seat']>,
  ): string;
  /** A number that is to be chosen. */
  numberWords(field: string): string;
  /** What is shared out among cards, and what is given so far. */
  sharesWords(
    state: T['state'],
    decision: T['decision'],
    field: string,
    given: Readonly<Record<CardId, number>>,
  ): string;
  /** A way that something can be done. */
  optionWords(field: string, value: string): string;
  /** What can be spent with a card; null where that is of no matter. */
  pointsLeft(state: T['state'], offers: readonly Offer<T>[]): string | null;
  /** What is printed on a card as its title. */
  title(state: T['state'], card: CardId): string;
  /** The texts of a card that are not read, and so are carried out by hand. */
  unread(state: T['state'], card: CardId): readonly string[];
  /** The picture of a die; null until it has come. */
  die(
    host: { requestUpdate(): void },
    value: number,
  ): { readonly styles: CSSResult; readonly drawn: TemplateResult } | null;

  // the hand and the board
  /** The cards of a hand, as items of a list. */
  hand(
    view: T['view'],
    cards: Readonly<Record<CardId, T['face']>>,
    seat: T['seat'],
    options: HandOptions,
  ): readonly TemplateResult[];
  /** Places that a card can be put into, `seat:place`, with the words for it. */
  drops(
    state: T['state'],
    seat: T['seat'],
    card: CardId,
    offers: readonly Offer<T>[],
  ): Readonly<Record<string, string>>;
  /** How far what is going on has come, as a number: each new one is shown for a moment; 0: nothing is going on. */
  stage(scene: T['scene'] | undefined): number;

  // what comes later
  /** Null: this game gives no hints. */
  readonly hints: (() => Promise<Hints<T>>) | null;
  /** Null: nothing is done by hand. */
  readonly byHand: (() => Promise<ByHand<T>>) | null;
  /** Null: it takes a file to begin a game. */
  readonly starter: ((ruleset: string, seed: number | string) => Promise<T['state']>) | null;
  /** A game between decks, by the seats, from the texts of their files and of the card data; null: there are none. */
  readonly decks:
    | ((
        decks: Readonly<Record<T['seat'], string>>,
        cards: string,
        seed: number | string,
        ruleset: string,
      ) => Promise<T['state']>)
    | null;
}
