// What follows from a state, as its parts ask each other for it: an ability may have a condition, the condition a filter, and
// the filter may ask for an ability. `derive.ts` puts the parts together.

import type { Condition } from '../language/condition.ts';
import type { Effect, KeywordEffect, StaticPart } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, Selector, Who } from '../language/selector.ts';
import type { Affiliation, Icons, Keyword } from '../language/terms.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import type { Scope } from './scope.ts';

/** An effect that a card has now, by its own text or because another gives it. */
export interface Has {
  readonly card: CardId;
  /** Its place: `<paragraph>` from 1, `<paragraph>.<part>`, or `<card that gives it>:<place there>`. */
  readonly key: string;
  readonly effect: Effect;
}

/** A part of a constant or lasting effect that is on. */
export interface Static {
  readonly part: StaticPart;
  readonly scope: Scope;
  /** The card with the text. */
  readonly source: CardId;
  /** Settled when a lasting effect began. */
  readonly cards: readonly CardId[] | null;
  /** The number of the lasting effect; null for a constant one. */
  readonly lasting: number | null;
}

export interface Derived {
  readonly game: GameState;
  statics(): readonly Static[];
  effects(id: CardId): readonly Has[];
  keywords(id: CardId): readonly KeywordEffect[];
  has(id: CardId, keyword: Keyword): boolean;
  affiliations(id: CardId): readonly Affiliation[];
  icons(id: CardId): Icons;
  forceIcons(id: CardId): number;
  capacity(id: CardId): number | null;
  resources(id: CardId): number;
  isCommitted(id: CardId): boolean;
  matches(id: CardId, filter: Filter, scope: Scope): boolean;
  /** Cards that fit, in file order. */
  all(filter: Filter, scope: Scope): readonly CardId[];
  /** The cards of a selector that needs no choice. */
  cards(selector: Selector, scope: Scope): readonly CardId[];
  /** Whether a static part means that card. */
  means(one: Static, selector: Selector, id: CardId): boolean;
  holds(condition: Condition, scope: Scope): boolean;
  amount(amount: Amount, scope: Scope): number;
  /** The same of the game as if that card were still there, where it has left play (Ruling 46). */
  lookBack(id: CardId): Derived;
  players(who: Who, scope: Scope): readonly Side[];
}
