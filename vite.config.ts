import { defineConfig } from 'vite';
import { dataFiles } from './tools/data-files.ts';
import { minifyCss } from './tools/minify-css.ts';

// The pages: the demo, the lessons, the page for writing.
export default defineConfig({
  base: './',
  plugins: [minifyCss(), dataFiles()],
  build: {
    outDir: 'dist/demo',
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'learn.html', 'write.html'] },
  },
});
