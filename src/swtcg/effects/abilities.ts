// Which effects a card has now: printed, granted for a time, granted by static effects. Derived, never stored.

import { derivedState } from '../derived/derive.ts';
import type { Ability, ActiveStaticOf, Lineup } from '../derived/derived-state.ts';
import {
  hasKeyword as hasKeywordAmong,
  type KeywordView,
  keywordSum as keywordSumAmong,
  keywordsAmong,
  keywordValues as keywordValuesAmong,
} from '../derived/keyword-values.ts';
import { isGiven } from '../derived/own-abilities.ts';
import { editionOf } from '../editions/index.ts';
import type { StaticPart } from '../language/effect.ts';
import type { CardId, GameState, Side } from '../model/state.ts';

export { lastingAbilities, paragraphOf } from '../derived/own-abilities.ts';
export type { Ability };

/** The present line-up: the same object for as long as nothing changes that it depends on. */
export const lineupOf = (game: GameState): Lineup => derivedState(game).lineup;

/** What follows from this very state is worked out once, as long as it is the one that was looked at last. */
export const ofState =
  <Fact>(work: (game: GameState) => Fact): ((game: GameState) => Fact) =>
  (game) =>
    derivedState(game).fact(work);

/** What depends on nothing but the line-up is worked out once for it, for each player. */
export function ofLineup<Fact extends object>(
  work: (game: GameState, side: Side) => Fact,
): (game: GameState, side: Side) => Fact {
  return (game, side) => {
    const facts = lineupOf(game).facts[side];
    let found = facts.get(work) as Fact | undefined;
    if (!found) {
      found = work(game, side);
      facts.set(work, found);
    }
    return found;
  };
}

interface FactOfCards<Fact> {
  readonly cards: GameState['cards'];
  readonly fact: Fact;
}

/** What depends on the line-up, and on what lies on the cards: worked out anew when either has changed. */
export function ofCards<Fact>(work: (game: GameState) => Fact): (game: GameState) => Fact {
  return (game) => {
    const { cardFacts } = lineupOf(game);
    const found = cardFacts.get(work) as FactOfCards<Fact> | undefined;
    if (found?.cards === game.cards) return found.fact;
    const fact = work(game);
    cardFacts.set(work, { cards: game.cards, fact });
    return fact;
  };
}

/** Whether a card has, or may have, effects that it was given: looked into while static effects were gathered, or later. */
export const isEndowed = (game: GameState, id: CardId, { abilities }: Lineup): boolean =>
  abilities.has(id) || isGiven(game, id);

export const abilitiesOf = (game: GameState, id: CardId): readonly Ability[] =>
  derivedState(game).abilitiesOf(id);

/** The static parts of one kind. */
export const staticsOf = <Do extends StaticPart['do']>(
  game: GameState,
  kind: Do,
): readonly ActiveStaticOf<Do>[] => derivedState(game).staticsOf(kind);

/** The values of a keyword on a unit, one for each copy that counts. */
export const keywordValues = (game: GameState, id: CardId, name: string): number[] =>
  keywordValuesAmong(abilitiesOf(game, id), name);

export const hasKeyword = (game: GameState, id: CardId, name: string): boolean =>
  hasKeywordAmong(abilitiesOf(game, id), name);

/** The keywords of a unit as they count now: a sum, true, or a value for each copy. */
export const keywordsOf = (game: GameState, id: CardId): Record<string, KeywordView> =>
  keywordsAmong(editionOf(game.box), abilitiesOf(game, id));

/** What every keyword on a unit adds by one of its hooks, summed over the copies that count. */
export const keywordSum = (game: GameState, id: CardId, hook: 'dieBonus' | 'powerAgainst'): number =>
  keywordSumAmong(abilitiesOf(game, id), hook);
