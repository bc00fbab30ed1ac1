import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkNames, SCRIPT } from './tools/chunks.ts';
import { embedFiles } from './tools/embed-files.ts';
import { integrity } from './tools/integrity.ts';
import { licenses } from './tools/licenses.ts';
import { minifyCss } from './tools/minify-css.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// The elements for any page: one module to name in a script tag; it loads the rest of the folder when it is needed.
export default defineConfig({
  base: './',
  plugins: [minifyCss(), embedFiles(), licenses(), integrity(`${SCRIPT}.js`)],
  build: {
    outDir: 'dist/elements',
    sourcemap: true,
    // What is fetched later stands on files that are there already: nothing is gained by announcing them.
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { [SCRIPT]: 'components/elements.ts', embed: 'components/embed/embed.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(root) }] },
      },
    },
  },
});
