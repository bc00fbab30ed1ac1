import { basename } from 'node:path';
import { defineConfig } from 'vite';

const PIECES = ['swtcg/board', 'swtcg/card', 'chart', 'swtcg/odds', 'rule', 'sequence'];

// The small elements for any page, each a module of its own beside the viewer's. Built apart from it: the viewer is not
// cut into more files for what it has in common with them.
export default defineConfig({
  base: './',
  build: {
    outDir: 'dist/elements',
    emptyOutDir: false, // the viewer is there already
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: Object.fromEntries(
        PIECES.map((folder) => {
          const tag = `swtcg-${basename(folder)}`;
          return [tag, `components/${folder}/${tag}.ts`];
        }),
      ),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'pieces/[name]-[hash].js' },
    },
  },
});
