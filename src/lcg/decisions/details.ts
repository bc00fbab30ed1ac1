// What an entry says about a use or a play, as the rules understand it.
import type { Wishes } from '../model/frames.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { GameState } from '../model/state.ts';
import type { Details } from './decision.ts';

/** The cards among which something is divided are its targets. */
const targetsOf = ({ target, targets, divide }: Details): Wishes['targets'] =>
  targets ?? (target === undefined ? divide && Object.keys(divide) : [target]);

export function wishesOf(details: Details): Wishes {
  const { amount, divide, x, cost } = details;
  const targets = targetsOf(details);
  return {
    ...(targets !== undefined && { targets }),
    ...(amount !== undefined && { amount }),
    ...(divide !== undefined && { divide }),
    ...(x !== undefined && { x }),
    ...(cost !== undefined && { cost }),
  };
}

/** Every id has to be one of the game. */
export function whyNotNames(
  { box }: GameState,
  { target, targets = [], cost = [], divide = {} }: Details,
): Refusal | null {
  for (const id of [...(target === undefined ? [] : [target]), ...targets, ...cost, ...Object.keys(divide)])
    if (box.index[id] === undefined) return refuse('effect.target', `there is no card "${id}"`);
  return null;
}
