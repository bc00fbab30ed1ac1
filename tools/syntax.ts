// Syntax trees, for the plugins that change code.

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Every node of a syntax tree. */
export function* nodes(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree && 'start' in tree) yield tree as Node;
  for (const child of Object.values(tree)) yield* nodes(child);
}

/** A stretch of a text, and what stands there instead. */
export type Change = readonly [start: number, end: number, text: string];

/** A text with its changes, which do not overlap: from the end, so that the places before stay where they are. */
export const changed = (text: string, changes: readonly Change[]): string =>
  changes
    .toSorted(([a], [b]) => b - a)
    .reduce((all, [start, end, instead]) => all.slice(0, start) + instead + all.slice(end), text);
