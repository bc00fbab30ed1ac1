import { defineConfig } from 'vite';

// The demo page, index.html.
export default defineConfig({
  build: { outDir: 'dist/demo', target: 'es2022' },
});
