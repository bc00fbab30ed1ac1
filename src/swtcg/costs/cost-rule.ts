// What each kind of cost must say about itself, and what several kinds have in common. index.ts lists them.

import { type Context, selectEach } from '../effects/select.ts';
import type { Cost, Selector, Who } from '../language/effect.ts';
import { type CardId, type GameState, other, type PlayerState, SIDES, type Side } from '../model/state.ts';
import { card, def, isThere } from '../model/zones.ts';

/** What a cost with a choice was given: cards for each of its selectors, in order. */
export type CostChoices = ReadonlyMap<Selector, readonly CardId[]>;

export type CostOf<Pay extends Cost['pay']> = Extract<Cost, { pay: Pay }>;

/** What is left of a player's points when the costs before this one are paid. */
export type Purse = { -readonly [points in 'force' | 'buildPoints']: PlayerState[points] };

export interface CostRule<C extends Cost> {
  /** Why it can't be paid, or null; what it takes is taken from the purse. */
  readonly refusal: (
    game: GameState,
    context: Context,
    cost: C,
    choices: CostChoices,
    purse: Purse,
  ) => string | null;
  readonly pay: (game: GameState, context: Context, cost: C, choices: CostChoices) => GameState;
}

export const paidWith = (
  game: GameState,
  context: Context,
  selector: Selector,
  choices: CostChoices,
): readonly CardId[] =>
  'choose' in selector ? (choices.get(selector) ?? []) : selectEach(game, context, selector);

/** How many cards have to pay: a cost is paid in full. */
export const neededFor = (what: Selector): number => ('choose' in what && !what.upTo ? (what.count ?? 1) : 1);

export const NO_UNIT = 'there is no unit to pay its cost with';

type Does = (game: GameState, id: CardId) => GameState;

/** A cost that is paid with units, each in the same way. */
export const paidByUnits = <C extends Cost & { readonly what: Selector }>(
  fits: (game: GameState, id: CardId) => boolean,
  does: (cost: C) => Does,
): CostRule<C> => ({
  refusal: (game, context, { what }, choices) => {
    const cards = paidWith(game, context, what, choices);
    return cards.length < neededFor(what) || cards.some((id) => !fits(game, id)) ? NO_UNIT : null;
  },
  pay: (game, context, cost, choices) => {
    const pay = does(cost);
    return paidWith(game, context, cost.what, choices).reduce((next, id) => pay(next, id), game);
  },
});

/** A card that can be discarded or bear damage for a cost. */
export const onTable = (game: GameState, id: CardId): boolean => {
  const { kind } = def(game, id);
  return isThere(game, id) && kind !== 'resource' && kind !== 'event';
};

/** How much is paid: a number, or the X that was chosen. */
export const paidAmount = (n: number | 'X', x: number | null | undefined): number =>
  n === 'X' ? (x ?? 0) : n;

export const tooMany = (most: number | undefined, n: number): string | null =>
  most !== undefined && n > most ? `X is ${most} at the most` : null;

/** The players that a cost speaks of. */
export const sidesPaying = (by: Side, who: Who | undefined): readonly Side[] =>
  who === 'each' ? SIDES : [who === 'opponent' ? other(by) : by];

export const notEnough = (cards: readonly CardId[], what: Selector): string | null =>
  cards.length < neededFor(what) ? 'there are not enough cards to pay its cost with' : null;

/** Why what "this card" says does not work from where it is. */
export const elsewhere = (game: GameState, { source }: Context, zone: 'hand' | 'discard'): string | null =>
  card(game, source).zone === zone ? null : `it works from the ${zone} only`;
