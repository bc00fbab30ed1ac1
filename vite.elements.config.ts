import { defineConfig } from 'vite';
import { minifyCss } from './tools/minify-css.ts';

// The elements for any page: one module to name in a script tag; it loads the rest of the folder when it is needed.
export default defineConfig({
  base: './',
  plugins: [minifyCss()],
  build: {
    outDir: 'dist/elements',
    rolldownOptions: {
      input: { 'swtcg-elements': 'components/replay/swtcg-replay.ts' },
      // What later parts share with the first stays in the first file.
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
