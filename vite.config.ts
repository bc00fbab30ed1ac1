import { defineConfig } from 'vite';
import { minifyCss } from './tools/minify-css.ts';

// The demo page, index.html.
export default defineConfig({
  plugins: [minifyCss()],
  build: { outDir: 'dist/demo', target: 'es2022' },
});
