// Costs: what is paid to the left of the arrow. If it can't be paid in full, the effect can't be played.

import { discardCard, retreatUnit, tap } from '../battle/leaving.ts';
import { listed, note, plural } from '../game/log.ts';
import { type CardId, type GameState, other, SIDES, type Side } from '../game/state.ts';
import {
  card,
  def,
  inArena,
  inPlay,
  isThere,
  label,
  place,
  placeStack,
  setCard,
  setPlayer,
  sideName,
} from '../game/table.ts';
import { emit } from './events.ts';
import type { Cost, Selector, Who } from './language.ts';
import { type Context, candidates, countersOn, selectEach } from './select.ts';

/** What a cost with a choice was given: cards for each of its selectors, in order. */
export type CostChoices = ReadonlyMap<Selector, readonly CardId[]>;

const handSelectors = new WeakMap<Cost, Extract<Selector, { choose: unknown }>>();

/** The choice of cards that "discard a card" asks for. */
export function fromHand(
  cost: Extract<Cost, { pay: 'discard-from-hand' }>,
): Extract<Selector, { choose: unknown }> {
  let selector = handSelectors.get(cost);
  if (!selector) {
    // A card that is being played is no longer there to pay for itself.
    selector = { choose: { ...cost.what, zone: 'hand', of: 'you', self: 'other' }, count: cost.n };
    handSelectors.set(cost, selector);
  }
  return selector;
}

type Choose = Extract<Selector, { choose: unknown }>;

/** The choices of cards that costs ask for, in order. */
export const costSlots = (costs: readonly Cost[]): { readonly cost: Cost; readonly what: Choose }[] =>
  costs.flatMap((cost) => {
    const what = cost.pay === 'discard-from-hand' ? fromHand(cost) : 'what' in cost ? cost.what : undefined;
    return what && 'choose' in what ? [{ cost, what }] : [];
  });

/** A card that can be discarded or bear damage for a cost. */
const onTable = (game: GameState, id: CardId): boolean => {
  const { kind } = def(game, id);
  return isThere(game, id) && kind !== 'resource' && kind !== 'event';
};

export const paidWith = (
  game: GameState,
  context: Context,
  selector: Selector,
  choices: CostChoices,
): readonly CardId[] =>
  'choose' in selector ? (choices.get(selector) ?? []) : selectEach(game, context, selector);

/** How many cards have to pay: a cost is paid in full. */
const neededFor = (what: Selector): number => ('choose' in what && !what.upTo ? (what.count ?? 1) : 1);

const number = (n: number | 'X', x: number | null | undefined): number => (n === 'X' ? (x ?? 0) : n);

const PUT_NAMES = {
  out: 'out of the game',
  bottom: 'under the deck',
  supply: 'into the supply',
  hand: "into its owner's hand",
} as const;

const sidesPaying = (by: Side, who: Who | undefined): readonly Side[] =>
  who === 'each' ? SIDES : [who === 'opponent' ? other(by) : by];

/** Cards from the top of a deck go to the discard pile, one after the other. */
export function millCards(
  game: GameState,
  side: Side,
  n: number,
  into: 'discard' | 'out' = 'discard',
): GameState {
  const cards = game.players[side].lists.deck.slice(0, n);
  const next = cards.reduce((now, id) => place(now, id, into), game);
  const names = cards.length > 0 ? listed(cards.map((id) => label(game, id))) : 'nothing';
  const where = into === 'out' ? 'out of the game' : 'into the discard pile';
  return note(
    next,
    'rule',
    'effect.mill',
    `From the top of ${sideName(side)}'s deck ${names} goes ${where}.`,
  );
}

/** One's hand without the card that is being played. */
const wholeHand = (game: GameState, { by, source }: Context): CardId[] =>
  game.players[by].lists.hand.filter((id) => id !== source);

/** Why the costs can't be paid, or null. */
export function costRefusal(
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): string | null {
  let { force, buildPoints } = game.players[context.by];
  for (const cost of costs) {
    switch (cost.pay) {
      case 'force': {
        const n = number(cost.n, context.x);
        if (cost.most !== undefined && n > cost.most) return `X is ${cost.most} at the most`;
        if (n > force) return `it costs ${n} Force and ${sideName(context.by)} has ${force}`;
        force -= n;
        break;
      }
      case 'build': {
        const n = number(cost.n, context.x);
        if (n > buildPoints)
          return `it costs ${plural(n, 'build point')} and ${sideName(context.by)} has ${buildPoints}`;
        buildPoints -= n;
        break;
      }
      case 'tap': {
        const cards = paidWith(game, context, cost.what, choices);
        if (cards.length < neededFor(cost.what) || cards.some((id) => !isThere(game, id)))
          return 'there is nothing to tap for its cost';
        const tapped = cards.find((id) => card(game, id).tapped);
        if (tapped) return `${label(game, tapped)} is already tapped`;
        break;
      }
      case 'retreat':
      case 'discard':
      case 'damage-counters': {
        const cards = paidWith(game, context, cost.what, choices);
        if (
          cards.length < neededFor(cost.what) ||
          cards.some((id) => !(cost.pay === 'retreat' ? inArena : onTable)(game, id))
        )
          return 'there is no unit to pay its cost with';
        break;
      }
      case 'discard-from-hand': {
        const have = candidates(game, context, fromHand(cost).choose).length;
        if (have < cost.n)
          return `its cost is to discard ${plural(cost.n, 'card')} and there ${have === 1 ? 'is' : 'are'} ${have}`;
        break;
      }
      case 'remove-counters': {
        const from = countersOf(game, context, cost, choices);
        const have = from === undefined ? 0 : countersOn(card(game, from), cost.counter);
        const n = number(cost.n, context.x);
        if (cost.most !== undefined && n > cost.most) return `X is ${cost.most} at the most`;
        if (have < n) return `it has ${plural(have, `${cost.counter} counter`)} and ${n} are needed`;
        break;
      }
      case 'reveal':
      case 'put': {
        const cards = paidWith(game, context, cost.what, choices);
        if (cards.length < neededFor(cost.what)) return 'there are not enough cards to pay its cost with';
        if (cost.pay === 'put' && cost.into === 'supply' && cards.some((id) => !inPlay(game, id)))
          return 'there is no unit to pay its cost with';
        break;
      }
      case 'mill':
        if (sidesPaying(context.by, cost.who).some((side) => game.players[side].lists.deck.length < cost.n))
          return 'there are not enough cards in the deck';
        break;
      case 'discard-hand':
        if (wholeHand(game, context).length === 0) return 'there is no card in hand to discard';
        break;
      case 'gain-force':
        break;
      case 'discard-this':
        if (card(game, context.source).zone !== cost.from) return `it works from the ${cost.from} only`;
        break;
      case 'add-counters':
        if (countersOf(game, context, cost, choices) === undefined)
          return 'there is no card to put counters on';
        break;
    }
  }
  return null;
}

