import { defineConfig } from 'vite';

// The bench runs what ships: the engine as one bundled file, not the sources through a loader.
export default defineConfig({
  build: {
    ssr: 'tools/bench.ts',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'bench.js', codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
