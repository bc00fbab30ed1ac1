// A plugin for Vite: the html`…` templates of the elements without their line breaks and indentation. Space stays where there
// was some: a blank says the same as many, outside of texts that are set as they are.
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Template extends Node {
  readonly tag: Node & { readonly name?: string };
  readonly quasi: { readonly quasis: readonly Node[] };
}

/** Every node of a syntax tree. */
function* nodes(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree && 'start' in tree) yield tree as Node;
  for (const child of Object.values(tree)) yield* nodes(child);
}

const isTemplate = (node: Node): node is Template =>
  node.type === 'TaggedTemplateExpression' && ['html', 'svg'].includes((node as Template).tag.name ?? '');

/** A part of a template: its runs of space are blanks. */
export const narrowed = (text: string): string => text.replace(/\s+/g, ' ').replace(/ (?=>)/g, '');

export const minifyHtml = (): Plugin => ({
  name: 'minify-html-templates',
  transform(code, id) {
    if (!/\/components\/.*\.ts$/.test(id) || !/html`/.test(code)) return null;
    let small = code;
    const parts = [...nodes(this.parse(code))]
      .filter(isTemplate)
      .filter(({ start, end }) => !/<(pre|textarea)/.test(code.slice(start, end)))
      .flatMap(({ quasi }) => quasi.quasis);
    // From the end, so that the places before stay where they are.
    for (const { start, end } of parts.toSorted((a, b) => b.start - a.start))
      small = small.slice(0, start) + narrowed(small.slice(start, end)) + small.slice(end);
    return { code: small, map: null };
  },
});
