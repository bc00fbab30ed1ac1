// A plugin for Vite: what is fetched later is fetched by a plain `import()`. Vite's own way announces the files that come with
// it, which is switched off here (`modulePreload`), and brings its helper all the same.
import type { Plugin } from 'vite';

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
});
