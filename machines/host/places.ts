// Places: the states of a chart that readers know, as the path of a game names them. What outlines and drawings of charts
// need to know about a chart beyond XState's own definition is written on its actions and inputs here.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { implementationOf } from './features.ts';

/** An entry action that adds these names to the path of the game. */
export const atPlace = <Action extends object>(place: readonly string[], action: Action) =>
  Object.assign(action, { place });

/** The input of an invoked chart whose states are steps of the one that invokes it: its places come at the same level. */
export const withinPlace = <Input extends object>(input: Input) =>
  Object.assign(input, { samePlace: true as const });

/** The place that a state is; null for one that play only passes through. */
export function placeOf(node: AnyStateNode): readonly string[] | null {
  for (const reference of node.entry) {
    const action = implementationOf((node.machine as AnyStateMachine).implementations.actions, reference);
    const { place } = (action ?? {}) as { readonly place?: readonly string[] };
    if (place) return place;
  }
  return null;
}

export interface InvokedChart {
  readonly name: string;
  /** Its places come at the level of the chart that invokes it. */
  readonly samePlace: boolean;
}

/** The chart that a state invokes. */
export function invokedBy(node: AnyStateNode): InvokedChart | null {
  const [invoke] = node.invoke;
  if (!invoke) return null;
  const { samePlace } = (invoke.input ?? {}) as { readonly samePlace?: true };
  return { name: invoke.src as string, samePlace: samePlace === true };
}
