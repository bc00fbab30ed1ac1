// A plugin for Vite: writes down what the files of a build are, so that a page can say which it means.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** What `integrity="…"` of a script tag holds. */
export const integrityOf = (text: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts `integrity.json` beside the files, and prints the tag that names the entry. */
export const integrity = (entry: string): Plugin => ({
  name: 'integrity',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? [[one.fileName, integrityOf(one.code)] as const] : [],
      );
      const hashes = files.sort();
      const write = (fileName: string, json: object): void => {
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(json, null, 2)}\n` });
      };
      write('integrity.json', { version, entry, files: Object.fromEntries(hashes) });
      // What is fetched later is held to its hash as well where a page has this map in front of the tag.
      write('importmap.json', {
        integrity: Object.fromEntries(hashes.map(([file, hash]) => [`./elements/${file}`, hash])),
      });
    },
  },
  writeBundle(_, bundle) {
    const script = bundle[entry];
    if (script?.type !== 'chunk') throw new Error(`The build has no ${entry}.`);
    console.log(`${name} ${version}, of your own site or from a CDN for npm packages (${name}@${version}/dist/elements/):
<script type="module" src="elements/${entry}" integrity="${integrityOf(script.code)}" crossorigin="anonymous"></script>`);
  },
});
