// Which transitions of a chart its tests have gone through.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** All transitions of a chart, by where they start, their event and their place among those. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  const look = (node: AnyStateNode) => {
    const named = (type: string, transitions: readonly AnyTransitionDefinition[] = []) => {
      for (const [n, one] of transitions.entries()) found.set(one, `${node.id} ${type} [${n}]`);
    };
    for (const [type, transitions] of node.transitions) named(type, transitions);
    named('always', node.always);
    for (const child of Object.values(node.states)) look(child as AnyStateNode);
  };
  look(machine.root);
  return found;
}

/** Notes the transitions that running actors take: its `inspect` goes to `createActor`. */
export class Taken {
  readonly #taken = new Set<AnyTransitionDefinition>();

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep') for (const one of event._transitions) this.#taken.add(one);
  };

  /** The transitions that nothing went through. */
  missing(machine: AnyStateMachine): string[] {
    return [...transitionsOf(machine)].flatMap(([one, name]) => (this.#taken.has(one) ? [] : [name]));
  }
}
