// Finds the states of nested charts that the path of a game names: for whoever draws the charts.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { descendants, lineage } from './nodes.ts';
import { invokedBy, placeOf } from './places.ts';

type Charts = Readonly<Record<string, AnyStateMachine>>;

/** A state with those around it up to another, which is left out; outermost first. */
const between = (outer: AnyStateNode, node: AnyStateNode): AnyStateNode[] =>
  lineage(node).slice(0, lineage(node).indexOf(outer)).reverse();

/** How well a state fits a place that several states share: the one that has its name does best. */
const fits = (node: AnyStateNode, place: readonly string[]): number => (node.key === place.at(-1) ? 0 : 1);

/** The chain of states for a whole path; null where a chart has no such place. `from`: charts that were begun at this path. */
function find(
  charts: Charts,
  name: string,
  path: readonly string[],
  from: readonly string[] = [],
): AnyStateNode[] | null {
  const root = charts[name]?.root;
  if (!root || from.includes(name)) return null;
  if (path.length === 0) return [];
  const nodes = descendants(root);
  const here = nodes
    .map((node) => ({ node, place: placeOf(node) ?? [] }))
    .filter(({ place }) => place.length > 0 && place.every((key, i) => key === path[i]))
    .sort((a, b) => fits(a.node, a.place) - fits(b.node, b.place));
  for (const { node, place } of here) {
    const chain = between(root, node);
    const rest = path.slice(place.length);
    if (rest.length === 0) return chain;
    for (const inner of descendants(node)) {
      const invoked = invokedBy(inner);
      const deeper = invoked && !invoked.samePlace ? find(charts, invoked.name, rest) : null;
      if (deeper) return [...chain, ...between(node, inner), ...deeper];
    }
  }
  for (const node of nodes) {
    const invoked = invokedBy(node);
    const deeper = invoked?.samePlace ? find(charts, invoked.name, path, [...from, name]) : null;
    if (deeper) return [...between(root, node), ...deeper];
  }
  return null;
}

/**
 * The active states that a path leads to, outermost first, through charts that invoke each other. Where the charts don't
 * know all of the path, those of its beginning.
 */
export function locate(charts: Charts, name: string, path: readonly string[]): readonly AnyStateNode[] {
  for (let length = path.length; length > 0; length--) {
    const found = find(charts, name, path.slice(0, length));
    if (found) return found;
  }
  return [];
}
