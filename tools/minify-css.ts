// A plugin for Vite: takes what only people need out of the css`…` templates of the elements, and gives short names to the
// custom properties that the elements keep to themselves (`--_…`; those for pages, `--swtcg-…`, stay as they are).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The inside of a css template, without comments and needless space. */
export const minified = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]|[<>]=?) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<![\w.#])0(?=\.\d)/g, '')
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3')
    .replace(/;}/g, '}')
    .replace(/(?<=\[[\w-]+[~^$*|]?=)(["'])([a-z][\w-]*)\1(?=])/gi, '$2')
    .replace(/\btransparent\b/g, '#0000')
    .trim();

const components = fileURLToPath(new URL('../components', import.meta.url));
const PRIVATE = /--_[a-z\d]+(?:-[a-z\d]+)*/g;

/** The private names of all elements, the most frequent first, each with a short one: all files of a build agree on it. */
function shortNames(): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const file of readdirSync(components, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts'))
      for (const [name] of readFileSync(join(components, file), 'utf8').matchAll(PRIVATE))
        count.set(name, (count.get(name) ?? 0) + 1);
  const names = [...count].sort(([, a], [, b]) => b - a);
  return new Map(names.map(([name], i) => [name, `--_${i.toString(36)}`]));
}

export const minifyCss = (): Plugin => {
  let names: ReadonlyMap<string, string>;
  return {
    name: 'minify-css-templates',
    enforce: 'pre',
    buildStart() {
      names = shortNames();
    },
    transform(code, id) {
      if (!/\/components\/.*\.ts$/.test(id) || !/css`|--_/.test(code)) return null;
      const small = code
        .replace(/\bcss`([^`$]*)`/g, (_, text: string) => `css\`${minified(text)}\``)
        .replace(PRIVATE, (name) => names.get(name) ?? name);
      return { code: small, map: null };
    },
  };
};
