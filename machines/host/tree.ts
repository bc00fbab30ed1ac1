// A chart as a tree of states: the states inside a state, and inside a state that invokes another chart the states of that
// one. Read off the machines themselves; for whoever draws them.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { locate } from './locate.ts';
import { descendants, lineage } from './nodes.ts';
import { invokedBy } from './places.ts';

type Charts = Readonly<Record<string, AnyStateMachine>>;

export interface StateItem {
  /** The names of the states that lead to it, from the top of the drawing. */
  readonly id: string;
  readonly key: string;
  readonly node: AnyStateNode;
  readonly rule: string | null;
  /** What play waits for in it. */
  readonly tags: readonly string[];
  /** Whether the states around it begin with it. */
  readonly initial: boolean;
  readonly final: boolean;
  /** Whether play only passes through it. */
  readonly transient: boolean;
  /** The chart that runs while it is active. */
  readonly invokes: string | null;
  /** The names of the states that can come next. */
  readonly next: readonly string[];
  readonly hasStates: boolean;
}

/** Where the transitions of a state, and of those inside it, lead when they leave it: seen from its own level. */
function nextOf(node: AnyStateNode): string[] {
  const inside = new Set(descendants(node));
  const targets = [...inside].flatMap((one) =>
    [...(one.always ?? []), ...[...one.transitions.values()].flat()].flatMap(({ target }) => target ?? []),
  );
  const level = (target: AnyStateNode): AnyStateNode =>
    lineage(target).find(({ parent }) => parent === node.parent) ?? target;
  return [...new Set(targets.filter((target) => !inside.has(target)).map((target) => level(target).key))];
}

function itemOf(node: AnyStateNode, under: string): StateItem {
  const { rule } = (node.meta ?? {}) as { readonly rule?: string };
  const invokes = invokedBy(node)?.name ?? null;
  const compound = node.type === 'compound';
  return {
    id: under ? `${under}/${node.key}` : node.key,
    key: node.key,
    node,
    rule: rule ?? null,
    tags: node.tags,
    initial: node.parent?.initial.target[0] === node,
    final: node.type === 'final',
    transient: node.type === 'atomic' && invokes === null && node.tags.length === 0,
    invokes,
    next: nextOf(node),
    hasStates: compound || invokes !== null,
  };
}

const itemsIn = (node: AnyStateNode, under: string): StateItem[] =>
  (Object.values(node.states) as AnyStateNode[]).map((one) => itemOf(one, under));

/** The outermost states of a chart. */
export const chartItems = (charts: Charts, name: string): StateItem[] => {
  const machine = charts[name];
  return machine ? itemsIn(machine.root, '') : [];
};

/** The states inside a state. */
export function itemsInside(charts: Charts, { node, id, invokes }: StateItem): StateItem[] {
  const invoked = invokes === null ? undefined : charts[invokes];
  return itemsIn(invoked ? invoked.root : node, id);
}

/**
 * The ids of the active states in the drawing of a chart, outermost first. The path is that of a game, which the chart
 * `root` starts; or one that starts in the drawn chart itself.
 */
export function activeItems(charts: Charts, root: string, name: string, path: readonly string[]): string[] {
  const whole = locate(charts, root, path);
  const start = whole.findIndex(({ machine }) => machine === charts[name]);
  const chain = start >= 0 ? whole.slice(start) : locate(charts, name, path);
  return chain.map((_, i) =>
    chain
      .slice(0, i + 1)
      .map(({ key }) => key)
      .join('/'),
  );
}
