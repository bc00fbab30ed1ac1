// Lessons, examples and the worker that keeps pages for later, beside the built pages, under the same names as in the repository.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDERS = ['lessons', 'examples'];

export const dataFiles = (): Plugin => ({
  name: 'data-files',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'offline.js', source: readFileSync('offline.js') });
    for (const folder of FOLDERS)
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (/\.(json|txt)$/.test(name))
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${name}`,
            source: readFileSync(`${folder}/${name}`),
          });
  },
});
