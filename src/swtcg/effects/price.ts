// What it costs to complete a card: the build cost as it is now, and the other ways to pay (Building Cards with Build Costs).

import { isCampaign } from '../cards/sorts.ts';
import { NOWHERE } from '../derived/build-cost.ts';
import { derivedState } from '../derived/derive.ts';
import type { Destination } from '../derived/derived-state.ts';
import { worksFrom } from '../derived/out-of-play-abilities.ts';
import type { Cost, Effect, KeywordEffect } from '../language/effect.ts';
import { isThis } from '../language/nested-parts.ts';
import { isKeyword, somePiece } from '../language/walk.ts';
import { anyPiece, ofCard } from '../model/memo.ts';
import { ARENAS, type CardId, type GameState, type Side } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { allHold } from './conditions.ts';
import { type Context, matches } from './select.ts';

export { NOWHERE, stackPrice } from '../derived/build-cost.ts';
export type { Destination };

/** The build cost that a card has now; never below 0. */
export const buildCost = (
  game: GameState,
  by: Side,
  id: CardId,
  where: Destination,
  printed?: number,
): number => derivedState(game).buildCost(by, id, where, printed);

export const WAYS = ['Alternative Cost', 'Reduced Cost', 'Hidden Cost'] as const;

/** One way to pay for a completion. */
export interface Price {
  readonly way: 'build cost' | 'Meditate' | (typeof WAYS)[number];
  /** The paragraph that allows it; 0 for the build cost itself. */
  readonly n: number;
  /** Build points still to be paid, Force in their place, and costs of other kinds. */
  readonly points: number;
  readonly force: number;
  readonly costs: readonly Cost[];
}

interface Numbered {
  readonly effect: KeywordEffect;
  /** The paragraph's number. */
  readonly n: number;
}

/** What a card's own words say of its cost. */
const wordsOn = ofCard((self) => {
  const { effects, kind } = self;
  const besides = (one: Effect): readonly Cost[] => (one.kind === 'instruction' && one.toComplete) || [];
  // What stands before the arrow of a Mission is paid when it is completed.
  const pays = (one: Effect): readonly Cost[] =>
    one.kind === 'activated' && kind === 'mission' && !isCampaign(self) && !worksFrom(one)
      ? one.cost
      : besides(one);
  const named = (name: string): Numbered[] =>
    effects.flatMap((effect, i) =>
      effect.kind === 'keyword' && effect.keyword === name ? [{ effect, n: i + 1 }] : [],
    );
  return {
    'Alternative Cost': named('Alternative Cost'),
    'Reduced Cost': named('Reduced Cost'),
    'Hidden Cost': named('Hidden Cost'),
    /** "To complete this …, you must also …" */
    also: effects.flatMap(pays),
    /** Of that, what is owed where neither build points nor Force are (Keywords, Meditate). */
    deeds: effects.flatMap(besides).filter(({ pay }) => pay !== 'build' && pay !== 'force'),
  };
});

/** Whether any card of this game gives Hidden Cost to cards, itself among them. */
const givesHiddenCost = anyPiece(
  ({ do: deed, effects }) => deed === 'grant' && somePiece(effects, isKeyword('Hidden Cost')),
);

const hiddenCosts = (effects: readonly Effect[]): readonly Numbered[] =>
  effects.flatMap((effect) =>
    effect.kind === 'keyword' && effect.keyword === 'Hidden Cost' ? [{ effect, n: 0 }] : [],
  );

/** The Hidden Costs of a card: its own, and those that it is given. */
const hiddenOn = (game: GameState, id: CardId): readonly Numbered[] => {
  const own = wordsOn(def(game, id))['Hidden Cost'];
  return givesHiddenCost(game.box) ? [...own, ...givenTo(game, id)] : own;
};

