// A plugin for Vite: in the script for pages, rules that many a game never meets (src/further.ts) come when they are needed.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const later = fileURLToPath(new URL('../src/further-later.ts', import.meta.url));

export const furtherLater = (): Plugin => ({
  name: 'further-later',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('/further.ts') || !importer) return null;
    return /\/src\/further-(later|now)\.ts$/.test(importer) ? null : later;
  },
});