/** The card whose counters a cost takes: one's Resource, or the card itself. */
const countersOf = (
  game: GameState,
  context: Context,
  cost: Extract<Cost, { counter: string }>,
  choices: CostChoices,
): CardId | undefined => {
  if (cost.what) return paidWith(game, context, cost.what, choices)[0];
  return 'of' in cost && cost.of === 'resource' ? game.players[context.by].lists.resource[0] : context.source;
};

function payPoints(game: GameState, by: Side, what: 'force' | 'buildPoints', n: number): GameState {
  if (n === 0) return game;
  const left = game.players[by][what] - n;
  const paid = setPlayer(game, by, { [what]: left });
  const name = what === 'force' ? `${n} Force` : plural(n, 'build point');
  return note(paid, 'rule', 'cost.pay', `${sideName(by)} pays ${name} and has ${left} left.`);
}

/** Pays costs that `costRefusal` has allowed. */
export function payCosts(
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): GameState {
  let next = game;
  for (const cost of costs) {
    switch (cost.pay) {
      case 'force':
        next = payPoints(next, context.by, 'force', number(cost.n, context.x));
        break;
      case 'build':
        next = payPoints(next, context.by, 'buildPoints', number(cost.n, context.x));
        break;
      case 'tap':
        for (const id of paidWith(next, context, cost.what, choices)) next = tap(next, id);
        break;
      case 'retreat':
        for (const id of paidWith(next, context, cost.what, choices)) next = retreatUnit(next, id);
        break;
      case 'discard':
        for (const id of paidWith(next, context, cost.what, choices)) next = discardCard(next, id);
        break;
      case 'damage-counters':
        for (const id of paidWith(next, context, cost.what, choices))
          next = setCard(next, id, { damage: card(next, id).damage + cost.n });
        break;
      case 'discard-from-hand':
        for (const id of paidWith(next, context, fromHand(cost), choices)) {
          next = note(
            place(next, id, 'discard'),
            'rule',
            'cost.pay',
            `${sideName(context.by)} discards ${label(next, id)}.`,
          );
          next = emit(next, { type: 'hand-discarded', card: id, side: context.by });
        }
        break;
      case 'put':
        for (const id of paidWith(next, context, cost.what, choices)) {
          const text = `${label(next, id)} is put ${PUT_NAMES[cost.into]}.`;
          next = cost.into === 'bottom' ? place(next, id, 'deck', 'bottom') : placeStack(next, id, cost.into);
          next = note(next, 'rule', 'cost.pay', text);
        }
        break;
      case 'reveal': {
        const shown = paidWith(next, context, cost.what, choices).map((id) => label(next, id));
        next = note(next, 'rule', 'cost.pay', `${sideName(context.by)} shows ${listed(shown)}.`);
        break;
      }
      case 'mill':
        for (const side of sidesPaying(context.by, cost.who)) next = millCards(next, side, cost.n);
        break;
      case 'gain-force':
        for (const side of sidesPaying(context.by, cost.who)) {
          const now = next.players[side].force + cost.n;
          next = setPlayer(next, side, { force: now });
          next = note(
            next,
            'rule',
            'effect.force',
            `${sideName(side)} gains ${cost.n} Force and has ${now}.`,
          );
        }
        break;
      case 'discard-hand':
        for (const id of wholeHand(next, context))
          next = emit(place(next, id, 'discard'), { type: 'hand-discarded', card: id, side: context.by });
        next = note(next, 'rule', 'cost.pay', `${sideName(context.by)} discards the whole hand.`);
        break;
      case 'discard-this': {
        const gone = cost.out ? 'out' : 'discard';
        const text = `${label(next, context.source)} goes ${cost.out ? 'out of the game' : 'to the discard pile'}.`;
        next = note(place(next, context.source, gone), 'rule', 'cost.pay', text);
        break;
      }
      case 'add-counters':
      case 'remove-counters': {
        const on = countersOf(next, context, cost, choices) ?? context.source;
        const { counters } = card(next, on);
        const change = cost.pay === 'add-counters' ? cost.n : -number(cost.n, context.x);
        const total = countersOn(card(next, on), cost.counter) + change;
        const now =
          cost.counter === 'damage'
            ? { damage: total }
            : { counters: { ...counters, [cost.counter]: total } };
        next = setCard(next, on, now);
        next = note(
          next,
          'rule',
          'cost.pay',
          `${label(next, on)} has ${plural(total, `${cost.counter} counter`)}.`,
        );
        break;
      }
    }
  }
  return next;
}
