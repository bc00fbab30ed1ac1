// A plugin for Vite: the script for pages has the texts of the starter set compiled, and needs no grammar for them.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { starterTexts } from '../play/starter/texts.ts';

const file = fileURLToPath(new URL('../play/starter/texts.ts', import.meta.url));

export const compiledStarter = (): Plugin => ({
  name: 'compiled-starter',
  enforce: 'pre',
  load(id) {
    if (id !== file) return null;
    return `export const starterTexts = ${JSON.stringify(starterTexts)};`;
  },
});
