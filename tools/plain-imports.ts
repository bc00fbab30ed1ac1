// A plugin for Vite: what is fetched later is fetched by a plain `import()`. Vite's own way announces the files that come with
// it, which is switched off here (`modulePreload`), and wraps every `import()` in a call all the same.
import type { Plugin } from 'vite';
import { type Change, changed, type Node, nodes } from './syntax.ts';

const WRAP = '__vitePreload';

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly body?: Node })[];
}

interface Waiting extends Node {
  readonly argument: Node;
}

const isWrapped = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee.name === WRAP;

/** What is called in the wrap: the `import()`, or a function that waits for one and hands on the names that are used. */
function inside(call: Call): Node | undefined {
  const body = call.arguments[0]?.body;
  if (body?.type !== 'BlockStatement') return body;
  return [...nodes(body)].find((node): node is Waiting => node.type === 'AwaitExpression')?.argument;
}

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? `export const ${WRAP} = (load) => load();` : null),
  renderChunk(code) {
    if (!code.includes(WRAP)) return null;
    const changes = [...nodes(this.parse(code))].filter(isWrapped).flatMap((call): Change[] => {
      const within = inside(call);
      // The lines stay, and with them the source map.
      const lines = (start: number, end: number) => code.slice(start, end).replace(/[^\n]/g, '');
      return within
        ? [
            [call.start, within.start, `(${lines(call.start, within.start)}`],
            [within.end, call.end, `${lines(within.end, call.end)})`],
          ]
        : [];
    });
    return { code: changed(code, changes), map: null };
  },
});
