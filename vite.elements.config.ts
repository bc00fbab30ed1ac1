import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { elementChunks, SCRIPT } from './tools/chunks.ts';
import { compiledStarter } from './tools/compiled-starter.ts';
import { embedFiles } from './tools/embed-files.ts';
import { gatherStyles } from './tools/gather-styles.ts';
import { inlineHelper } from './tools/inline-helper.ts';
import { integrity } from './tools/integrity.ts';
import { lightStyles } from './tools/light-styles.ts';
import { minifyCss } from './tools/minify-css.ts';
import { minifyHtml } from './tools/minify-html.ts';
import { plainImports } from './tools/plain-imports.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// The elements for any page: one module to name in a script tag; it loads the rest of the folder when it is needed.
export default defineConfig({
  base: './',
  plugins: [
    gatherStyles('/components/elements.ts'),
    minifyCss(),
    minifyHtml(),
    plainImports(),
    compiledStarter(),
    lightStyles(),
    embedFiles(),
    inlineHelper(),
    integrity(`${SCRIPT}.js`),
  ],
  build: {
    outDir: 'dist/elements',
    sourcemap: true,
    // What is fetched later stands on files that are there already: nothing is won by announcing them.
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { [SCRIPT]: 'components/elements.ts', embed: 'components/embed/embed.ts' },
      preserveEntrySignatures: 'allow-extension',
      // Numbers and words with a name stand where they are used; nothing hangs on reading a field.
      optimization: { inlineConst: true },
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'script and engine', name: elementChunks(root) }],
        },
      },
    },
  },
});
