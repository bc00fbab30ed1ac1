// A plugin for Vite: the styles that come with the script stand next to each other in it. Compression finds what is alike
// within 32 kB; scattered among the elements, most styles are farther from each other than that.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What a module waits for: neither types nor what is fetched later. */
const IMPORTED = /^(?:import|export)(?! type\b)[^'";]*?\s*'(\.[^']+)';/gm;
const STYLES = /\bcss`/;

/** The modules with styles that a module needs, itself included, in the order in which they are met. */
export function stylesOf(file: string, met = new Set<string>()): string[] {
  if (met.has(file)) return [];
  met.add(file);
  const code = readFileSync(file, 'utf8');
  const needed = [...code.matchAll(IMPORTED)].map(([, path = '']) => resolve(dirname(file), path));
  return [...needed.flatMap((one) => stylesOf(one, met)), ...(STYLES.test(code) ? [file] : [])];
}

/** The tag alone is less than Lit, which then comes after the styles. */
const TAG = /^import \{ css \} from 'lit';/m;

/** @param entry how the path of the script's own module ends */
export const gatherStyles = (entry: string): Plugin => ({
  name: 'gather-styles',
  enforce: 'pre',
  transform(code, id) {
    if (STYLES.test(code) && TAG.test(code))
      return {
        code: code.replace(TAG, "import { css } from '@lit/reactive-element/css-tag.js';"),
        map: null,
      };
    if (!id.endsWith(entry)) return null;
    // The signs, of which some come only because tables have them too (chunks.ts), stand together as well.
    const signs = ['shared/icons.ts', 'shared/later-icons.ts'].map((file) => resolve(dirname(id), file));
    const first = [...stylesOf(id), ...signs].map((file) => `import ${JSON.stringify(file)};\n`);
    return { code: first.join('') + code, map: null };
  },
});
