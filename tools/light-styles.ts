// A plugin for Vite: the script for pages has a lighter tag for styles than Lit's (components/shared/css-tag.ts).
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tag = fileURLToPath(new URL('../components/shared/css-tag.ts', import.meta.url));

export const lightStyles = (): Plugin => ({
  name: 'light-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/css-tag.js') ? tag : null),
});
