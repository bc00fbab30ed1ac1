// A plugin for Vite: what is ours in the built files and what is others', and under which licenses.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const root = new URL('../', import.meta.url);
const PACKAGES = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', 'xstate'];

/** The license of a package as it came with it. */
function licenseOf(name: string): string {
  const folder = new URL(`node_modules/${name}/`, root);
  const file = readdirSync(folder).find((one) => /^licen[sc]e(?:\.\w+)?$/i.test(one));
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  const text = file === undefined ? '' : `\n\n${readFileSync(new URL(file, folder), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}`;
}

const LINE = '/*! MIT, with Lit (BSD-3-Clause): licenses.txt */';

/** The line at the end of every script, and the file that it names. */
export const licenses = (): Plugin => ({
  name: 'licenses',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const one of Object.values(bundle))
      if (one.type === 'chunk')
        one.code = one.code.replace(/(?=\n\/\/# sourceMappingURL=.*\s*$|$)/, `\n${LINE}`);
    const own = `swtcg-elements (MIT)\n\n${readFileSync(new URL('LICENSE', root), 'utf8').trim()}`;
    const source = `${[own, ...PACKAGES.map(licenseOf)].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
  },
});
