// What an entry says about a use or a play, as the rules understand it.
import type { Wishes } from '../model/frames.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { GameState } from '../model/state.ts';
import type { Details } from './decision.ts';

export const wishesOf = ({ target, targets, amount, divide, x, cost }: Details): Wishes => ({
  ...((target !== undefined || targets !== undefined) && { targets: targets ?? [target as string] }),
  ...(amount !== undefined && { amount }),
  ...(divide !== undefined && { divide }),
  ...(x !== undefined && { x }),
  ...(cost !== undefined && { cost }),
});

/** Every id has to be one of the game. */
export function whyNotNames(
  { box }: GameState,
  { target, targets = [], cost = [], divide = {} }: Details,
): Refusal | null {
  for (const id of [...(target === undefined ? [] : [target]), ...targets, ...cost, ...Object.keys(divide)])
    if (box.index[id] === undefined) return refuse('effect.target', `there is no card "${id}"`);
  return null;
}
