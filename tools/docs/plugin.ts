// A plugin for Vite: the documentation beside the demo, in the built site and in the one that `npm start` shows.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { docsSite } from './site.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.js': 'text/javascript; charset=utf-8',
};

/** Written by `npm run manifest`, which the scripts run first. */
const manifest = () => JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8'));

export const docs = (): Plugin => ({
  name: 'docs',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, '')).slice(1);
      if (!path.startsWith('docs/')) return next();
      // While it is written, the sources are what is shown.
      const page = path.endsWith('/') ? `${path}index.html` : path;
      const content = docsSite(manifest(), '/components/elements.ts').get(page);
      if (content === undefined) return next();
      response.setHeader('content-type', TYPES[extname(page)] ?? 'text/plain; charset=utf-8');
      response.end(await content());
    });
  },
  async generateBundle() {
    for (const [fileName, content] of docsSite(manifest(), 'elements/swtcg-elements.js'))
      this.emitFile({ type: 'asset', fileName, source: await content() });
    const elements = join(root, 'dist/elements');
    for (const file of readdirSync(elements, { recursive: true, encoding: 'utf8' }))
      if (extname(file) && !file.endsWith('.map'))
        this.emitFile({
          type: 'asset',
          fileName: `elements/${file.replaceAll('\\', '/')}`,
          source: readFileSync(join(elements, file)),
        });
  },
});
