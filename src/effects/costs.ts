// Costs: what is paid to the left of the arrow. If it can't be paid in full, the effect can't be played.

import { tap as tapCard } from '../battle/leaving.ts';
import { workedOut } from '../game/facts.ts';
import { note, plural } from '../game/log.ts';
import { openTable } from '../game/open-table.ts';
import type { CardId, GameState } from '../game/state.ts';
import { card, def, isThere, label, setCard, setPlayer, sideName } from '../game/table.ts';
import {
  type CostChoices,
  type CostOf,
  type CostRule,
  neededFor,
  type Purse,
  paidByUnits,
  paidWith,
} from './cost.ts';
import type { FurtherCost } from './further-costs-names.ts';
import type { Cost, Selector } from './language.ts';
import { type Context, candidates, countersOn, setCounters } from './select.ts';

export type { CostChoices } from './cost.ts';

type Choose = Extract<Selector, { choose: unknown }>;

/** The choice of cards that "discard a card" asks for: one that is being played is no longer there to pay for itself. */
export const fromHand = workedOut(
  ({ what, n }: CostOf<'discard-from-hand'>): Choose => ({
    choose: { ...what, zone: 'hand', of: 'you', self: 'other' },
    count: n,
  }),
);

/** A choice of cards that a cost asks for. */
export interface CostSlot {
  readonly cost: Cost;
  readonly what: Choose;
}

/** The choices of cards that costs ask for, in order. */
export const costSlots = (costs: readonly Cost[]): CostSlot[] =>
  costs.flatMap((cost) => {
    const what = cost.pay === 'discard-from-hand' ? fromHand(cost) : 'what' in cost ? cost.what : undefined;
    return what && 'choose' in what ? [{ cost, what }] : [];
  });

/** A card that can be discarded or bear damage for a cost. */
export const onTable = (game: GameState, id: CardId): boolean => {
  const { kind } = def(game, id);
  return isThere(game, id) && kind !== 'resource' && kind !== 'event';
};

const number = (n: number | 'X', x: number | null | undefined): number => (n === 'X' ? (x ?? 0) : n);

const tooMany = (most: number | undefined, n: number): string | null =>
  most !== undefined && n > most ? `X is ${most} at the most` : null;

const points = (what: keyof Purse, name: (n: number) => string): CostRule<CostOf<'force' | 'build'>> => ({
  refusal: (_game, { by, x }, cost, _choices, purse) => {
    const n = number(cost.n, x);
    const wrong = tooMany('most' in cost ? cost.most : undefined, n);
    if (wrong) return wrong;
    if (n > purse[what]) return `it costs ${name(n)} and ${sideName(by)} has ${purse[what]}`;
    purse[what] -= n;
    return null;
  },
  pay: (game, { by, x }, cost) => {
    const n = number(cost.n, x);
    if (n === 0) return game;
    const left = game.players[by][what] - n;
    const paid = setPlayer(game, by, { [what]: left });
    return note(paid, 'rule', 'cost.pay', `${sideName(by)} pays ${name(n)} and has ${left} left.`);
  },
});

const tap: CostRule<CostOf<'tap'>> = {
  refusal: (game, context, { what }, choices) => {
    const cards = paidWith(game, context, what, choices);
    if (cards.length < neededFor(what) || cards.some((id) => !isThere(game, id)))
      return 'there is nothing to tap for its cost';
    const tapped = cards.find((id) => card(game, id).tapped);
    return tapped ? `${label(game, tapped)} is already tapped` : null;
  },
  pay: (game, context, { what }, choices) =>
    paidWith(game, context, what, choices).reduce((next, id) => tapCard(next, id), game),
};

type OfCounters = CostOf<'add-counters' | 'remove-counters'>;

/** The card whose counters a cost takes: one's Resource, or the card itself. */
const countersOf = (
  game: GameState,
  context: Context,
  cost: OfCounters,
  choices: CostChoices,
): CardId | undefined => {
  if (cost.what) return paidWith(game, context, cost.what, choices)[0];
  return 'of' in cost && cost.of === 'resource' ? game.players[context.by].lists.resource[0] : context.source;
};

/** So many counters more, or fewer. */
function changeCounters(
  game: GameState,
  context: Context,
  cost: OfCounters,
  choices: CostChoices,
  change: number,
): GameState {
  const on = countersOf(game, context, cost, choices) ?? context.source;
  const total = countersOn(card(game, on), cost.counter) + change;
  const next = setCounters(game, on, cost.counter, total);
  const text = `${label(next, on)} has ${plural(total, `${cost.counter} counter`)}.`;
  return note(next, 'rule', 'cost.pay', text);
}

const addCounters: CostRule<CostOf<'add-counters'>> = {
  refusal: (game, context, cost, choices) =>
    countersOf(game, context, cost, choices) === undefined ? 'there is no card to put counters on' : null,
  pay: (game, context, cost, choices) => changeCounters(game, context, cost, choices, cost.n),
};

const removeCounters: CostRule<CostOf<'remove-counters'>> = {
  refusal: (game, context, cost, choices) => {
    const from = countersOf(game, context, cost, choices);
    const have = from === undefined ? 0 : countersOn(card(game, from), cost.counter);
    const n = number(cost.n, context.x);
    return (
      tooMany(cost.most, n) ??
      (have < n
        ? `it has ${plural(have, `${cost.counter} counter`)} and ${n} ${n === 1 ? 'is' : 'are'} needed`
        : null)
    );
  },
  pay: (game, context, cost, choices) =>
    changeCounters(game, context, cost, choices, -number(cost.n, context.x)),
};

/** All kinds of cost by name. A new one is a line here, or in further-costs.ts. */
const rules: { readonly [Pay in Exclude<Cost['pay'], FurtherCost>]: CostRule<CostOf<Pay>> } = {
  force: points('force', (n) => `${n} Force`),
  build: points('buildPoints', (n) => plural(n, 'build point')),
  tap,
  'damage-counters': paidByUnits(
    onTable,
    ({ n }) =>
      (game, id) =>
        setCard(game, id, { damage: card(game, id).damage + n }),
  ),
  'add-counters': addCounters,
  'remove-counters': removeCounters,
};

const known = openTable<CostRule<Cost>>('cost', rules);

export const addCosts = (more: { readonly [Pay in FurtherCost]: CostRule<CostOf<Pay>> }): void =>
  known.add(more);

/** Why the costs can't be paid, or null. */
export function costRefusal(
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): string | null {
  const { force, buildPoints } = game.players[context.by];
  const purse: Purse = { force, buildPoints };
  for (const cost of costs) {
    const refusal = known.of(cost.pay).refusal(game, context, cost, choices, purse);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The cards that can pay a cost, but for those that pay another. */
export const payers = (
  game: GameState,
  context: Context,
  { cost, what }: CostSlot,
  taken: readonly CardId[],
): CardId[] =>
  candidates(game, context, what.choose).filter(
    (id) =>
      !taken.includes(id) &&
      costRefusal(game, context, [cost], new Map([[what, Array<CardId>(what.count ?? 1).fill(id)]])) === null,
  );

/** Pays costs that `costRefusal` has allowed. */
export const payCosts = (
  game: GameState,
  context: Context,
  costs: readonly Cost[],
  choices: CostChoices,
): GameState => costs.reduce((next, cost) => known.of(cost.pay).pay(next, context, cost, choices), game);
