// What follows from a state, put together; it is kept with the state that it was worked out of.
import { memoize } from '../../core/memo.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect, KeywordEffect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, Selector, Who } from '../language/selector.ts';
import type { Affiliation, Icons, Keyword } from '../language/terms.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { card, def, isInPlay } from '../model/zones.ts';
import { amountOf } from './amounts.ts';
import { createConditions } from './conditions.ts';
import type { Derived, Has, Static } from './derived.ts';
import { all, matches } from './filter.ts';
import { affiliationsOf, capacityOf, forceIconsOf, iconsOf, keywordsGained, resourcesOf } from './gains.ts';
import { asItWas } from './look-back.ts';
import { playersOf } from './players.ts';
import { asEnhancement, number, printed } from './printed.ts';
import type { Scope } from './scope.ts';
import { cardsOf } from './selector.ts';
import { gather } from './statics.ts';

class DerivedState implements Derived {
  readonly game: GameState;
  #statics: Static[] | null = null;
  readonly #effects = new Map<CardId, readonly Has[]>();
  readonly #asking = new Set<string>();

  constructor(game: GameState) {
    this.game = game;
  }

  /** While they are gathered: those found so far. */
  statics(): readonly Static[] {
    if (!this.#statics) {
      this.#statics = [];
      gather(this, this.#statics);
    }
    return this.#statics;
  }

  /** An answer that depends on itself is the one without effects. */
  #once<Answer>(question: string, ask: () => Answer, otherwise: () => Answer): Answer {
    if (this.#asking.has(question)) return otherwise();
    this.#asking.add(question);
    try {
      return ask();
    } finally {
      this.#asking.delete(question);
    }
  }

  effects(id: CardId): readonly Has[] {
    const known = this.#effects.get(id);
    if (known) return known;
    const found = this.#once(
      `effects ${id}`,
      () => this.#gainedEffects(id),
      () => this.#ownEffects(id),
    );
    if (this.#asking.size === 0) this.#effects.set(id, found);
    return found;
  }

  #ownEffects(id: CardId): readonly Has[] {
    const state = card(this.game, id);
    if (state.faceDown || state.zone === 'captured') return [];
    const known = def(this.game, id);
    const attached = state.zone === 'on' ? asEnhancement(known) : null;
    const own = attached ? number(attached.effects, '1.') : printed(known);
    return own.map(({ key, effect }) => ({ card: id, key, effect }));
  }

  #gainedEffects(id: CardId): readonly Has[] {
    const own = this.#ownEffects(id);
    if (!isInPlay(card(this.game, id))) return own;
    const statics = this.statics();
    const blank = statics.some(
      (one) => one.part.do === 'blank' && one.source !== id && this.means(one, one.part.to, id),
    );
    const found = blank ? [] : own.slice();
    statics.forEach((one, at) => {
      if (one.part.do !== 'modify' || !one.part.gains.effects || !this.means(one, one.part.to, id)) return;
      const from = one.lasting === null ? one.source : `${one.source}#${one.lasting}`;
      for (const { key, effect } of number(one.part.gains.effects, `${from}:${at}.`))
        found.push({ card: id, key, effect });
    });
    return found;
  }

  keywords(id: CardId): readonly KeywordEffect[] {
    const own = (): KeywordEffect[] =>
      this.effects(id).flatMap(({ effect }) => (effect.kind === 'keyword' ? [effect] : []));
    if (!isInPlay(card(this.game, id))) return own();
    return this.#once(`keywords ${id}`, () => keywordsGained(this, id, own()), own);
  }

  has(id: CardId, keyword: Keyword): boolean {
    return this.keywords(id).some((one) => one.keyword === keyword);
  }

  affiliations(id: CardId): readonly Affiliation[] {
    return this.#once(
      `affiliations ${id}`,
      () => affiliationsOf(this, id),
      () => [def(this.game, id).affiliation],
    );
  }

  icons(id: CardId): Icons {
    return this.#once(
      `icons ${id}`,
      () => iconsOf(this, id),
      () => def(this.game, id).icons,
    );
  }

  forceIcons(id: CardId): number {
    return this.#once(
      `force ${id}`,
      () => forceIconsOf(this, id),
      () => def(this.game, id).forceIcons,
    );
  }

  capacity(id: CardId): number | null {
    return this.#once(
      `capacity ${id}`,
      () => capacityOf(this, id),
      () => def(this.game, id).damageCapacity,
    );
  }

  resources(id: CardId): number {
    return this.#once(
      `resources ${id}`,
      () => resourcesOf(this, id),
      () => def(this.game, id).resources,
    );
  }

  isCommitted(id: CardId): boolean {
    if (card(this.game, id).committed) return true;
    return this.statics().some(
      (one) =>
        one.part.do === 'count-committed' &&
        this.#once(
          `committed ${id}`,
          () => one.part.do === 'count-committed' && this.means(one, one.part.what, id),
          () => false,
        ),
    );
  }

  matches(id: CardId, filter: Filter, scope: Scope): boolean {
    return matches(this, id, filter, scope);
  }

  all(filter: Filter, scope: Scope): readonly CardId[] {
    return all(this, filter, scope);
  }

  cards(selector: Selector, scope: Scope): readonly CardId[] {
    return cardsOf(this, selector, scope);
  }

  means({ cards, scope }: Static, selector: Selector, id: CardId): boolean {
    if (cards !== null) return cards.includes(id);
    return 'each' in selector
      ? this.matches(id, selector.each, scope)
      : this.cards(selector, scope).includes(id);
  }

  holds(condition: Condition, scope: Scope): boolean {
    return (conditions[condition.is] as (condition: Condition, d: Derived, scope: Scope) => boolean)(
      condition,
      this,
      scope,
    );
  }

  amount(amount: Amount, scope: Scope): number {
    return amountOf(this, amount, scope);
  }

  lookBack(id: CardId): Derived {
    const past = asItWas(this.game, id);
    return past === this.game ? this : derive(past);
  }

  players(who: Who, scope: Scope): readonly Side[] {
    return playersOf(this.game, who, scope);
  }
}

export const derive: (game: GameState) => Derived = memoize((game: GameState) => new DerivedState(game));

const conditions = createConditions(derive);

/** The kinds of effects that a player can use, or that come by themselves. */
export type Usable = Extract<Effect, { readonly kind: 'action' | 'interrupt' | 'reaction' }>;
