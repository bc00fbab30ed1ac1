// A plugin for Vite: puts the page for frames, and the script for the page around them, beside the elements.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILES = { 'embed.html': 'embed.html', 'embed.css': 'embed.css', 'embed-host.js': 'host.js' };

export const embedFiles = (): Plugin => ({
  name: 'embed-files',
  apply: 'build',
  generateBundle() {
    for (const [fileName, file] of Object.entries(FILES)) {
      const source = readFileSync(new URL(`../components/embed/${file}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});
