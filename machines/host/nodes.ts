// Which states a transition leaves and enters, as XState works it out (SCXML's algorithm without parallel and history
// states).
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state with the states around it, innermost first. */
export function lineage(node: AnyStateNode): AnyStateNode[] {
  const line: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) line.push(at);
  return line;
}

/** A state with all states inside it. */
export const descendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(descendants),
];

/** A state with its initial states, down to the one that has none inside. */
export const initialStates = (node: AnyStateNode): AnyStateNode[] => {
  const inside = node.type === 'compound' ? node.initial.target[0] : undefined;
  return inside ? [node, ...initialStates(inside)] : [node];
};

/** The state that stays active around a transition; undefined where the root itself is left. */
function domainOf(
  { source, reenter }: AnyTransitionDefinition,
  target: AnyStateNode,
): AnyStateNode | undefined {
  if (!reenter && lineage(target).includes(source)) return source;
  const around = lineage(target).slice(1);
  const common = lineage(source)
    .slice(1)
    .find((node) => around.includes(node));
  return common ?? (reenter ? undefined : source.machine.root);
}

export interface Route {
  /** The states that are left, innermost first. */
  readonly exited: readonly AnyStateNode[];
  /** The states that are entered, outermost first. */
  readonly entered: readonly AnyStateNode[];
  /** Those of them that are entered with their initial state. */
  readonly byDefault: ReadonlySet<AnyStateNode>;
  /** The innermost state that is active afterward. */
  readonly leaf: AnyStateNode;
}

/** What a transition leaves and enters while a leaf state is active. */
export function routeOf(transition: AnyTransitionDefinition, leaf: AnyStateNode): Route {
  const target = transition.target?.[0];
  if (!target) return { exited: [], entered: [], byDefault: new Set(), leaf };
  const domain = domainOf(transition, target);
  const inside = (node: AnyStateNode) =>
    domain === undefined || (node !== domain && lineage(node).includes(domain));
  const around = lineage(target).slice(1).filter(inside).reverse();
  // A transition to its own source does not enter it again unless it says so.
  const down = initialStates(target).slice(target === domain ? 1 : 0);
  return {
    exited: lineage(leaf).filter(inside),
    entered: [...around, ...down],
    byDefault: new Set(down),
    leaf: down.at(-1) ?? target,
  };
}
