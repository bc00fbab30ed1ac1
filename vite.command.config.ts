import { defineConfig } from 'vite';

// The `swtcg` command: one file for Node with everything in it, so that it starts fast.
export default defineConfig({
  build: {
    ssr: 'src/play/command/main.ts',
    outDir: 'dist',
    emptyOutDir: false, // other builds write there too
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'command.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
});
