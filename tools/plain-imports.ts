// A plugin for Vite: what is fetched later is fetched by a plain `import()`. Vite's own way announces the files that come with
// it, which is switched off here (`modulePreload`), and wraps each in a call of its helper all the same.
import type { Plugin } from 'vite';

const FETCHED = String.raw`import\([^()]*\)(?:\.then\(\(\w+\) => [\w.]+\))?`;
/** The import as it stands there, or one of which the names that are used are told. */
const WRAPPED = new RegExp(
  String.raw`(__vitePreload\((?:\(\) => |async \(\) => \{\s*const \{[^}]*\} = await ))(${FETCHED})((?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__, import\.meta\.url\))`,
  'g',
);

/** Everything stays where it is: the source map holds. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
  renderChunk: (code) => ({
    code: code.replace(
      WRAPPED,
      (_all, before, fetched, after) => `${blank(before)}${fetched}${blank(after)}`,
    ),
    map: null,
  }),
});
