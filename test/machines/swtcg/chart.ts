// Reading a statechart's own definition: which state can follow which.
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state's name within its machine: `ready.untap`. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.');

export function allStates(machine: AnyStateMachine): AnyStateNode[] {
  const found: AnyStateNode[] = [];
  const visit = (node: AnyStateNode): void => {
    found.push(node);
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
}

/** Every state that a transition of this state leads to. */
function targetsOf(node: AnyStateNode): AnyStateNode[] {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  const initial = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return [...transitions.flatMap((one) => one.target ?? []), ...initial];
}

const chain = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...chain(node.parent)] : [node]);

/**
 * The steps that can come next after a step, however many states that are no steps lie between them. What a state's
 * ancestors may do, it may do; to be inside a step is to be at it.
 */
export function stepsAfter(
  machine: AnyStateMachine,
  step: string | null,
  steps: readonly string[],
): string[] {
  const stepOf = (node: AnyStateNode): string | undefined =>
    chain(node)
      .map(nameOf)
      .find((name) => steps.includes(name));
  const origin = step === null ? machine.root : allStates(machine).find((node) => nameOf(node) === step);
  if (!origin) throw new Error(`there is no state ${step}`);
  const found = new Set<string>();
  const seen = new Set<AnyStateNode>();
  const queue: AnyStateNode[] = [origin];
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const reach = [
      ...targetsOf(node),
      ...chain(node)
        .slice(1)
        .flatMap((one) => outerTargets(one)),
    ];
    for (const target of reach) {
      const at = stepOf(target);
      if (at === undefined || at === step) queue.push(target);
      else found.add(at);
    }
  }
  return [...found].sort((a, b) => steps.indexOf(a) - steps.indexOf(b));
}

/** What a state's own transitions lead to, its initial state left out. */
const outerTargets = (node: AnyStateNode): AnyStateNode[] =>
  [...node.transitions.values()]
    .flat()
    .concat(node.always ?? [])
    .flatMap((one) => one.target ?? []);
