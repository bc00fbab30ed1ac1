// What a game says of its decisions to somebody who chooses one at a table, card by card: which card a decision is made with,
// what tells several of them apart, what could be wanted that is not legal. It decides nothing: every answer that a table
// offers comes from the list of legal decisions.
import type { Refusal } from '../refusal.ts';
import type { CardId } from '../state.ts';
import type { Perspective } from './game-steps.ts';
import type { GameTypes } from './game-types.ts';

/** The legal decisions that differ only in what is still to be chosen. */
export interface Offer<T extends GameTypes = GameTypes> {
  readonly deed: T['decision']['do'];
  /** The card that it is done with; null where it is done with none. */
  readonly card: CardId | null;
  /** Which ability or paragraph. */
  readonly name: string | number | null;
  readonly decisions: readonly T['decision'][];
}

export interface Answer<T extends GameTypes = GameTypes> {
  readonly value: string | number;
  /** What is left when it is given. */
  readonly left: readonly T['decision'][];
}

/** What tells decisions apart next. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly field: string;
  readonly answers: readonly Answer<T>[];
  /** The values are numbers to step through. */
  readonly numbers: boolean;
  /** The number that is offered first. */
  readonly first: number | null;
}

/** How much of something each card has or takes: several cards chosen at once, resources by card, shares of damage. */
export interface Shares {
  readonly field: string;
  /** At most so much each; 1: a card is chosen, or not. */
  readonly cards: readonly { readonly card: CardId; readonly most: number }[];
  readonly first: Readonly<Record<CardId, number>>;
}

/** One of several ways that something is done. */
export interface Options {
  readonly field: string;
  readonly values: readonly string[];
  readonly first: string;
}

/** What can be said with a decision beyond the list of legal ones: less than the most, certain dice, which cards. */
export interface Extras {
  /** A number to be chosen, by the field that it goes into; null where there is no choice. */
  readonly number: {
    readonly field: string;
    readonly numbers: readonly number[];
    readonly first: number | null;
  } | null;
  /** What the dice show that may be chosen among; 0 for one that may not. */
  readonly dice: readonly number[];
  readonly shares: readonly Shares[];
  readonly options: Options | null;
}

/** What somebody is asked for now: the kind of window, and the rule behind it. */
export interface Asked {
  readonly kind: string;
  readonly rule: string;
}

export interface Choosing<T extends GameTypes = GameTypes> {
  /** What somebody is asked for now; null where nobody is. */
  asked(state: T['state']): Asked | null;
  /** How many dice play waits for. */
  diceMissing(state: T['state']): number;
  /** What the cards that are hidden from an onlooker are called in that onlooker's view. */
  masks(state: T['state'], who: Exclude<Perspective<T['seat']>, 'both'>): ReadonlyMap<CardId, CardId>;

  // cards
  hasCard(state: T['state'], card: CardId): boolean;
  handOf(state: T['state'], seat: T['seat']): readonly CardId[];
  /** The cards of a player with which one looks for something to do. */
  cardsOf(state: T['state'], seat: T['seat']): readonly CardId[];
  /** A card with all cards that lie on it and under it. */
  attached(state: T['state'], card: CardId): readonly CardId[];
  /** The card that is seen where this one lies. */
  seenAt(state: T['state'], card: CardId): CardId;

  // decisions
  /** The decisions that end a chance without doing anything: what is tried first stands first. */
  endings(by: T['seat']): readonly T['decision'][];
  isIdle(decision: T['decision']): boolean;
  /** The card that a decision is made with; null where it belongs to none. */
  subjectOf(decision: T['decision']): CardId | null;
  /** What tells the offers of one deed and one card apart, and which ability or paragraph that is. */
  partOf(decision: T['decision']): { readonly key: string; readonly name: string | number | null };
  /** What tells the decisions of an offer apart next; null where one is left. */
  question(decisions: readonly T['decision'][]): Question<T> | null;
  /** What more can be said with the decision that is left; null where nothing is. */
  extras(
    state: T['state'],
    decision: T['decision'],
    whyNot: (decision: T['decision']) => Refusal | null,
  ): Extras | null;
  /** A decision with what was said in one of its fields: shares by card, or one of the options. */
  completed(
    decision: T['decision'],
    field: string,
    value: Readonly<Record<CardId, number>> | string,
  ): T['decision'];
  /** The cards and places that a decision could be done to. */
  reach(decision: T['decision']): readonly string[];
  /** Whether a decision is done to a card or a place. */
  goesTo(decision: T['decision'], where: string): boolean;
  /** Decisions that do the same in one way have the same word here. */
  wayOf(decision: T['decision']): string;
  /** The card that a decision chooses as the answer to what its player is asked. */
  chosenBy(decision: T['decision']): CardId | null;
  /** The cards that are set aside before a decision is taken, and then taken together. */
  setAside(decision: T['decision']): readonly CardId[];
  /** A decision with a card as the answer to a question; null where no card answers it. */
  answered(decision: T['decision'], field: string, card: CardId): T['decision'] | null;

  // wishes
  /** What somebody might want of a card, legal or not. */
  wishesFor(state: T['state'], by: T['seat'], card: CardId): readonly T['decision'][];
  /** Deeds that one looks for, and is told of also when they are not legal. */
  readonly lookedFor: readonly T['decision']['do'][];
}

/** The decisions by one of their values, in the order in which these come up. */
export function answersBy<Decision>(
  decisions: readonly Decision[],
  read: (decision: Decision) => string | number | undefined,
): { readonly value: string | number; readonly left: readonly Decision[] }[] {
  const found = new Map<string | number, Decision[]>();
  for (const decision of decisions) {
    const value = read(decision) ?? '';
    found.set(value, [...(found.get(value) ?? []), decision]);
  }
  return [...found].map(([value, left]) => ({ value, left }));
}