/** Hidden Cost that static effects give a card that is not in play: its own words, or those of cards in play. */
function givenTo(game: GameState, id: CardId): readonly Numbered[] {
  const found: Numbered[] = [];
  const own: Context = { by: card(game, id).controller, source: id };
  for (const effect of def(game, id).effects) {
    if (effect.kind !== 'static' || !allHold(game, own, effect.if)) continue;
    for (const part of effect.parts)
      if (part.do === 'grant' && isThis(part.to)) found.push(...hiddenCosts(part.effects));
  }
  for (const { context, part } of staticsOf(game, 'grant')) {
    if (!('each' in part.to)) continue;
    if (matches(game, context, id, part.to.each)) found.push(...hiddenCosts(part.effects));
  }
  return found;
}

/** Which Location of an arena is in the way, and what must be paid to replace it (Location Cards). */
export function replacing(
  game: GameState,
  id: CardId,
  to: string | null,
): { readonly location: CardId | null; readonly difference: number } {
  const arena = ARENAS.find((one) => one === to);
  const location = arena === undefined ? null : game.locations[arena];
  if (location === null || def(game, id).kind !== 'location') return { location: null, difference: 0 };
  const there = def(game, location).cost ?? 0;
  const counters = card(game, id).build;
  const difference = counters >= there ? 0 : Math.max(0, there - (def(game, id).cost ?? 0));
  return { location, difference };
}

/** Whether it is to join the stack of a Pilot on a unit: no Pilot is deployed there by Hidden Cost (Keywords). */
const joinsPilot = (game: GameState, { unit }: Destination): boolean =>
  unit !== null && card(game, unit).zone === 'on' && def(game, unit).kind === 'unit';

/**
 * The ways to pay that are open, dearest last: the build cost (reduced where a Reduced Cost allows it), then the
 * alternative costs. `hidden`: only Hidden Cost, which works at other times than the build step.
 */
export function prices(
  game: GameState,
  by: Side,
  id: CardId,
  where: Destination,
  hidden: boolean,
): readonly Price[] {
  const { build } = card(game, id);
  const words = wordsOn(def(game, id));
  const costs = words.also;
  const { difference } = replacing(game, id, where.to);
  const full = buildCost(game, by, id, where);
  const missing = (cost: number) => Math.max(0, cost - build) + difference;
  const found: Price[] = [];
  const reduced = words['Reduced Cost']
    .filter(({ effect }) => allHold(game, { by, source: id }, effect.if))
    .map(({ effect, n }) => ({ n, cost: buildCost(game, by, id, where, effect.value ?? 0) }))
    .sort((one, other) => one.cost - other.cost);
  if (!hidden) {
    for (const { n, cost } of reduced)
      found.push({ way: 'Reduced Cost', n, points: missing(cost), force: 0, costs });
    found.push({ way: 'build cost', n: 0, points: missing(full), force: 0, costs });
    // The build point for joining a stack, and what a Location owes, are no part of the build cost that is replaced.
    const stacked = where.unit === null ? 0 : 1;
    for (const { effect, n } of words['Alternative Cost'])
      found.push({
        way: 'Alternative Cost',
        n,
        points: stacked + difference,
        force: 0,
        costs: [...(effect.cost ?? []), ...costs],
      });
  }
  if (card(game, id).zone === 'build' && !joinsPilot(game, where)) {
    // While its condition holds, a Reduced Cost is the card's cost.
    const now = Math.min(full, reduced[0]?.cost ?? full);
    for (const { effect, n } of hiddenOn(game, id)) {
      if (build < Math.min(effect.value ?? 0, now)) continue;
      found.push({
        way: 'Hidden Cost',
        n,
        points: difference,
        force: Math.max(0, now - build),
        costs,
      });
    }
  }
  return found;
}

/** What must be done to complete a card that is played by Meditate. */
export const deedsFor = (game: GameState, id: CardId): readonly Cost[] => wordsOn(def(game, id)).deeds;

export const hasHiddenCost = (game: GameState, id: CardId): boolean => hiddenOn(game, id).length > 0;

/** Whether a Trap has the build counters that it needs (Mission Cards). */
export const enoughCounters = (game: GameState, id: CardId): boolean => {
  const { build, controller, faceDown, zone } = card(game, id);
  if (zone !== 'build' || !faceDown) return false;
  return prices(game, controller, id, NOWHERE, false).some(
    (one) => one.way !== 'Alternative Cost' && one.way !== 'Hidden Cost' && one.points === 0 && build > 0,
  );
};
