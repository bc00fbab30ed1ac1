import { defineConfig } from 'vite';
import { dataFiles } from './tools/data-files.ts';
import { docs } from './tools/docs/plugin.ts';
import { minifyCss } from './tools/minify-css.ts';

// The site: the demo, the lessons, the page for writing, the documentation.
export default defineConfig({
  base: './',
  plugins: [minifyCss(), dataFiles(), docs()],
  build: {
    outDir: 'dist/docs',
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ['index.html', 'judge.html', 'learn.html', 'write.html'],
    },
  },
});
