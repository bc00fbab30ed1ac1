// The choices of cards that costs ask for.
import { memoize } from '../../core/memo.ts';
import type { Cost, Selector } from '../language/effect.ts';

type Choose = Extract<Selector, { choose: unknown }>;

/** The choice of cards that "discard a card" asks for: one that is being played is no longer there to pay for itself. */
export const fromHand = memoize(
  ({ what, n }: Extract<Cost, { pay: 'discard-from-hand' }>): Choose => ({
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
