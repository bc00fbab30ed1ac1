// A plugin for Vite: the html`…` templates of the elements without their line breaks and indentation. Space stays where there
// was some: a blank says the same as many, outside of texts that are set as they are.
import type { Plugin } from 'vite';
import { changed, type Node, nodes } from './syntax.ts';

interface Template extends Node {
  readonly tag: Node & { readonly name?: string };
  readonly quasi: { readonly quasis: readonly Node[] };
}

const isTemplate = (node: Node): node is Template =>
  node.type === 'TaggedTemplateExpression' && ['html', 'svg'].includes((node as Template).tag.name ?? '');

/** A part of a template: its runs of space are blanks, and plain words need no quotation marks. */
export const narrowed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=>)/g, '')
    .replace(/(?<= [\w-]+=)"([\w-]+)"(?=[ >])/g, '$1');

export const minifyHtml = (): Plugin => ({
  name: 'minify-html-templates',
  transform(code, id) {
    if (!/\/components\/.*\.ts$/.test(id) || !/html`/.test(code)) return null;
    const parts = [...nodes(this.parse(code))]
      .filter(isTemplate)
      .filter(({ start, end }) => !/<(pre|textarea)/.test(code.slice(start, end)))
      .flatMap(({ quasi }) => quasi.quasis);
    const small = parts.map(({ start, end }) => [start, end, narrowed(code.slice(start, end))] as const);
    return { code: changed(code, small), map: null };
  },
});
