import { defineConfig } from 'vite';

// The elements for any page: one module to name in a script tag; it loads the rest of the folder when it is needed.
export default defineConfig({
  base: './',
  build: {
    outDir: 'dist/elements',
    rolldownOptions: {
      input: { 'swtcg-elements': 'components/replay/swtcg-replay.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
